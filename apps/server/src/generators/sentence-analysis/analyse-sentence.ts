import { generationMessages } from '@foja/contracts/generators/generation-messages';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import { localEngineName } from '@foja/contracts/models';
import { readRulingSections } from '../extract/ruling-sections.ts';
import type { GenerationDeps, Generator } from '../generation.ts';
import { deadlinesFor } from './appeal-deadlines.ts';
import { askModelOfSentence } from './ask-model.ts';
import { dueDayOf, readNotification } from './due-days.ts';
import { findWeakPoints } from './find-weak-points.ts';
import { mergeReading } from './merge-reading.ts';
import { readCitedLaw } from './read-cited-law.ts';
import { readClaims } from './read-claims.ts';
import { readDecision } from './read-decision.ts';
import { readHeading } from './read-heading.ts';
import { readJurisdiction } from './read-jurisdiction.ts';
import { readParties } from './read-parties.ts';

/** Analyses a ruling from its own words, and with a language model where one is configured. */
export const analyseSentence: Generator<'sentenceAnalysis'> = async (deps, input) => {
  const own = await readSentence(deps, input.text);
  if (deps.structureModel === null) {
    return { structure: own, engine: localEngineName, notice: generationMessages.noModel, sources: [], citations: [] };
  }
  const reading = await askModelOfSentence(deps.structureModel, input);
  const { citations, structure } = await mergeReading(deps, input.text, own, reading);
  return { structure, engine: input.model, notice: null, sources: [], citations };
};

async function readSentence(deps: Pick<GenerationDeps, 'db' | 'lawBook'>, text: string): Promise<SentenceAnalysis> {
  const sections = readRulingSections(text);
  const { caption, caseNumber, date, instance, tribunal } = readHeading(text);
  const decision = readDecision(sections);
  const { norms, precedents } = await readCitedLaw(deps, text, caption.finding.quote);
  const { finding: jurisdiction, procedure } = readJurisdiction(text, tribunal.quote);
  const notified = readNotification(text, date.iso);
  const dueDay = (remedy: string) => dueDayOf(remedy, { notified, procedure, tribunal: tribunal.quote });
  return {
    tribunal,
    instance,
    date,
    caption: caption.finding,
    caseNumber,
    parties: readParties(text, caption),
    claims: readClaims(sections),
    outcome: decision.outcome,
    decided: decision.decided,
    norms,
    precedents,
    costs: decision.costs,
    fees: decision.fees,
    jurisdiction,
    deadlines: deadlinesFor(procedure, instance.kind, dueDay),
    weakPoints: findWeakPoints(text, sections, decision, norms, procedure),
  };
}
