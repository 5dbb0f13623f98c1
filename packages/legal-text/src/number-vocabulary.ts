import { fold } from './fold.ts';

// The words by which Spanish writes whole numbers, once: whoever reads, writes or looks for them takes them from here.

/** "cero" to "veintinueve", each at the place of its value and as it stands alone. */
export const smallNumbers: readonly string[] = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
).split(' ');

/** "treinta" to "noventa". */
export const tens: readonly string[] = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** "ciento" to "novecientos"; a hundred alone is "cien". */
export const hundreds: readonly string[] =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

const folded = [...smallNumbers.slice(2), 'veintiun', 'veintiuna', ...tens, 'cien', ...hundreds].map(fold);

/**
 * Alternatives of every folded word that says a number by itself ("dos", "veintiun", "quinientas", "mil"), for a pattern. "Un", "uno" and
 * "una" are not among them: they are pronouns and articles far more often.
 */
export const numberWordPattern: string = [
  ...folded,
  ...hundreds.slice(1).map((name) => name.replace(/os$/, 'as')),
  ...['mil', 'millon', 'millones', 'billon', 'billones'],
]
  // The longest first: a pattern that ends in one of them does not stop within a longer one.
  .sort((left, right) => right.length - left.length)
  .join('|');
