import { refuse } from './refusal.ts';

/** A day of the civil calendar, `YYYY-MM-DD`. It is never an instant: no clock and no time zone can move it. */
export type CivilDay = string & { readonly __civilDay: true };

/** 0 Sunday … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What to do where the month of arrival lacks the day: CCyC 6 takes the last day of that month. */
export type MonthEndRounding = 'last-day-of-month' | 'first-day-of-next-month';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysInCommonYear = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day that exists. */
export function isCivilDay(text: string): text is CivilDay {
  const parts = shape.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Reads a day. @throws RefusedComputation `fact-invalid` where the day does not exist; `field` names the input */
export function civilDay(text: string, field = 'fecha'): CivilDay {
  if (isCivilDay(text)) return text;
  return refuse('fact-invalid', field, text, `«${text}» no es una fecha que exista (se espera AAAA-MM-DD).`);
}

/** Builds a day from its numbers. @param month 1–12 */
export function dayOf(year: number, month: number, day: number): CivilDay {
  return civilDay(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** The day of these numbers, or null where the calendar has none (31 February). @param month 1–12 */
export function findDay(year: number, month: number, day: number): CivilDay | null {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCivilDay(text) ? text : null;
}

export function yearOf(day: CivilDay): number {
  return Number(day.slice(0, 4));
}

/** 1–12. */
export function monthOf(day: CivilDay): number {
  return Number(day.slice(5, 7));
}

/** 1–31. */
export function dayOfMonth(day: CivilDay): number {
  return Number(day.slice(8, 10));
}

/** @param month 1–12 */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (daysInCommonYear[month - 1] ?? 0);
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Moves a day by whole days, forward or (negative) back. */
export function addDays(day: CivilDay, count: number): CivilDay {
  return fromDayNumber(toDayNumber(day) + count);
}

/** Moves a day by months, from date to date (CCyC 6). The rounding at a month's end is always declared by the caller. */
export function addMonths(day: CivilDay, count: number, rounding: MonthEndRounding): CivilDay {
  const months = yearOf(day) * 12 + (monthOf(day) - 1) + count;
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const last = daysInMonth(year, month);
  if (dayOfMonth(day) <= last) return dayOf(year, month, dayOfMonth(day));
  const lastDay = dayOf(year, month, last);
  return rounding === 'last-day-of-month' ? lastDay : addDays(lastDay, 1);
}

/** Moves a day by years, from date to date (CCyC 6): 29/2 of a year without it follows the rounding. */
export function addYears(day: CivilDay, count: number, rounding: MonthEndRounding): CivilDay {
  return addMonths(day, count * 12, rounding);
}

/** Days from the first to the second: 1 for the next day, 0 for the same, negative backwards. */
export function daysBetween(from: CivilDay, to: CivilDay): number {
  return toDayNumber(to) - toDayNumber(from);
}

/**
 * Whole years, whole months and days between two days, from date to date.
 * Both ends are instants at the same hour: 15/6 to 15/9 is exactly 3 months and 0 days. Count an inclusive last day by
 * passing the day after it.
 */
export function elapsed(from: CivilDay, to: CivilDay): { years: number; months: number; days: number } {
  if (to < from) refuse('fact-invalid', 'hasta', to, `La fecha ${to} es anterior a ${from}.`);
  let months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  if (addMonths(from, months, 'last-day-of-month') > to) months -= 1;
  const days = daysBetween(addMonths(from, months, 'last-day-of-month'), to);
  return { years: Math.floor(months / 12), months: months % 12, days };
}

export function weekdayOf(day: CivilDay): Weekday {
  // 1 January 1970, day number 0, was a Thursday.
  return ((((toDayNumber(day) + 4) % 7) + 7) % 7) as Weekday;
}

export function isWeekend(day: CivilDay): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** Days from Monday to Friday after the first day, up to and including the second. Holidays count: they are not known here. */
export function weekdaysBetween(from: CivilDay, to: CivilDay): number {
  const days = Math.max(0, daysBetween(from, to));
  const rest = Array.from({ length: days % 7 }, (_, place) => addDays(from, place + 1));
  return Math.floor(days / 7) * 5 + rest.filter((day) => !isWeekend(day)).length;
}

export function endOfMonth(day: CivilDay): CivilDay {
  return dayOf(yearOf(day), monthOf(day), daysInMonth(yearOf(day), monthOf(day)));
}

/** "20/11/2026". */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** -1, 0 or 1, for sorting. ISO days sort as text. */
export function compareDays(a: CivilDay, b: CivilDay): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function latestDay(first: CivilDay, ...others: CivilDay[]): CivilDay {
  return [first, ...others].sort(compareDays).at(-1) ?? first;
}

export function earliestDay(first: CivilDay, ...others: CivilDay[]): CivilDay {
  return [first, ...others].sort(compareDays)[0] ?? first;
}

/** Days since 1 January 1970 in the proleptic Gregorian calendar, by integer arithmetic alone. */
function toDayNumber(day: CivilDay): number {
  const month = monthOf(day);
  const year = yearOf(day) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth(day) - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

function fromDayNumber(number: number): CivilDay {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return dayOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
