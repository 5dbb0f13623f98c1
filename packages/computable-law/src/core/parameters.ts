import { addDays, type CivilDay, earliestDay } from './civil-day.ts';
import { type Money, money } from './money.ts';
import { refuse } from './refusal.ts';
import type { CitationKey } from './result.ts';

/** A value that law or an authority changes in time: a unit, a cap, a coefficient. Data, never code. */
export interface ParameterSeries {
  /** Stable id: 'uma', 'notice-months-up-to-five-years'. */
  id: string;
  /** Spanish name. */
  title: string;
  /** 'pesos', 'meses', 'días', 'porcentaje'… */
  unit: string;
  values: DatedValue[];
}

export interface DatedValue {
  from: CivilDay;
  /** Last day of the value; null while no later one is known. */
  to: CivilDay | null;
  /** Decimal text, so that no value passes through a float. */
  value: string;
  /** Article key, or the official publication. */
  source: string;
  /** Articles that state it, where a norm of the corpus does. */
  citations: CitationKey[];
  /** Day on which a person compared the value with its source. */
  checked: CivilDay;
}

/** The value on a day, with its origin. @throws RefusedComputation `parameter-missing` outside the data */
export function parameterOn(series: ParameterSeries, day: CivilDay): DatedValue & { amount: Money } {
  const found = series.values.find(({ from, to }) => from <= day && (to === null || day <= to));
  if (found) return { ...found, amount: money(found.value) };
  return refuse('parameter-missing', series.id, day, `No hay valor cargado de «${series.title}» para el ${day}.`);
}

/** What is wrong with a series: holes, overlaps, values that end before they begin. Empty where it is sound. */
export function problemsOfSeries(series: ParameterSeries): string[] {
  const problems: string[] = [];
  const ordered = [...series.values].sort((a, b) => a.from.localeCompare(b.from));
  if (ordered.length === 0) problems.push(`${series.id}: no values`);
  for (const [index, value] of ordered.entries()) {
    if (value.to !== null && value.to < value.from) problems.push(`${series.id}: ${value.from} ends before it begins`);
    const before = ordered[index - 1];
    if (!before) continue;
    if (before.to === null || before.to >= value.from) problems.push(`${series.id}: overlap at ${value.from}`);
    else if (addDays(before.to, 1) !== value.from)
      problems.push(`${series.id}: hole between ${before.to} and ${value.from}`);
  }
  return problems;
}

/** The oldest of the days on which the data used was checked, for `dataAsOf`. */
export function oldestCheck(used: readonly { checked: CivilDay }[]): CivilDay | null {
  const [first, ...others] = used.map(({ checked }) => checked);
  return first ? earliestDay(first, ...others) : null;
}
