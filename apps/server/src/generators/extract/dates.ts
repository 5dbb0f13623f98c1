import { fold } from '@foja/legal-text/fold';

export interface FoundDate {
  start: number;
  end: number;
  text: string;
  /** ISO date. */
  iso: string;
}

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const monthOf = (name: string) => (fold(name) === 'setiembre' ? 9 : months.indexOf(fold(name)) + 1);
const monthPattern = `(${months.join('|')}|setiembre)`;

const ones =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );

/** A whole number under 100 in words ("treinta y un", "veinticinco"), or null. */
export function numberOfWords(words: string): number | null {
  const text = fold(words)
    .trim()
    .replace(/uno$/, 'un')
    .replace(/^primero$/, 'un');
  const small = ones.indexOf(text);
  if (small !== -1) return small;
  const tens = { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 };
  for (const [name, value] of Object.entries(tens)) {
    if (text === name) return value;
    const rest = text.startsWith(`${name} y `) ? ones.indexOf(text.slice(name.length + 3)) : -1;
    if (rest > 0 && rest < 10) return value + rest;
  }
  return null;
}

const patterns = [
  // 14 de marzo de 2025; 14 días del mes de marzo de 2025; 1° de abril del 2024
  new RegExp(
    `\\b(\\d{1,2})(?:[°º]|er\\.?)?\\s{1,8}(?:d[ií]as\\s{1,8}del\\s{1,8}mes\\s{1,8})?de\\s{1,8}${monthPattern}\\s{1,8}(?:del?|del\\s{1,8}a[ñn]o)\\s{1,8}(\\d{4}|\\d\\.\\d{3})\\b`,
    'giu',
  ),
  // doce días del mes de junio de dos mil veinticinco
  new RegExp(
    `\\b([a-záéíóú]+(?:\\s{1,8}y\\s{1,8}[a-z]+)?)\\s{1,8}d[ií]as?\\s{1,8}del\\s{1,8}mes\\s{1,8}de\\s{1,8}${monthPattern}\\s{1,8}(?:de|del|del\\s{1,8}a[ñn]o)\\s{1,8}(dos\\s{1,8}mil(?:\\s{1,8}[a-záéíóú]+(?:\\s{1,8}y\\s{1,8}[a-z]+)?)?|\\d{4})`,
    'giu',
  ),
  // 14/03/2025
  /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g,
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

function yearOf(year: string): number | null {
  if (/^\d/.test(year)) return Number(year.replace('.', ''));
  const rest = fold(year).replace(/^dos\s{1,8}mil\s{0,8}/, '');
  const within = rest === '' ? 0 : numberOfWords(rest.replace(/\s{1,8}/g, ' '));
  return within === null ? null : 2000 + within;
}

function isoOf(day: number | null, month: number, year: number | null): string | null {
  if (day === null || year === null || month < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const holds = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return holds && year >= 1800 && year <= 2200 ? date.toISOString().slice(0, 10) : null;
}
