import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDay } from '../core/civil-day.ts';
import { factFrom } from '../core/facts.ts';
import { settle } from '../core/refusal.ts';
import { computeRentExit, type RentExitFacts, type RentExitValues } from './compute-rent-exit.ts';

const leave = (told: Partial<RentExitValues>) => {
  const names = ['notification', 'contractEnd', 'contractStart', 'monthlyRent', 'fixedRent', 'rents'] as const;
  return computeRentExit(
    Object.fromEntries(names.map((name) => [name, factFrom(told[name])])) as unknown as RentExitFacts,
  );
};
const refusal = (told: Partial<RentExitValues>) => {
  const settled = settle(() => leave(told));
  return 'refused' in settled ? settled.refused : null;
};
const notification = civilDay('2026-03-15');
const lease = { notification, contractEnd: civilDay('2027-03-15'), monthlyRent: 500_000, fixedRent: true };

describe('leaving a lease that cannot be priced', () => {
  test.each([
    ['no day of notice', { notification: undefined }, 'fact-missing', 'notification'],
    ['no rent', { monthlyRent: undefined }, 'fact-missing', 'monthlyRent'],
    ['a contract that has ended', { contractEnd: notification }, 'fact-invalid', 'contractEnd'],
    [
      'a contract of before the present text',
      { contractStart: civilDay('2023-12-28') },
      'rule-missing',
      'contractStart',
    ],
    ['a contract made after the notice', { contractStart: civilDay('2026-04-01') }, 'fact-invalid', 'contractStart'],
    ['a rent after the end', { rents: [{ from: civilDay('2027-04-01'), monthlyRent: 1 }] }, 'fact-invalid', 'rents'],
  ])('is refused by name: %s', (_, change, code, field) => {
    expect(refusal({ ...lease, ...change })).toMatchObject({ code, field });
  });
});

describe('leaving a lease', () => {
  test('has only a floor where the later rents are not known, and asks for them', () => {
    expect(leave({ ...lease, fixedRent: false })).toMatchObject({
      penalty: null,
      min: 600_000,
      max: null,
      missing: [{ fact: 'rents' }],
    });
    expect(leave({ ...lease, fixedRent: undefined })).toMatchObject({
      penalty: null,
      missing: [{ fact: 'fixedRent' }],
    });
  });

  test('follows the rents that are known, each in its stretch', () => {
    const rents = [{ from: civilDay('2026-09-15'), monthlyRent: 600_000 }];
    expect(leave({ ...lease, fixedRent: false, rents })).toMatchObject({
      futureRent: 6_600_000,
      penalty: 660_000,
      missing: [],
    });
  });

  test('counts loose days by their month, and by thirty in the other reading', () => {
    // 10/1 to 25/2: one month and 15 of the 28 days to 10/3.
    const short = leave({
      ...lease,
      notification: civilDay('2027-01-10'),
      contractEnd: civilDay('2027-02-25'),
      monthlyRent: 280_000,
    });
    expect(short).toMatchObject({ months: 1, days: 15, penalty: 43_000 });
    expect(short.readings).toMatchObject([{ id: 'mes-de-treinta-dias', value: 42_000 }]);
  });

  test('costs no more for a later notice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 363 }), (days) => {
        const [sooner, later] = [days, days + 1].map((count) =>
          leave({ ...lease, notification: addDays(notification, count) }),
        );
        expect(later?.penalty).toBeLessThanOrEqual(sooner?.penalty ?? 0);
      }),
    );
  });
});
