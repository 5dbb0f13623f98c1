/** A day without time or zone, as the law counts: `2026-11-20`. */
export type Day = string;

const msPerDay = 86_400_000;

const asDate = (day: Day) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** The day in Argentina at this moment. */
export function dayInArgentina(now: Date): Day {
  const argentinaOffsetMs = -3 * 3_600_000;
  return asDay(new Date(now.getTime() + argentinaOffsetMs));
}

/** The day of these numbers, or null where the calendar has none (31 February). */
export function makeDay(year: number, month: number, dayOfMonth: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth ? asDay(date) : null;
}

export function addDays(day: Day, days: number): Day {
  return asDay(new Date(asDate(day).getTime() + days * msPerDay));
}

/** The same number some months on, or the last day of a month that has no such number (art. 6 CCyC). */
export function addMonths(day: Day, months: number): Day {
  const date = asDate(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return asDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
}

/** Weekdays on: holidays are not known here, so the true end may be later and never earlier. */
export function addWeekdays(day: Day, weekdays: number): Day {
  let reached = day;
  for (let left = weekdays; left > 0; ) {
    reached = addDays(reached, 1);
    const weekday = asDate(reached).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return reached;
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((asDate(to).getTime() - asDate(from).getTime()) / msPerDay);
}

/** Sunday is 0. */
export function weekdayOf(day: Day): number {
  return asDate(day).getUTCDay();
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** "20/11/2026". */
export function writeDay(day: Day): string {
  return day.split('-').reverse().join('/');
}
