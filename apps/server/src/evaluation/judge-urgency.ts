import type { CaseEvaluation } from '@foja/contracts/evaluation';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { GuideSource } from '../corpus/corpus-source.ts';
import type { LimitationFound } from './limitation/read-limitation.ts';
import type { Story } from './story/read-story.ts';

/** Words of a sign that one clause must hold. */
const minShared = 2;
const minShare = 0.5;

/** Which of the guide's signs of urgency the story shows. */
export function urgencySignsIn(guide: GuideSource, story: Story): string[] {
  return guide.caseData.urgencySigns.filter((sign) => {
    const terms = new Set(analyzeTerms(sign));
    return story.clauses.some(({ terms: said }) => {
      const shared = [...terms].filter((term) => said.has(term)).length;
      return shared >= minShared && shared / terms.size >= minShare;
    });
  });
}

/** High where time runs out or a sign shows; null where the story gives nothing to judge by. */
export function judgeUrgency(
  limitation: LimitationFound | null,
  signs: readonly string[],
): CaseEvaluation['urgencyLevel'] {
  if (limitation?.status === 'near' || signs.length > 0) return 'high';
  // What may still be argued about a lapsed period is worth asking soon.
  if (limitation?.status === 'expired') return 'medium';
  return limitation?.status === 'running' || limitation?.status === 'met' ? 'low' : null;
}
