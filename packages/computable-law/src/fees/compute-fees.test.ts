import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDay } from '../core/civil-day.ts';
import { factFrom } from '../core/facts.ts';
import type { ParameterSeries } from '../core/parameters.ts';
import { settle } from '../core/refusal.ts';
import { computeFees } from './compute-fees.ts';
import type { FeesValues } from './fees.ts';
import { feeMatters } from './matters.ts';

const unit: ParameterSeries = {
  id: 'uma',
  title: 'unidad',
  unit: 'pesos',
  values: [
    {
      from: civilDay('2026-08-01'),
      to: civilDay('2026-08-31'),
      value: '1000',
      source: 'resolución del faro',
      citations: [],
      checked: civilDay('2026-11-20'),
    },
  ],
};
const names = [
  'amount',
  'uma',
  'asOf',
  'stages',
  'dismissed',
  'endedBeforeEvidence',
  'exceptions',
  'opposition',
] as const;
const more = ['housing', 'singleLawyer', 'exclusiveBenefit', 'appeal'] as const;
const fees = (told: Partial<FeesValues>) => {
  const facts = Object.fromEntries(
    ['matter', ...names, ...more].map((name) => [name, factFrom(told[name as keyof FeesValues])]),
  );
  return computeFees(facts as never, unit);
};
const refusal = (told: Partial<FeesValues>) => {
  const settled = settle(() => fees(told));
  return 'refused' in settled ? settled.refused : null;
};
const closed = { dismissed: false, endedBeforeEvidence: false };

describe('a fee that cannot be computed', () => {
  test.each([
    ['a matter that the list lacks', { matter: 'saludo' }, 'fact-invalid', 'matter'],
    ['a matter whose article never came into force', { matter: 'incidente' }, 'rule-missing', 'matter'],
    ['a scale without amount', { matter: 'desalojo', uma: 1000 }, 'fact-missing', 'amount'],
    ['a scale without UMA nor day', { matter: 'desalojo', amount: 1e6 }, 'fact-missing', 'uma'],
    [
      'a day without UMA',
      { matter: 'desalojo', amount: 1e6, asOf: civilDay('2026-09-01') },
      'parameter-missing',
      'uma',
    ],
    ['an UMA of nothing', { matter: 'divorcio', uma: 0 }, 'fact-invalid', 'uma'],
    [
      'a precautionary measure of which nobody told whether it was opposed',
      { matter: 'medida-cautelar', amount: 1e6, uma: 1000 },
      'fact-missing',
      'opposition',
    ],
    [
      'an estate with several lawyers',
      { matter: 'sucesion', amount: 1e6, uma: 1000, singleLawyer: false },
      'not-sourced',
      'singleLawyer',
    ],
    [
      'a fourth of three stages',
      { matter: 'conocimiento', amount: 1e6, uma: 1000, stages: 4 },
      'fact-invalid',
      'stages',
    ],
    [
      'stages of a proceeding whose parts the law leaves open',
      { matter: 'ejecutivo', amount: 1e6, uma: 1000, stages: 1 },
      'not-sourced',
      'stages',
    ],
  ])('is refused by name: %s', (_, told, code, field) => {
    expect(refusal(told)).toMatchObject({ code, field });
  });
});

