import {
  addDays,
  addMonths,
  civilDay,
  dayOf,
  daysInMonth,
  monthOf,
  weekdayOf,
  yearOf,
} from '@foja/computable-law/core/civil-day';

export type AgendaView = 'lista' | 'semana' | 'mes';

/** Months that a list shows at once. */
const monthsListed = 6;

const monthName = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Today where the person is in Argentina. */
export function todayInArgentina(): string {
  return new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
}

/** The first and the last day that a view shows around a day. */
export function stretchOf(view: AgendaView, day: string): { from: string; to: string } {
  const at = civilDay(day);
  if (view === 'semana') {
    const monday = addDays(at, -((weekdayOf(at) + 6) % 7));
    return { from: monday, to: addDays(monday, 6) };
  }
  if (view === 'mes') {
    const first = dayOf(yearOf(at), monthOf(at), 1);
    const last = dayOf(yearOf(at), monthOf(at), daysInMonth(yearOf(at), monthOf(at)));
    return {
      from: addDays(first, -((weekdayOf(first) + 6) % 7)),
      to: addDays(last, (7 - weekdayOf(last)) % 7),
    };
  }
  return {
    from: addMonths(at, -monthsListed, 'last-day-of-month'),
    to: addMonths(at, monthsListed, 'last-day-of-month'),
  };
}

/** The day around which the next or the former stretch is shown. */
export function step(view: AgendaView, day: string, direction: 1 | -1): string {
  const at = civilDay(day);
  return view === 'semana'
    ? addDays(at, 7 * direction)
    : addMonths(at, (view === 'mes' ? 1 : monthsListed) * direction, 'last-day-of-month');
}

/** What a stretch is called. */
export function nameOf(view: AgendaView, day: string): string {
  const { from, to } = stretchOf(view, day);
  if (view === 'mes') return monthName.format(Date.parse(day));
  if (view === 'semana') return `${dayAndMonth.format(Date.parse(from))} al ${dayAndMonth.format(Date.parse(to))}`;
  return `${monthName.format(Date.parse(from))} a ${monthName.format(Date.parse(to))}`;
}

/** Every day of a stretch. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = civilDay(from); day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
