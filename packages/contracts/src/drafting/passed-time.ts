import { addMonths, isCivilDay, weekdaysBetween } from '@foja/computable-law/core/civil-day';

/** Days from Monday to Friday after `from` up to and including `until`; 0 where one of both is no day yet. */
export function weekdaysPassed(from: string, until: string): number {
  return isCivilDay(from) && isCivilDay(until) ? weekdaysBetween(from, until) : 0;
}

/** Whether so many months from date to date (CCyC 6) ended before `until`; never where one of both is no day yet. */
export function hasLapsed(from: string, months: number, until: string): boolean {
  return isCivilDay(from) && isCivilDay(until) && addMonths(from, months, 'last-day-of-month') < until;
}
