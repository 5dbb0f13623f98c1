import type { FactsOf } from '../../core/facts.ts';
import { type OpenFact, rankMissing } from '../../core/missing-facts.ts';
import { type ComputedResult, citationsOf, type Reading, type ResultLine } from '../../core/result.ts';
import type { SettledLine } from '../labour-line.ts';
import { caseOf } from './case-of.ts';
import type { TerminationCase, TerminationValues } from './termination-case.ts';

type Facts = FactsOf<TerminationValues>;

/** How one statute liquidates a contract that ended. */
export interface TerminationMethod {
  /** What may be unknown, between which values it may lie, and the question that asks for it. */
  openFacts(facts: Facts): OpenFact<TerminationValues>[];
  /** Every line of a case in which nothing is unknown, the total last. */
  liquidate(one: TerminationCase): SettledLine[];
  /** The readings of a line of which unknown facts leave only a range. */
  readingsOfRange?(line: SettledLine, facts: Facts, min: number, max: number): Reading<number>[];
}

/** The liquidation over every way in which the unknown facts may turn out, with the facts that would narrow it most. */
export function spanCases(facts: Facts, method: TerminationMethod): ComputedResult<number> {
  const ways = casesOf(facts, method).map((one) => method.liquidate(one));
  const lines = spanOf(ways, facts, method);
  const total = lines.at(-1);
  return {
    lines,
    readings: total?.readings ?? [],
    min: total?.min ?? null,
    max: total?.max ?? null,
    missing: rankMissing<TerminationValues, number>(
      facts,
      method.openFacts(facts),
      (told) => rangeOf(casesOf(told, method), method),
      (from, to) => to - from,
    ).filter(({ swing }) => swing > 0),
    steps: lines.flatMap(({ steps }) => steps),
    citations: citationsOf(lines),
    dataAsOf: null,
  };
}

/** Every way in which the unknown facts may turn out. */
function casesOf(facts: Facts, method: TerminationMethod): TerminationCase[] {
  const unknowns = method.openFacts(facts).filter(({ fact }) => facts[fact].state === 'unknown');
  let ways: Partial<TerminationValues>[] = [{}];
  for (const { fact, candidates } of unknowns) {
    ways = ways.flatMap((way) => candidates.map((value) => ({ ...way, [fact]: value })));
  }
  return ways.map((way) => caseOf(facts, way));
}

function rangeOf(cases: readonly TerminationCase[], method: TerminationMethod): { min: number; max: number } {
  const totals = cases.map((one) => method.liquidate(one).at(-1)?.amount ?? 0);
  return { min: Math.min(...totals), max: Math.max(...totals) };
}

/** One line for each, with the range that the unknown facts leave; its amount only where they leave none. */
function spanOf(ways: readonly SettledLine[][], facts: Facts, method: TerminationMethod): ResultLine<number>[] {
  const [first = []] = ways;
  return first.map((line, index) => {
    const amounts = ways.map((way) => way[index]?.amount ?? line.amount);
    const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
    if (min === max) return line;
    const widest = ways.map((way) => way[index]).find((one) => one?.amount === max) ?? line;
    return { ...widest, amount: null, min, max, readings: method.readingsOfRange?.(line, facts, min, max) ?? [] };
  });
}
