/** Where most of a set of times lie, in the unit they were given in. */
export interface Spread {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/**
 * The smallest value that at least `share` of the values do not exceed (nearest rank): always one that was measured.
 * @param share above 0, at most 1.
 * @throws {RangeError} where there is no value.
 */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('A percentile of nothing was asked for.');
  const ascending = [...values].sort((a, b) => a - b);
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)]!;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @throws {RangeError} where there is no value. */
export function spreadOf(values: readonly number[]): Spread {
  return {
    count: values.length,
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
    max: percentile(values, 1),
  };
}
