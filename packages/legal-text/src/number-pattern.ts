import { foldInPlace } from './fold-in-place.ts';
import { readNumberInWords } from './number-in-words.ts';

const ten = 'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa';
const upToThirty =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiun|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve';

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
