import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { RulingInstance, RulingProcedure } from '@foja/contracts/generators/sentence-terms';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import type { Remedy } from '../../corpus/rules/rule-schemas.ts';
import type { TextTask } from '../../platform/threads/text-threads.ts';
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

/** What a person says of a ruling; null where it is read. */
export interface RulingAs {
  instance: Exclude<RulingInstance, 'unknown'> | null;
  procedure: RulingProcedure | null;
}

export interface ReadSentence extends Partial<RulingAs> {
  text: string;
  known: KnownReferences;
  underReview: LawUnderReview;
}

/** What a ruling says, in its own words, and where it may be challenged. */
export const readSentence: TextTask<ReadSentence, SentenceAnalysis> = {
  name: 'read-sentence',
  run({ instance: instanceAs, known, procedure: procedureAs, text, underReview }) {
    const sections = readRulingSections(text);
    const { caption, caseNumber, date, instance, tribunal } = readHeading(text, instanceAs);
    const decision = readDecision(sections, underReview);
    const { norms, precedents } = listCitedLaw(text, known, caption.finding.quote);
    const { finding: jurisdiction, procedure } = readJurisdiction(text, tribunal.quote, underReview, procedureAs);
    const notified = readNotification(text, date.iso);
    const dueDay = (remedy: Remedy) => dueDayOf(remedy, { notified, procedure, tribunal: tribunal.quote, underReview });
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
      deadlines: deadlinesFor({ procedure, instance: instance.kind, underReview }, dueDay),
      weakPoints: findWeakPoints(text, sections, decision, norms, { procedure, underReview }),
    };
  },
};
