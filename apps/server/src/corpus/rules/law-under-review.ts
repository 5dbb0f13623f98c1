import type { LawRule } from './read-law-rules.ts';

/**
 * Keys of the articles on which rules stand and whose loaded text is no more the one that a person compared them with: repealed,
 * or worded otherwise. A list, since it is handed to threads.
 */
export type LawUnderReview = readonly string[];

/** Nothing has changed, or no official text is loaded. */
export const nothingUnderReview: LawUnderReview = [];

/** Whether a rule is not to be stated before somebody has read the law again. */
export function isUnderReview({ articles }: Pick<LawRule, 'articles'>, underReview: LawUnderReview): boolean {
  return articles.some((key) => underReview.includes(key));
}

/** What is said instead of a rule that is under review. */
export function reviewNote({ checked }: Pick<LawRule, 'checked'>): string {
  const day = checked.split('-').reverse().map(Number).join('/');
  return `A revisar: después del ${day}, cuando se la controló por última vez, cambió o se derogó un artículo en el que se apoya esta regla. Leé el texto vigente antes de usarla.`;
}

/** The rule's own words, or that they are under review. */
export function statedUnlessUnderReview(
  rule: Pick<LawRule, 'articles' | 'checked'>,
  words: string,
  underReview: LawUnderReview,
): string {
  return isUnderReview(rule, underReview) ? reviewNote(rule) : words;
}
