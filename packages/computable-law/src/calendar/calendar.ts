import type { CivilDay } from '../core/civil-day.ts';

/** Why a day of a calendar is closed. */
export type ClosedDayKind =
  /** Feriado nacional. */
  | 'feriado'
  /** Día no laborable: the State and the courts close, an employer may choose. */
  | 'no-laborable'
  /** Asueto, or a day that the authority of the calendar declared without activity. */
  | 'inhabil';

/** One closed day. */
export interface ClosedDay {
  day: CivilDay;
  kind: ClosedDayKind;
  /** Spanish name: 'Día de la Independencia'. */
  name: string;
  /** Law, decree, resolution or acordada. */
  source: string;
}

/** A recess: every day from one end to the other, ends included, is closed for court terms. */
export interface Recess {
  from: CivilDay;
  to: CivilDay;
  name: string;
  source: string;
}

/** A stretch of which the data cannot say anything: a term that touches it is refused by this name. */
export interface UnknownStretch {
  from: CivilDay;
  to: CivilDay;
  /** What is not known, in Spanish: 'la feria de julio de 2027'. */
  what: string;
}

/** A day that counts as open, and that an authority may have closed or may still close. */
export interface DoubtfulDay {
  day: CivilDay;
  /** Who may close it, and what could not be checked, in a Spanish sentence. */
  why: string;
}

/** One year of one calendar. A year that is not loaded is refused, never guessed. */
export interface CalendarYear {
  /** 'nacional' for the national holidays, else the id of the courts or the administration. */
  calendar: string;
  year: number;
  closed: ClosedDay[];
  recesses: Recess[];
  unknown: UnknownStretch[];
  doubtful: DoubtfulDay[];
  checked: CivilDay;
}

/** Whether a kind of day counts as a working day. A disputed day is computed both ways. */
export const dayTreatments = ['closed', 'closed-disputed', 'open-disputed', 'open'] as const;
export type DayTreatment = (typeof dayTreatments)[number];

/** Which calendars make the working days of a unit, and how the doubtful kinds of day are taken. */
export interface WorkingDaySpec {
  /** Ids of the calendars, all of which must be loaded. */
  calendars: readonly string[];
  /** How a `no-laborable` day is taken. */
  nonMandatory: DayTreatment;
  saturday: DayTreatment;
  /** Why the disputed kinds are disputed, in a Spanish sentence that the reading shows. */
  dispute: string | null;
}
