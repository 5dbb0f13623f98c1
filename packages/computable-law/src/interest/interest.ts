import type { CivilDay } from '../core/civil-day.ts';
import type { CitationKey, Reading, ResultLine, Step } from '../core/result.ts';

/** What is owed, which decides the rule that the account stands on. */
export const debtKinds = ['general', 'laboral', 'alimentos', 'alquiler'] as const;
export type DebtKind = (typeof debtKinds)[number];

/** A yearly rate in force from a day until the next one, or until its last day. */
export interface DatedRate {
  from: CivilDay;
  to: CivilDay | null;
  /** Percent a year. */
  percent: number;
}

export type RateInput =
  | { kind: 'annual' | 'monthly'; percent: number; addedPercent?: number }
  | { kind: 'table'; rates: DatedRate[]; title?: string }
  /** A series of accumulated percents since a base, as the central bank's for the courts: what it grew is the rate. */
  | { kind: 'accumulated'; series: IndexSeries };

/** Why interest is added to the capital (CCyC 770). */
export type Capitalization =
  | { kind: 'clause' | 'other-law'; everyMonths: number }
  | { kind: 'demand' | 'settlement'; on: CivilDay };

/** A published index by day, or by month where every value stands on the first day of one. */
export interface IndexSeries {
  id: string;
  title: string;
  source: string;
  values: { date: CivilDay; value: string }[];
  /** Day on which the values were read; null where the person brought them. */
  readOn: CivilDay | null;
}
export type IndexInput = { kind: 'series'; series: IndexSeries } | { kind: 'coefficient'; coefficient: number };

export interface Payment {
  date: CivilDay;
  amount: number;
  /** The creditor gave a receipt on account of capital (CCyC 903). */
  toCapital?: boolean;
}

/** An instalment that fell due within the period: alimony, rent. */
export interface Due {
  date: CivilDay;
  amount: number;
  /** How many months in a row, this one included. */
  months?: number;
}

export interface InterestInput {
  debt: DebtKind;
  /** What was owed on the first day; 0 where everything fell due later. */
  capital: number;
  from: CivilDay;
  to: CivilDay;
  rate?: RateInput;
  /** Days that a year has for the rate. */
  yearDays: 365 | 360;
  capitalization?: Capitalization;
  index?: IndexInput;
  payments: Payment[];
  dues?: Due[];
  /** Of a labour debt: whether a case was pending on 6/3/2026 (ley 27.802 art. 55); absent where it was not told. */
  pendingCase?: boolean;
}

export interface InterestResult {
  lines: ResultLine<number>[];
  /** Capital as it stands at the end, updated and less what was paid. */
  capital: number;
  interest: number;
  paid: number;
  /** Null where an untold fact leaves only a range. */
  total: number | null;
  min: number;
  max: number;
  readings: Reading<number>[];
  missing: { fact: string; question: string }[];
  steps: Step[];
  citations: CitationKey[];
  /** Day on which the oldest series was read. */
  dataAsOf: CivilDay | null;
  notes: string[];
}
