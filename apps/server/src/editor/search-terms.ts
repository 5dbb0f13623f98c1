import { fold } from '@foja/legal-text/fold';

/** The words of a text for searching: folded, each once, without the marks around them ("(24.240)," is "24.240"). */
export function searchTerms(text: string): string[] {
  const words = fold(text).split(/\s+/).map(withoutMarks);
  return [...new Set(words)].filter((word) => word !== '');
}

const letterOrNumber = /[\p{L}\p{N}]/u;

/** From both ends inwards: a pattern that is tied to the end would begin again at each mark between two letters. */
function withoutMarks(word: string): string {
  const signs = isPlain(word) ? word : [...word];
  let from = 0;
  let to = signs.length;
  while (from < to && !letterOrNumber.test(signs[from] ?? '')) from += 1;
  while (to > from && !letterOrNumber.test(signs[to - 1] ?? '')) to -= 1;
  return typeof signs === 'string' ? signs.slice(from, to) : signs.slice(from, to).join('');
}

/** Whether no sign of it takes two places. */
function isPlain(word: string): boolean {
  return !/[\ud800-\udfff]/.test(word);
}
