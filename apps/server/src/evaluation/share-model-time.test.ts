import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeftMs } from './share-model-time.ts';

const total = fc.integer({ min: 100, max: 600_000 });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });

test('two calls together never take longer than one may, whatever the first takes of its share', () => {
  fc.assert(
    fc.property(total, share, fc.double({ min: 0, max: 1, noNaN: true }), (totalMs, first, taken) => {
      const spentMs = timeLeftMs(totalMs, first, 0) * taken;
      const restMs = timeLeftMs(totalMs, 1, spentMs);
      expect(spentMs + restMs).toBeLessThanOrEqual(totalMs + 1);
    }),
  );
});

test('a call is always given a whole number of milliseconds, at least one, also where nothing is left', () => {
  fc.assert(
    fc.property(total, share, fc.double({ min: 0, max: 1_000_000, noNaN: true }), (totalMs, part, spentMs) => {
      const leftMs = timeLeftMs(totalMs, part, spentMs);
      expect(Number.isInteger(leftMs)).toBe(true);
      expect(leftMs).toBeGreaterThanOrEqual(1);
    }),
  );
});
