import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import type { CaseFacts } from '../compute-probability.ts';
import { readElements } from '../elements/read-elements.ts';
import { readEvidence } from '../elements/read-evidence.ts';
import { urgencySignsIn } from '../judge-urgency.ts';
import { readLimitation } from '../limitation/read-limitation.ts';
import type { FactsRead } from '../read-facts-with-model.ts';
import { readWholeStory } from './read-whole-story.ts';

export interface FactsTold extends CaseFacts {
  /** The guide's signs of urgency that show. */
  signs: string[];
}

/** What a story tells of a guide's case, a model's reading included. */
export const readCaseFacts: TextTask<
  { text: string; guide: GuideSource; today: CivilDay; read: FactsRead },
  FactsTold
> = {
  name: 'read-case-facts',
  run({ text, guide, today, read }) {
    const { dates, story } = readWholeStory.run({ text, today });
    return {
      elements: readElements(guide.caseData.elements, story, read.elements),
      evidence: readEvidence(guide.caseData.evidence, story, read.evidence),
      limitation: readLimitation(guide, story, dates, today, read.start),
      signs: urgencySignsIn(guide, story),
    };
  },
};
