import { fold } from '@foja/legal-text/fold';
import type { FoundNumber } from './find-numbers.ts';

export interface FoundDay {
  start: number;
  end: number;
  /** "2026-03-10"; with what the text leaves out left out: "--03-10", "2026-03", "lunes". */
  key: string;
}

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const monthPattern = new RegExp(`(?<!\\p{L})(${months.join('|')}|setiembre)(?!\\p{L})`, 'giu');
const weekdayPattern = /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?!\p{L})/giu;
const figuresPattern = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g;
const dayLink = /^[°º]?\s*(?:d[ií]as?\s+del\s+mes\s+)?de\s+$/iu;
const yearLink = /^\s*,?\s*del?\s+(?:a[ñn]o\s+)?$/iu;

const two = (value: number) => String(value).padStart(2, '0');

/** Days and months that a text names, whole or in part, in figures or in words. */
export function findDates(text: string, numbers: readonly FoundNumber[]): FoundDay[] {
  const dates: FoundDay[] = [];
  for (const match of text.matchAll(figuresPattern)) {
    const [whole, day = '', , month = '', year = ''] = match;
    if (Number(day) < 1 || Number(day) > 31 || Number(month) < 1 || Number(month) > 12) continue;
    const fullYear = year.length === 4 ? year : `${Number(year) > 50 ? '19' : '20'}${year}`;
    dates.push({
      start: match.index,
      end: match.index + whole.length,
      key: `${fullYear}-${two(Number(month))}-${two(Number(day))}`,
    });
  }
  for (const match of text.matchAll(monthPattern)) dates.push(dayAround(text, numbers, match[0], match.index));
  for (const match of text.matchAll(weekdayPattern)) {
    dates.push({ start: match.index, end: match.index + match[0].length, key: fold(match[0]) });
  }
  return dates.sort((left, right) => left.start - right.start);
}

/** A month with the day before it and the year after it, where the text has them. */
function dayAround(text: string, numbers: readonly FoundNumber[], month: string, at: number): FoundDay {
  let start = at;
  let end = at + month.length;
  const name = fold(month) === 'setiembre' ? 'septiembre' : fold(month);
  const monthNumber = two(months.indexOf(name) + 1);
  const before = numbers.findLast((number) => number.end <= at);
  let day = '';
  if (before && Number(before.value) >= 1 && Number(before.value) <= 31 && dayLink.test(text.slice(before.end, at))) {
    day = `-${two(Number(before.value))}`;
    start = before.start;
  } else {
    const first = /(?<!\p{L})primero\s+de\s+$/iu.exec(text.slice(Math.max(0, at - 20), at));
    if (first) {
      day = '-01';
      start = at - first[0].length;
    }
  }
  const after = numbers.find((number) => number.start >= end);
  const isYear = after && Number(after.value) >= 1800 && Number(after.value) <= 2200;
  let year = '-';
  if (isYear && yearLink.test(text.slice(end, after.start))) {
    year = after.value;
    end = after.end;
  }
  return { start, end, key: `${year}-${monthNumber}${day}` };
}
