import { addMonths, type CivilDay, civilDay } from '@foja/computable-law/core/civil-day';
import { formatPesos, money } from '@foja/computable-law/core/money';
import type { Quantity } from '@foja/legal-text/quantity';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { KnownFact, UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** Less is no month's pay, and no rent, of today: a number of something else. */
export const leastPay = 50_000;

/** The days of the past that a question tells whole, in order of time. */
export function daysTold({ text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): CivilDay[] {
  return readQuestionTokens(text, today)
    .flatMap(({ date, text: words }) =>
      date && date.from === date.to && /\d/.test(words) ? [civilDay(date.from)] : [],
    )
    .sort();
}

/** The days that have not come yet, told with their year. */
export function daysAhead({ text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): CivilDay[] {
  const until = addMonths(today, farthestMonths, 'last-day-of-month');
  return readQuestionTokens(text, until).flatMap(({ date, start, end }) =>
    date && date.from === date.to && date.from > today && /\d{4}/.test(text.slice(start, end)) ? [date.from] : [],
  );
}

/** No contract that people ask about ends later. */
const farthestMonths = 240;

/** How long somebody has worked. */
export interface Service {
  start: CivilDay;
  end: CivilDay;
  /** Both days were told, and not only how long it lasted. */
  isExact: boolean;
  /** Only years were told: some months more may have passed. */
  isWholeYears: boolean;
  told: string;
}

/** The time of work that was told: by its days, or by how long it lasted until now. */
export function serviceOf({ text, facts, today }: UnderstoodQuestion): Service | null {
  const days = readQuestionTokens(text, today)
    .flatMap(({ date }) => (date && date.from === date.to ? [civilDay(date.from)] : []))
    .sort();
  const [start, end] = [days[0], days.at(-1)];
  if (start !== undefined && end !== undefined && start < end) {
    return {
      start,
      end,
      isExact: true,
      isWholeYears: false,
      told: `trabajo del ${dayMonthYear(start)} al ${dayMonthYear(end)}`,
    };
  }
  const lasted = quantityOf(facts, 'antiguedad');
  const months = lasted === null ? null : monthsOf(lasted);
  if (lasted === null || months === null) return null;
  const until = end ?? civilDay(today);
  const isWholeYears = lasted.unit === 'anio' && Number.isInteger(lasted.value);
  const told = `${spanOf(months)} de antigüedad`;
  return { start: addMonths(until, -months, 'last-day-of-month'), end: until, isExact: false, isWholeYears, told };
}

/** "4 años y 4 meses". */
function spanOf(months: number): string {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [...counted(Math.floor(months / 12), 'año', 'años'), ...counted(months % 12, 'mes', 'meses')].join(' y ');
}

function monthsOf({ value, unit }: Quantity): number | null {
  if (unit === 'anio') return Math.round(value * 12);
  return unit === 'mes' ? Math.floor(value) : null;
}

/** A fact of measure, amount or count; null where it was not told. */
export function quantityOf(facts: readonly KnownFact[], name: string): Quantity | null {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === 'object' ? value : null;
}

/** A fact of yes or no; null where it was not told. */
export function flag(facts: readonly KnownFact[], name: string): boolean | null {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === 'boolean' ? value : null;
}

/** "$ 1.500.000". */
export const pesos = (amount: number) => `$ ${formatPesos(money(amount)).replace(/,00$/, '')}`;
/** "3/5/2023". */
export const dayMonthYear = (day: CivilDay) => day.split('-').reverse().map(Number).join('/');
