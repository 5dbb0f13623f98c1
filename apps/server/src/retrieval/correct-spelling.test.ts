import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlipAway, SpellingCorrector } from './correct-spelling.ts';
import { Vocabulary } from './vocabulary.ts';

function corrector(passagesOf: Record<string, number>): SpellingCorrector {
  const terms = Object.entries(passagesOf).map(([term, passages]) => ({ term, passages, headed: 0, lay: 0 }));
  return new SpellingCorrector(new Vocabulary({ passages: 1_000, meanLengths: {}, terms }));
}

describe('a word that the corpus does not hold', () => {
  const { correct } = bound(corrector({ excesiv: 9, alquil: 50, desaloj: 20, desalad: 1, herenci: 30, auto: 90 }));

  it.each([
    ['excesib', 'excesiv', 'written by ear'],
    ['alkil', 'alquil', 'written by ear'],
    ['erensi', 'herenci', 'written by ear'],
    ['desalj', 'desaloj', 'with a letter missing'],
    ['desalaj', 'desaloj', 'with a letter changed'],
    ['ehrenci', 'herenci', 'with two letters swapped'],
  ])('is read as the one that was meant: %s as %s (%s)', (term, meant) => {
    expect(correct(term)).toBe(meant);
  });

  it.each(['zzzzzz', 'auti', '#8', 'casa', ''])('is left as it is where nothing is near: %s', (term) => {
    expect(correct(term)).toBe(term);
  });

  it('is read as the commonest of those that it could be', () => {
    const { correct: choose } = bound(corrector({ contrata: 3, contrato: 400 }));
    expect(choose('contratu')).toBe('contrato');
  });
});

describe('a word that the corpus holds', () => {
  it('is never changed', () => {
    const { correct } = bound(corrector({ vaca: 1, baca: 500 }));
    expect(correct('vaca')).toBe('vaca');
  });
});

describe('one slip', () => {
  const word = fc.stringMatching(/^[a-e]{2,8}$/);

  it('makes each word of the other, or of neither', () => {
    fc.assert(fc.property(word, word, (left, right) => isOneSlipAway(left, right) === isOneSlipAway(right, left)));
  });

  it('is a letter less, more, other or swapped, and nothing else', () => {
    fc.assert(
      fc.property(word, fc.nat(7), fc.constantFrom('x', 'y'), (from, at, letter) => {
        const place = at % from.length;
        const [head, tail] = [from.slice(0, place), from.slice(place + 1)];
        expect(isOneSlipAway(from, `${head}${tail}`)).toBe(true);
        expect(isOneSlipAway(from, `${head}${letter}${tail}`)).toBe(true);
        expect(isOneSlipAway(from, `${head}${letter}${from[place]}${tail}`)).toBe(true);
        expect(isOneSlipAway(from, `${head}${letter}${letter}${tail}x`)).toBe(false);
        expect(isOneSlipAway(from, from)).toBe(false);
      }),
    );
  });
});

function bound(spelling: SpellingCorrector) {
  return { correct: (term: string) => spelling.correct(term) };
}
