import type { LawRule } from './read-law-rules.ts';

/**
 * Keys of the articles on which rules stand and whose loaded text is no more the one that a person compared them with: repealed,
 * or worded otherwise. A list, since it is handed to threads.
 */
export type LawUnderReview = readonly string[];

/** Whether a rule is not to be stated before somebody has read the law again. */
export function isUnderReview({ articles }: Pick<LawRule, 'articles'>, underReview: LawUnderReview): boolean {
  return articles.some((key) => underReview.includes(key));
}

/** What is said instead of a rule that is under review. */
export function reviewNote({ checked }: Pick<LawRule, 'checked'>): string {
  const day = checked.split('-').reverse().map(Number).join('/');
  return `A revisar: después del ${day}, cuando se la controló por última vez, cambió o se derogó un artículo en el que se apoya esta regla. Leé el texto vigente antes de usarla.`;
}

/** What is said instead of a figure or a day that was computed by these articles. @param names how a lawyer names them: `art. 245 LCT` */
export function reviewNoteOfResult(names: readonly string[]): string {
  const named = names.slice(0, maxNamed).map((name) => `el ${name}`);
  const more = names.length > maxNamed ? ' y otros' : '';
  const which =
    named.length > 1 && more === '' ? `${named.slice(0, -1).join(', ')} y ${named.at(-1)}` : named.join(', ');
  const changed = names.length === 1 ? 'cambió o se derogó' : 'cambiaron o se derogaron';
  return `A revisar: ${changed} ${which}${more} después de que se controló esta cuenta. Leé el texto vigente antes de usarla.`;
}

const maxNamed = 3;

/** The rule's own words, or that they are under review. */
export function statedUnlessUnderReview(
  rule: Pick<LawRule, 'articles' | 'checked'>,
  words: string,
  underReview: LawUnderReview,
): string {
  return isUnderReview(rule, underReview) ? reviewNote(rule) : words;
}
