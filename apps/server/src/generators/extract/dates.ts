import { type CivilDay, findDay } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import { readNumberInWords, readOrdinal } from '@foja/legal-text/number-in-words';

export interface FoundDate {
  start: number;
  end: number;
  text: string;
  /** ISO date. */
  iso: CivilDay;
}

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const monthOf = (name: string) => (fold(name) === 'setiembre' ? 9 : months.indexOf(fold(name)) + 1);
const monthPattern = `(${months.join('|')}|setiembre)`;

const patterns = [
  // 14 de marzo de 2025; 14 días del mes de marzo de 2025; 1° de abril del 2024
  new RegExp(
    `\\b(\\d{1,2})(?:[°º]|er\\.?)?\\s{1,8}(?:d[ií]as?\\s{1,8}(?:del\\s{1,8}mes\\s{1,8})?)?de\\s{1,8}${monthPattern}\\s{1,8}(?:del?|del\\s{1,8}a[ñn]o)\\s{1,8}(\\d{4}|\\d\\.\\d{3})\\b`,
    'giu',
  ),
  // doce días del mes de junio de dos mil veinticinco
  new RegExp(
    `\\b([a-záéíóú]+(?:\\s{1,8}y\\s{1,8}[a-z]+)?)\\s{1,8}(?:d[ií]as?\\s{1,8}(?:del\\s{1,8}mes\\s{1,8})?)?de\\s{1,8}${monthPattern}\\s{1,8}(?:de|del|del\\s{1,8}a[ñn]o)\\s{1,8}(dos\\s{1,8}mil(?:\\s{1,8}[a-záéíóú]+(?:\\s{1,8}y\\s{1,8}[a-z]+)?)?|\\d{4})`,
    'giu',
  ),
  // 14/03/2025
  /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g,
  // ..14../..03../..2025.., as a form is filled in
  /(?<!\d)(\d{1,2})[._ ]{1,6}\/[._ ]{0,6}(\d{1,2})[._ ]{1,6}\/[._ ]{0,6}(\d{4})(?!\d)/g,
];

/** The dates that a text names whole, in order. One that no calendar has is left out. */
export function findDates(text: string): FoundDate[] {
  const dates: FoundDate[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [whole, day = '', month = '', year = ''] = match;
      const iso = isoOf(
        /^\d/.test(day) ? Number(day) : numberOfWords(day),
        /^\d/.test(month) ? Number(month) : monthOf(month),
        yearOf(year),
      );
      const start = match.index;
      if (iso !== null && !dates.some((date) => date.start < start + whole.length && start < date.end)) {
        dates.push({ start, end: start + whole.length, text: whole, iso });
      }
    }
  }
  return dates.sort((left, right) => left.start - right.start);
}

/** A whole number in words ("treinta y un", "dos mil veinticinco"), or null. */
function numberOfWords(words: string): number | null {
  const folded = fold(words).trim().split(/\s+/);
  const [first = ''] = folded;
  const ordinal = folded.length === 1 ? (/^uno?$/.test(first) ? 1 : readOrdinal(first)) : null;
  // "Treinta y un" loses its last letter before a noun.
  const whole = folded.map((word) => (word === 'un' ? 'uno' : word));
  const read = ordinal === null ? readNumberInWords((place) => whole[place] ?? '', 0) : null;
  return ordinal ?? (read?.to === whole.length ? read.value : null);
}

function yearOf(year: string): number | null {
  if (/^\d/.test(year)) return Number(year.replace('.', ''));
  return numberOfWords(year);
}

function isoOf(day: number | null, month: number, year: number | null): CivilDay | null {
  if (day === null || year === null || month < 1) return null;
  return year >= 1800 && year <= 2200 ? findDay(year, month, day) : null;
}
