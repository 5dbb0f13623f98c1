import { dayOf, yearOf } from '../core/civil-day.ts';
import type { CalendarYear } from './calendar.ts';

/** What is wrong with the yearly calendars: days of another year, doubled days, recesses that overlap, years missing. */
export function problemsOfCalendars(years: readonly CalendarYear[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const year of years) {
    const name = `${year.calendar} ${year.year}`;
    if (seen.has(name)) problems.push(`${name}: loaded twice`);
    seen.add(name);
    const days = [...year.closed, ...year.doubtful].map(({ day }) => day);
    for (const day of days) if (yearOf(day) !== year.year) problems.push(`${name}: ${day} is of another year`);
    if (new Set(days).size !== days.length) problems.push(`${name}: a day is listed twice`);
    const stretches = [...year.recesses, ...year.unknown].sort((a, b) => a.from.localeCompare(b.from));
    for (const [index, { from, to }] of stretches.entries()) {
      if (to < from) problems.push(`${name}: ${from} ends before it begins`);
      if (from < dayOf(year.year, 1, 1) || to > dayOf(year.year, 12, 31))
        problems.push(`${name}: ${from} leaves the year`);
      const before = stretches[index - 1];
      if (before && before.to >= from) problems.push(`${name}: overlap at ${from}`);
    }
  }
  for (const calendar of new Set(years.map((year) => year.calendar))) {
    const loaded = years.filter((year) => year.calendar === calendar).map(({ year }) => year);
    for (let year = Math.min(...loaded); year < Math.max(...loaded); year++) {
      if (!loaded.includes(year)) problems.push(`${calendar}: hole, no ${year}`);
    }
  }
  return problems;
}
