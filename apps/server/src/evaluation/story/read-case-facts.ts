import { type CivilDay, civilDay } from '@foja/computable-law/core/civil-day';
import type { CaseCorrections } from '@foja/contracts/evaluation';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import { type AdverseFound, readAdverseFacts } from '../against/read-adverse-facts.ts';
import type { CaseFacts } from '../compute-probability.ts';
import { type ElementFound, readElements } from '../elements/read-elements.ts';
import { readEvidence } from '../elements/read-evidence.ts';
import { urgencySignsIn } from '../judge-urgency.ts';
import { readCasePeriods } from '../limitation/read-case-periods.ts';
import { type LimitationFound, readLimitation } from '../limitation/read-limitation.ts';
import type { FactsRead } from '../read-facts-with-model.ts';
import { readSteps, type StepsTold } from '../stage/read-steps.ts';
import { type CaseSide, readSide } from './read-side.ts';
import { readWholeStory } from './read-whole-story.ts';

export interface FactsTold extends CaseFacts {
  side: CaseSide;
  /** The words by which the side was known; null where nothing says it, or the person did. */
  sideQuote: string | null;
  adverse: AdverseFound[];
  steps: StepsTold;
  /** Besides the one that governs. */
  otherPeriods: LimitationFound[];
  /** The guide's signs of urgency that show. */
  signs: string[];
}

/** What a story tells of a guide's case, a model's reading and what the person put right included. */
export const readCaseFacts: TextTask<
  { text: string; guide: GuideSource; today: CivilDay; read: FactsRead; corrections?: CaseCorrections },
  FactsTold
> = {
  name: 'read-case-facts',
  run({ text, guide, today, read, corrections = {} }) {
    const { dates, story } = readWholeStory.run({ text, today });
    const told = readSide(story);
    const side = corrections.side ?? told.side;
    const notSo = corrections.notSo ?? [];
    const startsOn = corrections.startsOn === undefined ? null : civilDay(corrections.startsOn);
    const periods = readCasePeriods({ guide, story, dates, today, side, startsOn });
    const [governing, ...otherPeriods] = periods;
    const given = startsOn === null ? null : { from: startsOn, to: startsOn, isOngoing: false, start: 0, end: 0 };
    // The guide's own periods are those of who claims.
    const ofGuide = side === 'claimant' ? readLimitation(guide, story, dates, today, given ?? read.start) : null;
    // The proofs that a defendant has show nothing for the claim.
    const ofClaim =
      side === 'defendant' ? { ...story, clauses: story.clauses.filter(({ listsProofs }) => !listsProofs) } : story;
    return {
      side,
      sideQuote: corrections.side === undefined ? told.quote : null,
      elements: corrected(readElements(guide.caseData.elements, ofClaim, read.elements), corrections),
      evidence: readEvidence(guide.caseData.evidence, story, read.evidence),
      adverse: readAdverseFacts(guide, story, side, notSo),
      steps: readSteps(guide, story, notSo),
      limitation: governing ?? ofGuide,
      otherPeriods,
      signs: urgencySignsIn(guide, story),
    };
  },
};

/** The elements as the person put them right; what was quoted for another reading no more shows anything. */
function corrected(elements: readonly ElementFound[], { elements: changes = [] }: CaseCorrections): ElementFound[] {
  return elements.map((found) => {
    const change = changes.find(({ element }) => element === found.element);
    return change === undefined || change.status === found.status ? found : { ...found, status: change.status };
  });
}
