import { fold } from './fold.ts';

/** Latin suffixes of inserted articles, in their order; "nonies" is another way to write the ninth. */
export const articleSuffixes = [
  'bis',
  'ter',
  'quater',
  'quinquies',
  'sexies',
  'septies',
  'octies',
  'novies',
  'decies',
  'undecies',
  'duodecies',
  'terdecies',
] as const;

/** Alternatives of every suffix, with its accent or without, for a pattern that does not look at capitals. */
export const articleSuffixPattern: string = [...articleSuffixes, 'nonies']
  .join('|')
  .replace('quater', 'qu[aá]ter')
  .replace('sexies', 's[eé]xies')
  .replace('septies', 's[eé]pties');

const suffixSet: ReadonlySet<string> = new Set([...articleSuffixes, 'nonies']);

/** Place of a suffix among the articles of one number, from 1; 0 where there is none, and null for what is no suffix. */
export function articleSuffixRank(suffix: string): number | null {
  if (suffix === '') return 0;
  const place = articleSuffixes.findIndex((known) => known === suffix.replace('nonies', 'novies'));
  return place === -1 ? null : place + 1;
}

/** True for "bis", "ter", "quáter"... */
export function isArticleSuffix(word: string): boolean {
  return suffixSet.has(fold(word));
}

/** The key part of an article as people write it: "10 Bis", "10-bis", "1.757", "6°" give "10bis", "10bis", "1757", "6". */
export function normalizeArticle(written: string): string {
  return fold(written)
    .replace(/[\s.°º-]+/g, '')
    .replace(/ª/g, '');
}

/** Number before the suffix: 10 for "10bis". */
export function articleBaseNumber(article: string): number {
  return Number.parseInt(article, 10);
}
