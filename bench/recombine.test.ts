import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recombine, type TextPool } from './recombine.ts';

const pool: TextPool = {
  headings: ['Plazo', 'Forma', 'Efectos'],
  paths: ['Libro 1', 'Libro 2'],
  sentences: Array.from({ length: 40 }, (_, i) => `Oración ${i}.`),
  sentenceCounts: [1, 3, 7],
};
const seeds = fc.integer({ min: 0, max: 0xffffffff });
const numbers = fc.nat({ max: 1_000_000 });

describe('recombined passages', () => {
  it('cannot be made of nothing', () => {
    expect(() => recombine({ ...pool, sentences: [] }, 1, 1)).toThrow(RangeError);
  });

  it('are the same for the same seed and number, in any order of making', () => {
    fc.assert(
      fc.property(seeds, numbers, numbers, (seed, a, b) => {
        const first = [recombine(pool, seed, a), recombine(pool, seed, b)];
        const second = [recombine(pool, seed, b), recombine(pool, seed, a)].reverse();
        expect(first).toEqual(second);
      }),
    );
  });

  it('hold only headings, paths, sentences and lengths of the pool', () => {
    fc.assert(
      fc.property(seeds, numbers, (seed, number) => {
        const { heading, path, text } = recombine(pool, seed, number);
        const sentences = text.split(/(?<=\.) /);
        expect(pool.headings).toContain(heading);
        expect(pool.paths).toContain(path);
        expect(pool.sentenceCounts).toContain(sentences.length);
        for (const sentence of sentences) expect(pool.sentences).toContain(sentence);
      }),
    );
  });

  it('differ from number to number', () => {
    const made = Array.from({ length: 1_000 }, (_, number) => JSON.stringify(recombine(pool, 7, number)));
    // The pool allows a few repeated short ones, not a cycle.
    expect(new Set(made).size).toBeGreaterThan(700);
  });
});
