import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideGrounding } from './decide-grounding.ts';
import { fuseRanks } from './fuse.ts';
import { calibration } from './ranking-weights.ts';

const nothing = { foreignLaw: false, found: 0, nonexistent: 0, unavailable: 0, topConfidence: 0, saidWords: 5 };

describe('the ground of an answer', () => {
  it('is missing below the threshold and there from it on', () => {
    expect(decideGrounding({ ...nothing, topConfidence: calibration.threshold - 0.001 })).toBe('no-match');
    expect(decideGrounding({ ...nothing, topConfidence: calibration.threshold })).toBe('grounded');
  });

  it('is missing for a question without a word of meaning, whatever was found', () => {
    expect(decideGrounding({ ...nothing, saidWords: 0, topConfidence: 1 })).toBe('no-match');
  });

  it('is never found by search for an article that does not exist', () => {
    expect(decideGrounding({ ...nothing, nonexistent: 1, topConfidence: 1 })).toBe('nonexistent-reference');
  });

  it('is there when one of several references was found', () => {
    expect(decideGrounding({ ...nothing, found: 1, nonexistent: 2 })).toBe('grounded');
  });

  it('is what a question asks besides a text that is not loaded', () => {
    expect(decideGrounding({ ...nothing, unavailable: 1, saidWords: 1, topConfidence: 1 })).toBe('source-unavailable');
    expect(decideGrounding({ ...nothing, unavailable: 1, saidWords: 6, topConfidence: 0.9 })).toBe('grounded');
  });

  it('is refused to another country’s law', () => {
    expect(decideGrounding({ ...nothing, foreignLaw: true, topConfidence: 1 })).toBe('foreign-law');
  });
});

describe('rank fusion', () => {
  const list = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));

  it('keeps every key once', () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        const fused = fuseRanks([
          { keys: one, weight: 1 },
          { keys: other, weight: 1 },
        ]);
        expect([...fused].sort()).toEqual([...new Set([...one, ...other])].sort());
      }),
    );
  });

  it('keeps the order of two lists that agree', () => {
    fc.assert(
      fc.property(list, (keys) => {
        expect(
          fuseRanks([
            { keys, weight: 1 },
            { keys, weight: 0.5 },
          ]),
        ).toEqual(keys);
      }),
    );
  });
});
