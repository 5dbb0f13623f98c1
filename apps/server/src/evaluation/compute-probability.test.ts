import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { EvaluationLimitation } from '@foja/contracts/evaluation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CaseFacts, computeProbability } from './compute-probability.ts';

const element = fc.record({
  element: fc.string(),
  status: fc.constantFrom('supported' as const, 'missing' as const, 'against' as const, 'unclear' as const),
  quotes: fc.constant<string[]>([]),
});
const proof = fc.record({
  name: fc.string(),
  status: fc.constantFrom('named' as const, 'absent' as const),
  quotes: fc.constant<string[]>([]),
});
const limitation = fc.option(
  fc.record({
    text: fc.string(),
    article: fc.constant('ccyc:2561'),
    startsOn: fc.constant(null),
    endsOn: fc.constant(null),
    status: fc.constantFrom('running' as const, 'near' as const, 'expired' as const, 'unknown' as const),
    quotes: fc.constant<string[]>([]),
    timeline: fc.constant<EvaluationLimitation['timeline']>([]),
    readings: fc.constant<{ label: string; endsOn: CivilDay }[]>([]),
    claim: fc.constant(null),
    note: fc.constant(null),
    takesAway: fc.constantFrom('claim' as const, 'one-way' as const, 'nothing' as const),
  }),
);
const facts: fc.Arbitrary<CaseFacts> = fc.record({
  elements: fc.array(element, { minLength: 1, maxLength: 7 }),
  evidence: fc.array(proof, { maxLength: 8 }),
  limitation,
});

const with_ = <Item>(list: readonly Item[], index: number, change: Partial<Item>) =>
  list.map((item, at) => (at === index ? { ...item, ...change } : item));

describe('whatever the facts', () => {
  test('the number stands between 0 and 100 and within its band, and its parts add up to it', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { percent, band, baseline, points, evidence, limitation: period } = computeProbability(known);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(band.low).toBeGreaterThanOrEqual(0);
        expect(band.low).toBeLessThanOrEqual(percent);
        expect(band.high).toBeGreaterThanOrEqual(percent);
        expect(band.high).toBeLessThanOrEqual(100);
        const parts = [...points, ...evidence, ...(period ? [period] : [])];
        expect(parts.reduce((sum, { contribution }) => sum + contribution, baseline)).toBe(percent);
      }),
    );
  });

  test('one more proof never lowers the number nor widens what is unknown below it', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (known, at) => {
        fc.pre(known.evidence.length > 0);
        const more = {
          ...known,
          evidence: with_(known.evidence, at % known.evidence.length, { status: 'named' as const }),
        };
        const [before, after] = [computeProbability(known), computeProbability(more)];
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(after.band.low).toBeGreaterThanOrEqual(before.band.low);
      }),
    );
  });

  test('an element is worth most supported, less unclear, nothing missing, and takes points where it is denied', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (known, at) => {
        const order = (['against', 'missing', 'unclear', 'supported'] as const).map(
          (status) =>
            computeProbability({ ...known, elements: with_(known.elements, at % known.elements.length, { status }) })
              .percent,
        );
        expect(order).toEqual([...order].sort((left, right) => left - right));
      }),
    );
  });

  test('a period that has run out never raises the number', () => {
    fc.assert(
      fc.property(facts, (known) => {
        fc.pre(known.limitation !== null);
        const of = (status: 'running' | 'expired') =>
          computeProbability({ ...known, limitation: { ...known.limitation!, status } }).percent;
        expect(of('expired')).toBeLessThanOrEqual(of('running'));
      }),
    );
  });
});