describe('the scale of article 21', () => {
  // By hand: 500 UMA are in the sixth grade; 450 × 20 % + 50 × 13 % = 96,5; + 50 × 17 % = 98,5; 500 × 17 % = 85, below the floor.
  test('never gives less than the greatest of the grade before plus the rate on the excess', () => {
    const fee = fees({ matter: 'conocimiento', amount: 500_000, uma: 1000, ...closed });
    expect(fee).toMatchObject({ minUMA: 96.5, maxUMA: 98.5, min: 96_500 });
    expect(fee.lines[0]?.readings).toMatchObject([{ id: 'maximo-directo', value: 96.5 }]);
  });

  test.each([
    [15, 3.3, 4.95],
    // 15 × 33 % + 0,01 × 20 %: from here on the floor counts.
    [15.01, 4.95, 4.95],
    // 45 × 26 % + 45 × 18 % = 19,8; + 45 × 24 % = 22,5.
    [90, 19.8, 22.5],
    [750, 129, 141],
    [750.01, 127.5, 127.5],
  ] as const)('of %d UMA is between %d and %d', (uma, min, max) => {
    const fee = fees({ matter: 'liquidacion-de-la-comunidad', amount: uma * 1000, uma: 1000 });
    expect(fee.minUMA).toBeCloseTo(min, 2);
    expect(fee.maxUMA).toBeCloseTo(max, 2);
  });

  test('grows with the amount within its grades, and an untold fact brackets both of its answers', () => {
    const lastGradeFrom = 750_000;
    const scale = feeMatters.filter(({ kind }) => kind === 'scale').map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.constantFrom(...scale),
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.nat(500_000),
        (matter, amount, extra) => {
          const rest = { matter, uma: 1000, singleLawyer: true, opposition: true };
          const [one, another] = [fees({ ...rest, amount }), fees({ ...rest, amount: amount + extra })];
          // At 750 UMA the law's own floor falls: 450 × 20 % + 300 × 13 % = 129 up to there, 750 × 17 % = 127,5 from there on.
          if (amount > lastGradeFrom || amount + extra <= lastGradeFrom)
            expect(another.minUMA).toBeGreaterThanOrEqual(one.minUMA);
          expect(one.maxUMA).toBeGreaterThanOrEqual(one.minUMA);
          for (const answer of [true, false]) {
            const told = fees({
              ...rest,
              amount,
              dismissed: answer,
              endedBeforeEvidence: answer,
              exceptions: answer,
              housing: answer,
              exclusiveBenefit: answer,
            });
            expect(told.minUMA).toBeGreaterThanOrEqual(one.minUMA);
            expect(told.maxUMA).toBeLessThanOrEqual(one.maxUMA ?? 0);
          }
        },
      ),
    );
  });
});

describe('what changes a fee', () => {
  const claim = { matter: 'conocimiento', amount: 100_000, uma: 1000, ...closed };
  // 100 UMA: 90 × 24 % + 10 × 17 % = 23,3 the least.
  test.each([
    ['a settlement before the evidence halves it', { endedBeforeEvidence: true }, 11.65],
    ['one stage of three', { stages: 1 }, 7.77],
    ['all the stages change nothing', { stages: 3 }, 23.3],
    ['an appeal takes from 30 %', { appeal: 'second-instance' }, 6.99],
    // 70 UMA: 45 × 26 % + 25 × 18 % = 16,2.
    ['a dismissed demand counts for 70 %', { dismissed: true }, 16.2],
  ] as const)('%s', (_, change, minUMA) => {
    expect(fees({ ...claim, ...change }).minUMA).toBeCloseTo(minUMA, 2);
  });

  test('the fact that moves the fee most is asked for first', () => {
    const { missing } = fees({ matter: 'conocimiento', amount: 100_000, uma: 1000 });
    expect(missing.map(({ fact }) => fact)).toEqual(['endedBeforeEvidence', 'dismissed']);
  });

  test('a small claim keeps the least fee of its proceeding', () => {
    expect(fees({ ...claim, amount: 10_000 })).toMatchObject({ minUMA: 10, maxUMA: 10 });
  });

  test('the procurador has 40 % and the lawyer who acts alone both', () => {
    const [lawyer, attorney, alone] = fees(claim).lines;
    expect([lawyer?.minUMA, attorney?.minUMA, alone?.minUMA]).toEqual([23.3, 9.32, 32.62]);
  });

  test('alimony counts for two years', () => {
    expect(fees({ matter: 'alimentos', amount: 500, uma: 1000 })).toMatchObject({ minUMA: 2.64, maxUMA: 3.96 });
  });
});

test('a least fee is told in UMA, and in pesos where the UMA is known', () => {
  expect(fees({ matter: 'divorcio' })).toMatchObject({ minUMA: 10, min: null, missing: [{ fact: 'uma' }] });
  expect(fees({ matter: 'divorcio', asOf: civilDay('2026-08-15') })).toMatchObject({
    min: 10_000,
    dataAsOf: '2026-11-20',
    uma: { value: 1000, source: 'resolución del faro' },
  });
  expect(fees({ matter: 'pericia-no-presentada' })).toMatchObject({ minUMA: 0.25, maxUMA: 0.25 });
  expect(fees({ matter: 'habeas-corpus' }).lines[0]?.readings).toMatchObject([{ value: 20 }]);
});

test('a deed has a part of its value, and never less than its least fee', () => {
  expect(fees({ matter: 'boleto-de-compraventa', amount: 1_000_000, uma: 1000 })).toMatchObject({
    minUMA: 10,
    maxUMA: 50,
  });
  expect(fees({ matter: 'boleto-de-compraventa', amount: 100_000, uma: 1000 })).toMatchObject({ minUMA: 3, maxUMA: 5 });
});
