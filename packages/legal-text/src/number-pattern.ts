import { fold } from './fold.ts';
import { foldInPlace } from './fold-in-place.ts';
import { readNumberInWords } from './number-in-words.ts';
import { smallNumbers, tens } from './number-vocabulary.ts';

const ten = tens.join('|');
const upToThirty = smallNumbers.slice(1).map(fold).join('|').replace('veintiuno', 'veintiun');

/** A whole number in folded words or figures, as one capturing group. */
export const numberPattern = String.raw`(\d{1,3}|una|uno|un par de|(?:${ten}) y \w+|${ten}|un(?! par)|${upToThirty})`;

/** The number that {@link numberPattern} has found. */
export function readNumber(words: string): number {
  const folded = foldInPlace(words).trim();
  if (/^\d+$/.test(folded)) return Number(folded);
  if (folded === 'un par de') return 2;
  if (/^un[oa]?$/.test(folded)) return 1;
  const each = folded.split(' ');
  return readNumberInWords((place) => each[place] ?? '', 0)?.value ?? 0;
}
