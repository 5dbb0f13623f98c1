import type { CivilDay } from '../core/civil-day.ts';

/** Why a day does not count. */
export type ClosedDayKind =
  /** Feriado nacional. */
  | 'feriado'
  /** Día no laborable con fines turísticos, or of a faith or community. */
  | 'no-laborable'
  /** Asueto, or a day that the court declared without activity (inhábil). */
  | 'inhabil'
  /** Feria judicial. */
  | 'feria';

/** One closed day of a calendar. */
export interface ClosedDay {
  day: CivilDay;
  kind: ClosedDayKind;
  /** Spanish name: 'Día de la Independencia'. */
  name: string;
  /** Law, decree, resolution or acordada. */
  source: string;
}

/** A recess: every day between both ends, ends included, is closed for court terms. */
export interface Recess {
  from: CivilDay;
  to: CivilDay;
  name: string;
  source: string;
}

/** One year of one calendar. A year that is not loaded is refused, never guessed. */
export interface CalendarYear {
  /** 'nacional' for the national holidays, else the id of the courts or administration. */
  calendar: string;
  year: number;
  closed: ClosedDay[];
  recesses: Recess[];
  /** What the loaded data lacks, in Spanish sentences: shown with the result. */
  gaps: string[];
  checked: CivilDay;
}
