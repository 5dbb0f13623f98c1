import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDay } from '../core/civil-day.ts';
import { settle } from '../core/refusal.ts';
import { computeInterest } from './compute-interest.ts';
import type { InterestInput } from './interest.ts';
import { parseTable } from './parse-table.ts';

const year: InterestInput = {
  debt: 'general',
  capital: 100_000,
  from: civilDay('2025-01-01'),
  to: civilDay('2026-01-01'),
  rate: { kind: 'annual', percent: 40 },
  yearDays: 365,
  payments: [],
};

describe('interest', () => {
  test('is simple unless a reason of article 770 is told', () => {
    expect(computeInterest(year)).toMatchObject({ capital: 100_000, interest: 40_000, total: 140_000 });
  });

  test('by a clause is added to the capital each six months', () => {
    const compound = computeInterest({ ...year, capitalization: { kind: 'clause', everyMonths: 6 } });
    // 181 days to 1/7: 19.835,62; 184 days on 119.835,62.
    expect(compound).toMatchObject({ capital: 119_835.62, interest: 24_164.11, total: 143_999.73 });
    expect(compound.citations).toContain('ccyc:770');
  });

  test('is added once, on the day of the notice of the demand', () => {
    const once = computeInterest({ ...year, capitalization: { kind: 'demand', on: civilDay('2025-07-01') } });
    expect(once.total).toBe(143_999.73);
  });

  test('by a monthly rate counts months from date to date', () => {
    const months = { ...year, to: civilDay('2025-03-16'), rate: { kind: 'monthly' as const, percent: 3 } };
    // Two months and 15 of 31 days.
    expect(computeInterest(months).interest).toBe(7451.61);
  });

  test('is not added to the capital without end', () => {
    const endless = {
      ...year,
      to: civilDay('2225-01-01'),
      capitalization: { kind: 'other-law' as const, everyMonths: 1 },
    };
    expect(settle(() => computeInterest(endless))).toMatchObject({ refused: { field: 'capitalization.everyMonths' } });
  });

  test('by a table changes its rate with the days', () => {
    const rates = [
      { from: civilDay('2025-01-01'), to: null, percent: 36.5 },
      { from: civilDay('2025-01-12'), to: null, percent: 73 },
    ];
    // 1/1 is not counted: ten days at 0,1 % a day and ten at 0,2 %.
    const input: InterestInput = { ...year, to: civilDay('2025-01-21'), rate: { kind: 'table', rates } };
    expect(computeInterest(input).interest).toBe(3000);
  });

  test('is paid before the capital, unless the receipt says otherwise', () => {
    const on = civilDay('2025-07-01');
    const paid = (toCapital: boolean) =>
      computeInterest({ ...year, payments: [{ date: on, amount: 50_000, toCapital }] });
    // 19.835,62 of interest, the rest of capital: 69.835,62 × 40 % × 184 ÷ 365.
    expect(paid(false)).toMatchObject({ capital: 69_835.62, interest: 14_081.92, paid: 50_000 });
    expect(paid(true)).toMatchObject({ capital: 50_000, interest: 29_917.81 });
  });

  test('of a debt paid beyond its whole ends at nothing and says by how much', () => {
    const result = computeInterest({ ...year, payments: [{ date: civilDay('2025-01-01'), amount: 100_500 }] });
    expect(result).toMatchObject({ capital: 0, interest: 0, total: 0 });
    expect(result.notes.join(' ')).toContain('$ 500,00');
  });

  test('of alimony adds what the judge fixed to the highest rate of the banks', () => {
    const alimony = computeInterest({
      ...year,
      debt: 'alimentos',
      rate: { kind: 'annual', percent: 40, addedPercent: 10 },
    });
    expect(alimony).toMatchObject({ interest: 50_000, missing: [] });
    expect(alimony.citations).toContain('ccyc:552');
    expect(computeInterest({ ...year, debt: 'alimentos' }).missing).toMatchObject([{ fact: 'rate.addedPercent' }]);
  });

  test('with one coefficient has no place for payments in between', () => {
    const index = { kind: 'coefficient' as const, coefficient: 1.5 };
    expect(computeInterest({ ...year, index })).toMatchObject({ capital: 150_000, total: 210_000, min: 190_000 });
    const settled = settle(() =>
      computeInterest({ ...year, index, payments: [{ date: civilDay('2025-05-05'), amount: 1 }] }),
    );
    expect(settled).toMatchObject({ refused: { code: 'fact-invalid', field: 'index.coefficient' } });
  });

  test('never shrinks with more days, nor grows with a payment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 364 }), fc.integer({ min: 0, max: 90_000 }), (days, amount) => {
        const to = addDays(year.from, days);
        const [sooner, later] = [computeInterest({ ...year, to }), computeInterest({ ...year, to: addDays(to, 1) })];
        expect(later.total).toBeGreaterThanOrEqual(sooner.total ?? 0);
        const paid = computeInterest({ ...year, payments: [{ date: to, amount }] });
        expect(paid.total).toBeLessThanOrEqual(computeInterest(year).total ?? 0);
      }),
    );
  });
});

test('a debt that grows beyond what a result can tell exactly is refused, not written out', () => {
  const settled = settle(() =>
    computeInterest({
      ...year,
      from: civilDay('1990-01-01'),
      rate: { kind: 'monthly', percent: 10_000 },
      capitalization: { kind: 'other-law', everyMonths: 1 },
    }),
  );
  expect(settled).toMatchObject({ refused: { code: 'fact-invalid', field: 'rate' } });
});

test('however many payments there are, a long table is put in order once and then looked up', () => {
  let reads = 0;
  const first = civilDay('1995-01-01');
  const rates = Array.from({ length: 10_000 }, (_, place) => {
    const from = addDays(first, place);
    return {
      get from() {
        reads += 1;
        return from;
      },
      to: null,
      percent: 10,
    };
  });
  const [from, to] = [civilDay('1996-01-01'), civilDay('2020-01-01')];
  const payments = Array.from({ length: 500 }, (_, place) => ({ date: addDays(from, place * 10), amount: 1 }));
  computeInterest({ ...year, from, to, rate: { kind: 'table', rates }, payments });
  expect(reads).toBeLessThan(10_000 * 40);
});

describe('a table', () => {
  test('is read with local or ISO days, decimal comma or point, and a heading', () => {
    expect(parseTable('fecha;tasa\n01/02/2026;45,5\n2026-03-01, 46.25\n2026-04;1.234,5 %\n', 'tabla')).toEqual([
      { date: '2026-02-01', value: '45.5' },
      { date: '2026-03-01', value: '46.25' },
      { date: '2026-04-01', value: '1234.5' },
    ]);
  });

  test.each(['2026-02-30;45', '2026-02-01;mucho', '2026-02-01;1,2,3', '45', `2026-02-01${' '.repeat(100_000)}x`])(
    'refuses %s by its line',
    (row) => {
      const settled = settle(() => parseTable(`2026-01-01;40\n${row}`, 'tabla'));
      expect(settled).toMatchObject({ refused: { code: 'fact-invalid', field: 'tabla' } });
    },
  );
});
