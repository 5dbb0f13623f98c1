import type { CalendarYear, WorkingDaySpec } from '../calendar/calendar.ts';
import type { CivilDay } from '../core/civil-day.ts';
import type { CitationKey, ComputedResult } from '../core/result.ts';

export const deadlineUnits = [
  'dias-habiles-judiciales',
  'dias-habiles-administrativos',
  'dias-habiles-laborales',
  'dias-corridos',
  'meses',
  'anios',
  'horas',
] as const;
export type DeadlineUnit = (typeof deadlineUnits)[number];

export const notificationKinds = [
  'cedula',
  'electronica',
  'personal',
  'carta-documento',
  'telegrama',
  'acta-notarial',
  'edictos',
  'ministerio-de-la-ley',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The first hours of the working day after a term, in which what was not filed in time still counts. */
export interface GraceHours {
  hours: number;
  article: CitationKey;
  /** Kinds of notice of proceedings in which they do not apply. */
  notBy: NotificationKind[];
  /** What to tell the reader where they do not apply. */
  note: string | null;
}

/** How a jurisdiction counts. Data of `corpus/deadlines/jurisdictions.yaml`. */
export interface Jurisdiction {
  id: string;
  label: string;
  aliases: string[];
  /** Names that leave the branch of the courts open: a named term of another branch is taken from there. */
  general: string[];
  /** Unit of a term of days that a rule of this jurisdiction gives without saying which. */
  defaultUnit: DeadlineUnit;
  /** Working days by unit; a unit that is absent is refused here. */
  workingDays: Partial<Record<DeadlineUnit, WorkingDaySpec>>;
  /** Articles of the rule of counting, by unit. */
  counting: Partial<Record<DeadlineUnit, CitationKey>>;
  /** By unit: first hours of the next working day in which a late filing still counts; absent where no law gives them. */
  grace: Partial<Record<DeadlineUnit, GraceHours>>;
  /** Days added by distance; null where no law gives them. */
  distance: { kmPerDay: number; minFractionKm: number | null; article: CitationKey } | null;
  /** Days of note; null where nothing is notified by force of law. */
  note: { weekdays: number[]; onHoliday: 'next-note-day' | 'next-working-day'; article: CitationKey } | null;
  /** Where an electronic notice counts as received on the working day after it was put in the account. */
  electronic: { effective: 'same-day' | 'next-working-day'; article: CitationKey } | null;
  edicts: { daysAfterLast: number; article: CitationKey } | null;
  checked: CivilDay;
}

/** A named term of the law. Data of `corpus/deadlines/*.yaml`. */
export interface CatalogueDeadline {
  id: string;
  /** Spanish name, as a lawyer says it. */
  name: string;
  aliases: string[];
  /** Ids of the jurisdictions in which it exists. */
  forum: string[];
  length: number;
  unit: DeadlineUnit;
  /** The moment from which it runs, in Spanish. */
  starts: string;
  /** What it runs from, by the name of `corpus/events.yaml`; null where people do not tell it or it is a notification. */
  event?: string | null;
  /** The first is the article that fixes the length. */
  articles: CitationKey[];
  /** What follows from missing it, in our own words. */
  effect: string;
  peremptory: boolean;
  /** False for an act that is not filed in court. */
  grace: boolean;
  /** Recess days are not counted in a term of months. */
  skipsRecess: boolean;
  /** Ends on the next working day where the last day is not one, by its own article. */
  extendsOnClosedDay: boolean;
  /** First day of the notifications to which the article applies in this form; null where it has none here. */
  from: CivilDay | null;
  /** What the reader must know besides. */
  note: string | null;
  checked: CivilDay;
}

export interface DeadlineLaw {
  calendars: CalendarYear[];
  jurisdictions: Jurisdiction[];
  deadlines: CatalogueDeadline[];
}

/** A stretch in which the term stood still, both ends included. */
export interface SuspendedStretch {
  from: CivilDay;
  to: CivilDay;
}

export interface DeadlineInput {
  /** Day of the notification; for `ministerio-de-la-ley`, of the ruling; for `edictos`, of the last publication. */
  notified: CivilDay;
  by: NotificationKind;
  /** `HH:MM`, for terms of hours. */
  hour?: string;
  /** Id or alias; may be left out where the named term, or a civil count, leaves no doubt. */
  jurisdiction?: string;
  /** Name or alias of the catalogue; else `length` and `unit`. */
  deadline?: string;
  length?: number;
  unit?: DeadlineUnit;
  distanceKm?: number;
  suspended?: SuspendedStretch[];
  /** Granted on top of the term, in its own unit; it runs on from where the term ends. */
  extension?: number;
}

/** One day of the reckoning, for a calendar view. */
export interface CountedDay {
  day: CivilDay;
  kind:
    | 'notificacion'
    | 'habil'
    | 'corrido'
    | 'feriado'
    | 'no-laborable'
    | 'inhabil'
    | 'feria'
    | 'fin-de-semana'
    | 'suspendido';
  name: string | null;
  /** Its number in the term; null where it does not count. */
  count: number | null;
}

/** A term is one line: the result is that of the design without its lines. */
export interface DeadlineResult extends Omit<ComputedResult<CivilDay>, 'lines'> {
  /** Last day of the term under the reading that is followed. */
  due: CivilDay;
  /** Hour of the last day for a term of hours whose start hour is known. */
  dueHour: string | null;
  /** Working day in whose first hours a late filing still counts; null where no law gives it. */
  graceUntil: CivilDay | null;
  /** Day on which the notification took effect. */
  notifiedOn: CivilDay;
  /** Id of the jurisdiction whose rules were used. */
  jurisdiction: string;
  name: string | null;
  length: number;
  unit: DeadlineUnit;
  /** Days added by distance. */
  addedDays: number;
  /** The article that fixes the length, or for a bare length the rule of counting. */
  article: CitationKey;
  effect: string | null;
  peremptory: boolean | null;
  days: CountedDay[];
  /** What the reader must know, in Spanish sentences. */
  notes: string[];
}
