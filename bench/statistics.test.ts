import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile, spreadOf } from './statistics.ts';

const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });

describe('percentiles', () => {
  it('refuse to speak of nothing', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });

  it('are the nearest rank of the sorted values', () => {
    const oneToHundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(spreadOf(oneToHundred)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 });
    expect(median([3, 1, 2])).toBe(2);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('are always a measured value which that share of the values do not exceed', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (list, share) => {
        const found = percentile(list, share);
        expect(list).toContain(found);
        expect(list.filter((value) => value <= found).length).toBeGreaterThanOrEqual(Math.ceil(list.length * share));
      }),
    );
  });

  it('leave the values in their order', () => {
    fc.assert(
      fc.property(values, (list) => {
        const before = [...list];
        spreadOf(list);
        expect(list).toEqual(before);
      }),
    );
  });
});
