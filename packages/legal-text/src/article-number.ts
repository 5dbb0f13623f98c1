import { fold } from './fold.ts';

/** Latin suffixes of inserted articles, in their order. */
export const articleSuffixes = [
  'bis',
  'ter',
  'quater',
  'quinquies',
  'sexies',
  'septies',
  'octies',
  'nonies',
  'novies',
  'decies',
  'undecies',
  'duodecies',
] as const;

const suffixSet: ReadonlySet<string> = new Set(articleSuffixes);

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
