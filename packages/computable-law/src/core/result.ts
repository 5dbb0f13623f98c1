import type { CivilDay } from './civil-day.ts';
import type { Refusal } from './refusal.ts';

/** What a result counts: pesos (a number with two decimals) or a day. */
export type Computed = number | CivilDay;

/** A key of the corpus, `norm:article`: 'ccyc:6', 'lct:92bis'. */
export type CitationKey = string;

/** One step of the arithmetic, as the reader opens it. */
export interface Step {
  /** A Spanish sentence or formula with the numbers put in. */
  text: string;
  citations: CitationKey[];
  /** Names of the facts that the step used, so that the screen can show the person's words and let them edit. */
  facts?: string[];
}

/** One way to read the law where courts or authors divide. */
export interface Reading<Value extends Computed> {
  id: string;
  /** Spanish label of the reading. */
  label: string;
  /** Who reads it so, or the text that it stands on, in a Spanish sentence. */
  because: string;
  value: Value;
  citations: CitationKey[];
}

export interface ResultLine<Value extends Computed> {
  id: string;
  /** Spanish name of the line. */
  label: string;
  /** The value under the reading that the rule follows; null where an unknown fact leaves only a range. */
  amount: Value | null;
  min: Value;
  max: Value;
  readings: Reading<Value>[];
  steps: Step[];
  citations: CitationKey[];
}

/** A fact that was not told, with what it could change. */
export interface MissingFact<Value extends Computed> {
  fact: string;
  /** The Spanish question that asks for it. */
  question: string;
  /** The total at both ends of what the fact may be. */
  min: Value;
  max: Value;
  /** How far it moves the total: pesos, or days. */
  swing: number;
}

/** A computed result. Where `refused` is present nothing was computed, and the lists are empty. */
export interface ComputedResult<Value extends Computed> {
  lines: ResultLine<Value>[];
  readings: Reading<Value>[];
  min: Value | null;
  max: Value | null;
  /** Unknown facts, the one that moves the total most first. */
  missing: MissingFact<Value>[];
  steps: Step[];
  citations: CitationKey[];
  /** The day on which the oldest of the data used was checked; null where no data was used. */
  dataAsOf: CivilDay | null;
  refused?: Refusal;
}

/** A result that computes nothing and says why. */
export function refusedResult<Value extends Computed>(refused: Refusal): ComputedResult<Value> {
  return {
    lines: [],
    readings: [],
    min: null,
    max: null,
    missing: [],
    steps: [],
    citations: [],
    dataAsOf: null,
    refused,
  };
}

/** Citations of a result: those of its lines, readings and steps, each once, in order of appearance. */
export function citationsOf(parts: readonly { citations: readonly CitationKey[] }[]): CitationKey[] {
  return [...new Set(parts.flatMap((part) => part.citations))];
}
