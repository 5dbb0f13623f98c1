import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { Story } from './read-story.ts';
import { sentencesOfStory } from './sentences-of-story.ts';

/** For whom a case is evaluated: who claims, or who was claimed from. */
export type CaseSide = 'claimant' | 'defendant';

/** Who tells the story, and the words by which it was known; a claimant unless it tells that a claim was brought against its teller. */
export function readSide(story: Story): { side: CaseSide; quote: string | null } {
  const rules = openLawRules().caseSteps.filter(({ side }) => side === 'defendant');
  for (const { text } of sentencesOfStory(story)) {
    if (rules.some(({ says, unless }) => says.test(text) && !unless?.test(text)))
      return { side: 'defendant', quote: text };
  }
  return { side: 'claimant', quote: null };
}
