import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfidenceScale, decideGrounding } from './decide-grounding.ts';
import { fuseRanks } from './fuse.ts';
import { groundingWeights } from './grounding-weights.ts';

const nothing = {
  foreignLaw: false,
  prediction: false,
  beyondLaw: false,
  found: 0,
  nonexistent: 0,
  unavailable: 0,
  knownNorms: 0,
  unknownNorms: 0,
  topConfidence: 0,
  saidWords: 5,
};

describe('the ground of an answer', () => {
  it('is missing below the threshold and there from it on', () => {
    expect(decideGrounding({ ...nothing, topConfidence: groundingWeights.threshold - 0.001 })).not.toBe('grounded');
    expect(decideGrounding({ ...nothing, topConfidence: groundingWeights.threshold })).toBe('grounded');
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

  it('is missing for a norm that the corpus does not know, whatever else resembles it', () => {
    const asked = { ...nothing, unknownNorms: 1, topConfidence: 1 };
    expect(decideGrounding(asked)).toBe('source-unavailable');
    expect(decideGrounding({ ...asked, knownNorms: 1 })).toBe('grounded');
  });

  it('is there for a story that only mentions such a norm', () => {
    expect(decideGrounding({ ...nothing, unknownNorms: 1, topConfidence: 1, saidWords: 40 })).toBe('grounded');
  });

  it('is refused to another country’s law', () => {
    expect(decideGrounding({ ...nothing, foreignLaw: true, topConfidence: 1 })).toBe('foreign-law');
    expect(decideGrounding({ ...nothing, prediction: true, topConfidence: 1 })).toBe('prediction');
    expect(decideGrounding({ ...nothing, beyondLaw: true, topConfidence: 1 })).toBe('beyond-law');
  });
});

describe('what may mean one thing or another', () => {
  it.each([
    [groundingWeights.threshold, 'grounded'],
    [groundingWeights.threshold - 0.01, 'unclear'],
    [groundingWeights.askFrom, 'unclear'],
    [groundingWeights.askFrom - 0.01, 'no-match'],
  ])('at %f is %s', (topConfidence, decision) => {
    expect(decideGrounding({ ...nothing, saidWords: 3, topConfidence })).toBe(decision);
  });

  it('is not asked about where nothing was said', () => {
    expect(decideGrounding({ ...nothing, saidWords: 0, topConfidence: groundingWeights.askFrom })).toBe('no-match');
  });
});

describe('the ground of an answer in a domain', () => {
  it('is missing where the best evidence stands outside it', () => {
    expect(decideGrounding({ ...nothing, topConfidence: 1, outsideDomain: true })).toBe('no-match');
  });

  it('is there for an article that the question names, wherever it stands', () => {
    expect(decideGrounding({ ...nothing, found: 1, outsideDomain: true })).toBe('grounded');
  });
});

describe('the scores of sources', () => {
  const score = fc.double({ min: -5, max: 40, noNaN: true });

  it('stand between 0 and the best one’s, and fall with the evidence', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(score, { minLength: 2 }),
        (grounding, scores) => {
          const ranked = scores.sort((a, b) => b - a).map((each) => ({ score: each }));
          const scale = new ConfidenceScale(grounding, ranked);
          const given = ranked.map((candidate) => scale.of(candidate));
          for (const [at, each] of given.entries()) {
            expect(each).toBeGreaterThanOrEqual(0);
            expect(each).toBeLessThanOrEqual(given[at - 1] ?? grounding);
          }
        },
      ),
    );
  });

  it('are 0 where nothing was found', () => {
    expect(new ConfidenceScale(0.9, []).grounding).toBe(0);
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
