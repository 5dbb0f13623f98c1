import { type CivilDay, civilDay } from './civil-day.ts';

/** Argentina keeps one offset all year. */
const argentineOffsetMs = -3 * 3_600_000;

/** The day that it is in Argentina at a moment: the only way from an instant to a day of the calendar. */
export function dayInArgentina(moment: Date): CivilDay {
  return civilDay(new Date(moment.getTime() + argentineOffsetMs).toISOString().slice(0, 10));
}
