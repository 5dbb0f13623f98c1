import type { UnderstoodFact } from '@foja/contracts/chat';
import { isDay } from '@foja/contracts/drafting/check-values';
import type { FormValues } from '@foja/contracts/drafting/form';

const monthNames = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wholeDay = new RegExp(
  `\\b(\\d{1,2})(?:[/-](\\d{1,2})[/-](\\d{4})|\\s+de\\s+(${monthNames.join('|')}|setiembre)\\s+(?:de\\s+|del\\s+)?(\\d{4}))\\b`,
  'g',
);
/** So far before a date its word may stand: "entré a trabajar en la fábrica el 2/5/2020". */
const reachCharacters = 60;

/** What a question tells so plainly that a form may be filled with it: whole dates and sums; nothing is guessed. */
export function readTold(question: string, facts: readonly UnderstoodFact[]) {
  return {
    has: (name: string) => facts.some((fact) => fact.name === name && !/:\s*no$/iu.test(fact.label)),
    /** The first whole date after one of these words. */
    day(field: string, word: RegExp): FormValues {
      const text = fold(question);
      for (const found of text.matchAll(wholeDay)) {
        const before = text.slice(Math.max(0, found.index - reachCharacters), found.index);
        const day = dayOf(found);
        if (day !== null && word.test(before)) return { [field]: day };
      }
      return {};
    },
    /** The sum of a fact in pesos. */
    amount(field: string, fact: string): FormValues {
      const words = facts.find(({ name }) => name === fact)?.words;
      const value = words === undefined ? null : pesosOf(words);
      return value === null ? {} : { [field]: { currency: 'ARS', value } };
    },
  };
}

function dayOf([, day = '', month, year, monthName, yearOfName]: RegExpMatchArray): string | null {
  const number = month
    ? Number(month)
    : monthNames.indexOf(monthName === 'setiembre' ? 'septiembre' : (monthName ?? '')) + 1;
  const written = `${year ?? yearOfName}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}

/** "$ 900.000", "900 mil", "1,5 millones"; nothing where the words tell dollars or no figure. */
function pesosOf(words: string): number | null {
  const text = fold(words);
  if (/dolar|usd|u\$s/.test(text)) return null;
  const found = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*(mil\b|millon(?:es)?\b|palos?\b|lucas?\b)?/.exec(text);
  if (!found) return null;
  const figure = Number(`${(found[1] ?? '').replaceAll('.', '')}.${found[2] ?? '0'}`);
  const times = /^(?:mil$|luca)/.test(found[3] ?? '') ? 1_000 : /^(?:millon|palo)/.test(found[3] ?? '') ? 1_000_000 : 1;
  const value = Math.round(figure * times * 100) / 100;
  return value > 0 && value <= 1e15 ? value : null;
}
