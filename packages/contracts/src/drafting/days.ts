/** Days of the calendar as `2026-11-20`; an empty or impossible one gives an empty answer. */

/** The day so many calendar months later; the last day of the month where it has no such day (art. 6 CCyC). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!day || !Number.isFinite(year + month + date + months)) return '';
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Days from Monday to Friday after `from` up to and including `to`. Holidays are not known here, so they count. */
export function weekdaysBetween(from: string, to: string): number {
  if (!from || !to) return 0;
  let count = 0;
  const end = Date.parse(`${to}T00:00:00Z`);
  const msPerDay = 86_400_000;
  const start = Math.max(Date.parse(`${from}T00:00:00Z`), end - 400 * msPerDay);
  for (let time = start + msPerDay; time <= end; time += msPerDay) {
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

const argentineOffsetMs = -3 * 3_600_000;

/** The day that it is in Argentina, which keeps one offset all year. */
export function argentineDay(moment: Date): string {
  return new Date(moment.getTime() + argentineOffsetMs).toISOString().slice(0, 10);
}
