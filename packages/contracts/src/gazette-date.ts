/** Days and names of the gazette that screens use before they need a validator: no zod here. */

import { isCivilDay } from '@foja/computable-law/core/civil-day';

/** Editions before this year are not in the official archive. */
export const archiveStartsInYear = 1940;

export const gazetteDatePattern = /^\d{2}-\d{2}-\d{4}$/;

/** Whether a day written as `dd-mm-yyyy` is in the calendar. */
export function isRealDay(date: string): boolean {
  return isCivilDay(date.split('-').reverse().join('-'));
}

/** The day of `now` in UTC as `dd-mm-yyyy`: the edition that the screen asks for (specification 7.6). */
export function gazetteDateOf(now: Date): string {
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** Names the day (`dd-mm-yyyy`) of the edition that a download carries. */
export const editionDateHeader = 'X-Edition-Date';
