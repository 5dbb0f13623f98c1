import type { Doubt, WorkingCalendar } from '../calendar/working-calendar.ts';
import { isRecess } from '../calendar/working-calendar.ts';
import { addDays, addMonths, type CivilDay } from '../core/civil-day.ts';
import type { CountedDay, SuspendedStretch } from './deadline.ts';

export interface Counted {
  due: CivilDay;
  days: CountedDay[];
  /** Disputed days met on the way. */
  disputed: CivilDay[];
}

/** Counts working days from the day after `on`. @param length at least 1 */
export function countWorkingDays(
  on: CivilDay,
  length: number,
  calendar: WorkingCalendar,
  suspended: readonly SuspendedStretch[],
  doubt: Doubt,
): Counted {
  const days: CountedDay[] = [notificationDay(on)];
  const disputed: CivilDay[] = [];
  let day = on;
  for (let count = 0; count < length; ) {
    day = addDays(day, 1);
    const status = calendar.statusOf(day);
    if (isSuspended(day, suspended)) {
      days.push({ day, kind: 'suspendido', name: 'Plazo suspendido', count: null });
      continue;
    }
    if (status.treatment.endsWith('disputed')) disputed.push(day);
    const counts = calendar.isOpen(day, doubt);
    if (counts) count += 1;
    days.push({ day, kind: status.kind, name: status.name, count: counts ? count : null });
  }
  return { due: day, days, disputed };
}

/** Counts civil days from the day after `on`, every day alike (CCyC 6). */
export function countCivilDays(on: CivilDay, length: number, suspended: readonly SuspendedStretch[]): Counted {
  const days: CountedDay[] = [notificationDay(on)];
  let day = on;
  for (let count = 0; count < length; ) {
    day = addDays(day, 1);
    if (isSuspended(day, suspended)) {
      days.push({ day, kind: 'suspendido', name: 'Plazo suspendido', count: null });
      continue;
    }
    count += 1;
    days.push({ day, kind: 'corrido', name: null, count });
  }
  return { due: day, days, disputed: [] };
}

/**
 * Counts months from date to date (CCyC 6), then adds the days that stood still: suspensions, and the recess where a
 * calendar is given. A day of recess inside the days added is added too.
 */
export function countMonths(
  on: CivilDay,
  months: number,
  suspended: readonly SuspendedStretch[],
  recess: WorkingCalendar | null,
): Counted & { stillDays: number } {
  const stands = (day: CivilDay) => isSuspended(day, suspended) || (recess !== null && isRecess(recess, day));
  let due = addMonths(on, months, 'last-day-of-month');
  let stillDays = 0;
  if (recess || suspended.length > 0) {
    for (let day = addDays(on, 1); day <= due; day = addDays(day, 1)) {
      if (!stands(day)) continue;
      stillDays += 1;
      due = addDays(due, 1);
    }
  }
  return { due, days: [notificationDay(on)], disputed: [], stillDays };
}

function notificationDay(day: CivilDay): CountedDay {
  return { day, kind: 'notificacion', name: null, count: null };
}

function isSuspended(day: CivilDay, suspended: readonly SuspendedStretch[]): boolean {
  return suspended.some(({ from, to }) => from <= day && day <= to);
}
