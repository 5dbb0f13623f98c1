import type { Fact, FactsOf } from './facts.ts';
import { known } from './facts.ts';
import type { Computed, MissingFact } from './result.ts';

/** How an unknown fact may be explored: the values between which it can lie, and the question that asks for it. */
export interface OpenFact<Values, Name extends keyof Values = keyof Values> {
  fact: Name;
  question: string;
  /** Extreme values that the fact may take, at least two. Unknown facts outside this list bring no range. */
  candidates: readonly Values[Name][];
}

/**
 * Ranks unknown facts by how far each moves the total, others left as they are.
 * @param total the least and the greatest total for given facts, or null where those facts allow none
 * @param distance how far apart two totals are: pesos, or days
 */
export function rankMissing<Values extends object, Value extends Computed>(
  facts: FactsOf<Values>,
  open: readonly OpenFact<Values>[],
  total: (facts: FactsOf<Values>) => { min: Value; max: Value } | null,
  distance: (from: Value, to: Value) => number,
): MissingFact<Value>[] {
  const ranked: MissingFact<Value>[] = [];
  for (const { fact, question, candidates } of open) {
    if (facts[fact].state !== 'unknown') continue;
    const totals = candidates
      .map((value) => total({ ...facts, [fact]: known(value) as Fact<Values[typeof fact]> }))
      .filter((one) => one !== null);
    const [first] = totals;
    if (!first) continue;
    let { min, max } = first;
    // The swing is between what one candidate gives and what another gives, not the width that other facts leave.
    let swing = 0;
    for (const one of totals) {
      swing = Math.max(swing, Math.abs(distance(first.min, one.min)), Math.abs(distance(first.max, one.max)));
      if (one.min < min) min = one.min;
      if (one.max > max) max = one.max;
    }
    ranked.push({ fact: String(fact), question, min, max, swing });
  }
  return ranked.sort((a, b) => b.swing - a.swing);
}
