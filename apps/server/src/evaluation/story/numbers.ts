import { foldInPlace } from './fold-in-place.ts';

const units =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );
const tens: Record<string, number> = {
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};

/** A whole number in folded words or figures, as one capturing group. */
export const numberPattern = String.raw`(\d{1,3}|una|uno|un par de|treinta y \w+|(?:${Object.keys(tens).join('|')})(?: y \w+)?|${units.slice(1).join('|')})`;

/** The number that {@link numberPattern} has found. */
export function readNumber(words: string): number {
  const folded = foldInPlace(words).trim();
  if (/^\d+$/.test(folded)) return Number(folded);
  if (folded === 'un par de') return 2;
  const [first = '', last] = folded.split(' y ');
  const one = (word: string) =>
    word === 'una' || word === 'uno' ? 1 : (tens[word] ?? Math.max(0, units.indexOf(word)));
  return one(first) + (last === undefined ? 0 : one(last));
}
