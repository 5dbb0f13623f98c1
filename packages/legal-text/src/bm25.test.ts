import { describe, expect, it } from 'vitest';
import { gainOf, lengthFactor, rarityOf, repetitionShare } from './bm25.ts';

describe('BM25', () => {
  it('gives a word held once in a text of usual length its rarity', () => {
    expect(gainOf(rarityOf(100, 3), 1, lengthFactor(1))).toBeCloseTo(rarityOf(100, 3));
  });

  it('values what few texts hold, what is repeated less and less, and a long text less', () => {
    expect(rarityOf(100, 3)).toBeGreaterThan(rarityOf(100, 30));
    expect(rarityOf(100, 100)).toBeGreaterThan(0);
    const gained = [1, 2, 3].map((times) => repetitionShare(times, lengthFactor(1)));
    expect(gained[2]! - gained[1]!).toBeLessThan(gained[1]! - gained[0]!);
    expect(repetitionShare(2, lengthFactor(3))).toBeLessThan(repetitionShare(2, lengthFactor(1)));
  });
});
