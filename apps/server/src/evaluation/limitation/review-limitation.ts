import { isUnderReview, type LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import type { LimitationFound } from './read-limitation.ts';

/** Every article by which a period was counted. */
export const articlesOfPeriod = ({ article, timeline }: Pick<LimitationFound, 'article' | 'timeline'>): string[] => [
  article,
  ...timeline.flatMap(({ articles }) => articles),
];

/** The period of a case; without its length and days, where the law that it was counted by changed since somebody compared both. */
export function reviewLimitation(
  limitation: LimitationFound | null,
  underReview: LawUnderReview,
): LimitationFound | null {
  if (limitation === null || !isUnderReview({ articles: articlesOfPeriod(limitation) }, underReview)) return limitation;
  return {
    ...limitation,
    text: 'A revisar: cambió o se derogó un artículo por el que se cuenta este plazo, después de que se lo controló',
    endsOn: null,
    status: 'unknown',
    note: null,
    timeline: [],
    readings: [],
    claim: null,
  };
}
