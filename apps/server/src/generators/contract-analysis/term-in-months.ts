import { fold } from '@foja/legal-text/fold';
import { readNumberInWords } from '@foja/legal-text/number-in-words';

const inUnits = /(\d{1,3}|[a-z]+(?: y [a-z]+)?)\s{0,3}(?:\(([^)]{1,20})\)\s{0,3})?(anos?|meses|mes)\b/g;
const monthsOf = (unit: string) => (unit.startsWith('ano') ? 12 : 1);

/** How long a sentence says that something lasts, in months; null where it tells no number of months or years. */
export function termInMonths(sentence: string): number | null {
  for (const match of fold(sentence).replace(/\s+/g, ' ').matchAll(inUnits)) {
    const written = match[1] ?? '';
    const inBrackets = /^\d+$/.test(match[2]?.trim() ?? '') ? Number(match[2]) : null;
    const number = /^\d+$/.test(written) ? Number(written) : (readWords(written) ?? inBrackets);
    if (number !== null) return number * monthsOf(match[3] ?? '');
  }
  return null;
}

/** "por cuarenta y cinco" ends in a number; the words before it do not count. */
function readWords(words: string): number | null {
  const all = words.split(/\s+/);
  for (let from = 0; from < all.length; from += 1) {
    const read = readNumberInWords((place) => all[place] ?? '', from, true);
    if (read !== null && read.to === all.length) return read.value;
  }
  return null;
}

const counted =
  /(?<![\p{L}\d])(\p{L}{2,12}(?: y \p{L}{2,6})?)(\s{1,3}(?:\([^)]{1,20}\)\s{1,3})?)(por ciento|d[ií]as|meses|a[ñn]os|horas|veces|semanas|cuotas|alquileres|abonos|c[aá]nones|mensualidades|sueldos)(?!\p{L})/giu;

/** A text in which numbers in words before a unit stand in figures too: "18 dieciocho meses", "3 por ciento". */
export function withFigures(text: string): string {
  return text.replace(counted, (all, words: string, blank: string, unit: string) => {
    // "Uno y medio por ciento".
    const half = /^(\p{L}+) y medi[oa]$/iu.exec(words);
    const whole = readWords(fold(half?.[1] ?? words));
    if (whole === null) return all;
    const number = half ? `${whole},5` : whole;
    return /ciento/i.test(unit) ? `${number}${blank}${unit}` : `${number} ${words}${blank}${unit}`;
  });
}
