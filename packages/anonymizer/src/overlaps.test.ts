import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveOverlaps } from './overlaps.ts';
import type { Candidate } from './types.ts';

const candidate = (start: number, end: number, type: Candidate['type'] = 'persona', score = 0.8): Candidate => ({
  start,
  end,
  type,
  score,
  source: 'test',
});

describe('overlaps', () => {
  it('keeps the datum that contains the other', () => {
    expect(resolveOverlaps([candidate(0, 11, 'cuit', 1), candidate(0, 30, 'email')])).toEqual([
      candidate(0, 30, 'email'),
    ]);
  });

  it('keeps the free part of a name that a longer datum covers in part', () => {
    expect(resolveOverlaps([candidate(0, 12), candidate(8, 40, 'domicilio')])).toEqual([
      candidate(0, 8),
      candidate(8, 40, 'domicilio'),
    ]);
  });

  it('always gives disjoint candidates in order', () => {
    const any = fc
      .record({ start: fc.nat(60), size: fc.integer({ min: 1, max: 20 }), name: fc.boolean(), score: fc.nat(9) })
      .map(({ start, size, name, score }) => candidate(start, start + size, name ? 'persona' : 'dni', score / 10));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (candidates) => {
        let last = 0;
        for (const { start, end } of resolveOverlaps(candidates)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 1000 },
    );
  });
});
