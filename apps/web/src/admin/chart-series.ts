import type { Overview } from '@foja/contracts/admin';

type Day = Overview['days'][number];

/** A part of each bar. `colour` is a token of the theme. */
export interface Series {
  label: string;
  colour: string;
  of: (day: Day) => number;
}
