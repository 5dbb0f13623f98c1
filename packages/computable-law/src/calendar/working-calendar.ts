import { type CivilDay, weekdayOf, yearOf } from '../core/civil-day.ts';
import { oldestCheck } from '../core/parameters.ts';
import { refuse } from '../core/refusal.ts';
import type { CalendarYear, ClosedDay, DayTreatment, Recess, WorkingDaySpec } from './calendar.ts';

/** What a calendar says of one day. */
export interface DayStatus {
  kind: 'habil' | 'feriado' | 'no-laborable' | 'inhabil' | 'feria' | 'fin-de-semana';
  treatment: DayTreatment;
  /** Name of the holiday or recess, or why the day is in doubt. */
  name: string | null;
  source: string | null;
}

/** How the disputed days are taken in one count. */
export type Doubt = 'as-held' | 'all-closed' | 'all-open';

/** The working days of one unit: several yearly calendars laid over each other. */
export class WorkingCalendar {
  readonly #years: ReadonlyMap<string, CalendarYear>;
  readonly #spec: WorkingDaySpec;
  readonly #used = new Set<CalendarYear>();

  constructor(years: readonly CalendarYear[], spec: WorkingDaySpec) {
    this.#years = new Map(years.map((year) => [`${year.calendar} ${year.year}`, year]));
    this.#spec = spec;
  }

  /** Why the disputed kinds of day are disputed. */
  get dispute(): string | null {
    return this.#spec.dispute;
  }

  /** The day on which the oldest of the years read so far was checked. */
  get dataAsOf(): CivilDay | null {
    return oldestCheck([...this.#used]);
  }

  /** @throws RefusedComputation `calendar-missing` for a year or stretch that is not loaded */
  statusOf(day: CivilDay): DayStatus {
    const years = this.#spec.calendars.map((calendar) => this.#yearOf(calendar, day));
    const unknown = years.flatMap((year) => year.unknown).find(({ from, to }) => from <= day && day <= to);
    if (unknown) {
      refuse('calendar-missing', 'notified', unknown.what, `Sin calendario cargado para ${unknown.what}.`);
    }
    const recess = years.flatMap((year) => year.recesses).find((one) => isWithin(day, one));
    if (recess) return { kind: 'feria', treatment: 'closed', name: recess.name, source: recess.source };
    const closed = mostClosed(years.flatMap((year) => year.closed.filter((one) => one.day === day)));
    if (closed) {
      const treatment = closed.kind === 'no-laborable' ? this.#spec.nonMandatory : 'closed';
      // A Sunday is closed whatever else it is.
      if (treatment === 'closed' || !isWeekendDay(day)) {
        return { kind: closed.kind, treatment, name: closed.name, source: closed.source };
      }
    }
    if (weekdayOf(day) === 0) return { kind: 'fin-de-semana', treatment: 'closed', name: null, source: null };
    if (weekdayOf(day) === 6) {
      return { kind: 'fin-de-semana', treatment: this.#spec.saturday, name: null, source: null };
    }
    const doubtful = years.flatMap((year) => year.doubtful).find((one) => one.day === day);
    if (doubtful) return { kind: 'habil', treatment: 'open-disputed', name: doubtful.why, source: null };
    return { kind: 'habil', treatment: 'open', name: null, source: null };
  }

  /** Whether the day counts, taking disputed days in the given way. */
  isOpen(day: CivilDay, doubt: Doubt = 'as-held'): boolean {
    const { treatment } = this.statusOf(day);
    if (treatment === 'open' || treatment === 'closed') return treatment === 'open';
    if (doubt === 'as-held') return treatment === 'open-disputed';
    return doubt === 'all-open';
  }

  #yearOf(calendar: string, day: CivilDay): CalendarYear {
    const year = yearOf(day);
    const found = this.#years.get(`${calendar} ${year}`);
    if (!found) {
      return refuse(
        'calendar-missing',
        'notified',
        `${calendar} ${year}`,
        `Sin calendario cargado para ${year} (${calendar}).`,
      );
    }
    this.#used.add(found);
    return found;
  }
}

/** Recesses of the calendars of a spec that fall in a span of days, by the years loaded. */
export function isRecess(calendar: WorkingCalendar, day: CivilDay): boolean {
  return calendar.statusOf(day).kind === 'feria';
}

function isWithin(day: CivilDay, { from, to }: Recess): boolean {
  return from <= day && day <= to;
}

function isWeekendDay(day: CivilDay): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** Of several entries for one day the one that closes it for everybody. */
function mostClosed(entries: readonly ClosedDay[]): ClosedDay | undefined {
  return entries.find(({ kind }) => kind !== 'no-laborable') ?? entries[0];
}
