import { articleSuffixes, articleSuffixRank } from '@foja/legal-text/article-number';
/** An article's key: `norm:article`, lower case, no spaces (`ccyc:1757`, `ldc:10bis`). */
export const articleKeyPattern = /^[a-z0-9][a-z0-9-]*:\d+[a-z0-9]*$/;

/**
 * The key of an article as the official files write it ("10 bis" of "ldc" is `ldc:10bis`).
 * @param norm code of the norm.
 * @param article the article as written, with or without spaces.
 */
export function articleKey(norm: string, article: string): string {
  return `${norm}:${article}`.toLowerCase().replace(/\s+/g, '');
}

/** How an article's number is written for a reader: "10bis" and "10  BIS" are "10 bis". */
export function articleNumber(article: string): string {
  return article
    .trim()
    .toLowerCase()
    .replace(/^(\d+)\s*([a-z].*)$/, '$1 $2')
    .replace(/\s+/g, ' ');
}

/** Order of two articles within a norm: 10, 10 bis, 10 ter, 11. */
export function compareArticles(left: string, right: string): number {
  const [leftNumber, leftSuffix] = rank(left);
  const [rightNumber, rightSuffix] = rank(right);
  return leftNumber - rightNumber || leftSuffix - rightSuffix || left.localeCompare(right);
}

function rank(article: string): [number, number] {
  const [, number = '0', suffix = ''] = /^(\d+)(?:\s*(.*))?$/.exec(articleNumber(article)) ?? [];
  return [Number(number), articleSuffixRank(suffix) ?? articleSuffixes.length + 1];
}

/** How a lawyer names an article: "art. 10 bis LDC". The norm's first alias is its short name. */
export function articleLabel(norm: { code: string; aliases: string[] }, article: string): string {
  return `art. ${articleNumber(article)} ${norm.aliases[0] ?? norm.code}`;
}
