import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { RulingInstance, RulingProcedure, RulingSide } from '@foja/contracts/generators/sentence-terms';
import { type PleadingPurpose, pleadingPurposeLabels } from '@foja/contracts/pleading-terms';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import type { Remedy } from '../../corpus/rules/rule-schemas.ts';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import { inferred, toJudge } from '../extract/findings.ts';
import { readPurpose } from '../extract/read-purpose.ts';
import { readRulingSections } from '../extract/ruling-sections.ts';
import { deadlinesFor } from './appeal-deadlines.ts';
import { dueDayOf, readNotification } from './due-days.ts';
import { findWeakPoints } from './find-weak-points.ts';
import { type KnownReferences, listCitedLaw } from './list-cited-law.ts';
import { readClaims } from './read-claims.ts';
import { readDecision } from './read-decision.ts';
import { readHeading } from './read-heading.ts';
import { readJurisdiction } from './read-jurisdiction.ts';
import { readParties } from './read-parties.ts';
import { readSide } from './read-side.ts';

/** What a person says of a ruling; null where it is read. */
export interface RulingAs {
  instance: Exclude<RulingInstance, 'unknown'> | null;
  procedure: RulingProcedure | null;
  matter: PleadingPurpose | null;
  side: RulingSide | null;
}

export interface ReadSentence extends Partial<RulingAs> {
  text: string;
  known: KnownReferences;
  underReview: LawUnderReview;
}

/** What a ruling says, in its own words, and where it may be challenged. */
export const readSentence: TextTask<ReadSentence, SentenceAnalysis> = {
  name: 'read-sentence',
  run({
    instance: instanceAs,
    known,
    matter: matterAs = null,
    procedure: procedureAs,
    side = null,
    text,
    underReview,
  }) {
    const sections = readRulingSections(text);
    const { caption, caseNumber, date, instance, tribunal } = readHeading(text, instanceAs);
    const decision = readDecision(sections, underReview);
    const { norms, precedents } = listCitedLaw(text, known, caption.finding.quote);
    const { finding: jurisdiction, procedure } = readJurisdiction(
      text,
      tribunal.quote,
      underReview,
      procedureAs,
      matterAs,
    );
    const claims = readClaims(sections);
    const notified = readNotification(text, date.iso);
    const dueDay = (remedy: Remedy) => dueDayOf(remedy, { notified, procedure, tribunal: tribunal.quote, underReview });
    return {
      tribunal,
      instance,
      matter: readMatter(caption.finding.quote ?? '', claims, text, matterAs),
      side: readSide(decision.outcome.kind, side),
      date,
      caption: caption.finding,
      caseNumber,
      parties: readParties(text, caption),
      claims,
      outcome: decision.outcome,
      decided: decision.decided,
      norms,
      precedents,
      costs: decision.costs,
      fees: decision.fees,
      jurisdiction,
      deadlines: deadlinesFor({ procedure, instance: instance.kind, underReview }, dueDay),
      weakPoints: findWeakPoints(text, sections, decision, norms, { matter: matterAs, procedure, side, underReview }),
    };
  },
};

/** Characters in which a ruling says what is asked. */
const openingCharacters = 3_000;

/** What the suit is about, with the words that tell it, or as the person says. */
function readMatter(
  caption: string,
  claims: SentenceAnalysis['claims'],
  text: string,
  asSaid: PleadingPurpose | null,
): NonNullable<SentenceAnalysis['matter']> {
  if (asSaid !== null) return { ...inferred(pleadingPurposeLabels[asSaid], 'Como lo indicaste.'), kind: asSaid };
  const object = claims.map(({ quote }) => quote ?? '').join('\n');
  const { purpose, quote } = readPurpose({ title: caption, object, opening: text.slice(0, openingCharacters) });
  if (quote === null)
    return { ...toJudge('No se reconoció de qué es el juicio. Elegilo si hace falta.'), kind: purpose };
  return { ...inferred(pleadingPurposeLabels[purpose], 'Por las palabras de la sentencia.', quote), kind: purpose };
}
