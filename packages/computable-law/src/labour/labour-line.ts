import { formatPesos, type Money, money, toPesos } from '../core/money.ts';
import { type CitationKey, citationsOf, type Reading, type ResultLine, type Step } from '../core/result.ts';

/** A line whose every fact is known: one amount in pesos, and the readings of it. */
export type SettledLine = ResultLine<number> & { amount: number };

/** Builds a line from its exact amount; the first reading, where there are any, is the one that the rule follows. */
export function settledLine(line: {
  id: string;
  label: string;
  amount: Money;
  readings?: Reading<number>[];
  steps: Step[];
  citations: CitationKey[];
}): SettledLine {
  const { readings = [], ...rest } = line;
  const amount = toPesos(line.amount);
  return {
    ...rest,
    amount,
    min: amount,
    max: amount,
    readings,
    citations: citationsOf([{ citations: line.citations }, ...line.steps, ...readings]),
  };
}

/** An amount with its sign, which no line break parts from it: '$ 1.187.506,85'. */
export function pesos(amount: Money | number): string {
  return `$\u00a0${formatPesos(money(amount))}`;
}

/** A day as it is written in Argentina: 15/09/2026. */
export function dayInFigures(day: string): string {
  return day.split('-').reverse().join('/');
}
