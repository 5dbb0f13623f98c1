import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liesWithin, readSentenceFacts } from './sentence-facts.ts';

describe('what a sentence says in figures', () => {
  test('parts the measure for which it holds from what it fixes', () => {
    const { quantities, ranges } = readSentenceFacts(
      'Con más de cinco años y hasta diez, las vacaciones son de veintiún días corridos.',
    );
    expect(quantities).toMatchObject([{ value: 21, unit: 'dia' }]);
    expect(ranges).toEqual([
      { unit: 'anio', above: { value: 5, included: false }, below: { value: 10, included: true } },
    ]);
  });

  test.each([
    ['Con una antigüedad que no pasa de cinco años son catorce días.', 5, true],
    ['Con una antigüedad que no pasa de cinco años son catorce días.', 6, false],
    ['Con más de veinte años son treinta y cinco días.', 20, false],
    ['Con más de veinte años son treinta y cinco días.', 21, true],
  ])('%s %d años: %s', (sentence, value, within) => {
    const [range] = readSentenceFacts(sentence).ranges;
    expect(range && liesWithin(range, { value, unit: 'anio' })).toBe(within);
  });

  test('a measure of another unit neither lies within nor outside', () => {
    const [range] = readSentenceFacts('Con más de veinte años son treinta y cinco días.').ranges;
    expect(range && liesWithin(range, { value: 30, unit: 'dia' })).toBeNull();
  });

  test('of two stretches that meet, every measure lies in exactly one', () => {
    const [low] = readSentenceFacts('Con no más de cinco años: hasta cinco años.').ranges;
    const [high] = readSentenceFacts('Con más de cinco años.').ranges;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (value) => {
        const measure = { value, unit: 'anio' as const };
        expect(low && high && liesWithin(low, measure) !== liesWithin(high, measure)).toBe(true);
      }),
    );
  });
});
