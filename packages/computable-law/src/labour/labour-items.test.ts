import { describe, expect, it } from 'vitest';
import { civilDay } from '../core/civil-day.ts';
import { known, unknown } from '../core/facts.ts';
import { settle } from '../core/refusal.ts';
import { computeOvertime } from './overtime.ts';
import { computeSac } from './sac.ts';
import { computeSickPay } from './sick-pay.ts';
import { computeVacations } from './vacations.ts';

describe('labour items', () => {
  const vacations = {
    start: civilDay('2024-03-01'),
    year: 2026,
    workedHalf: known(true),
    daysWorked: unknown,
    monthlyPay: unknown,
  };

  it('tells the days of rest without the pay, and a range while half the year is not known', () => {
    expect(computeVacations(vacations)).toMatchObject({ days: 14, amount: null, lines: [] });
    expect(computeVacations({ ...vacations, workedHalf: unknown, monthlyPay: known(2_500_000) })).toMatchObject({
      days: null,
      minDays: 0,
      maxDays: 14,
      amount: null,
      missing: [{ fact: 'workedHalf', swing: 1_400_000 }],
    });
    expect(settle(() => computeVacations({ ...vacations, workedHalf: known(false) }))).toMatchObject({
      refused: { code: 'fact-missing', field: 'daysWorked' },
    });
  });

  it('counts one day of rest only for twenty whole days worked', () => {
    const short = (days: number) =>
      computeVacations({ ...vacations, workedHalf: known(false), daysWorked: known(days) }).days;
    expect([short(19), short(20), short(39), short(40)]).toEqual([0, 1, 1, 2]);
  });

  it('splits a Saturday at one in the afternoon', () => {
    const saturday = { day: 'sabado' as const, fromHour: 11, hours: 4, hourlyValue: 8_000 };
    expect(computeOvertime(saturday)).toMatchObject({ rate: null, amount: 2 * 12_000 + 2 * 16_000 });
    expect(settle(() => computeOvertime({ ...saturday, fromHour: null }))).toMatchObject({
      refused: { field: 'from' },
    });
  });

  it('pays a whole instalment as half of the best month, and the first one of who came in between in proportion', () => {
    const instalment = (start: string) =>
      computeSac({ start: civilDay(start), end: civilDay('2026-11-20'), pay: 1_800_000, exit: false });
    expect(instalment('2020-01-01')).toMatchObject({ amount: 900_000, readings: [] });
    expect(instalment('2026-08-01').readings.map(({ value }) => value)).toEqual([750_000, 748_369.57]);
  });

  it('reads exactly five years of service both ways in sickness, and asks for the day where only years were told', () => {
    const sick = {
      seniorityYears: unknown,
      start: known(civilDay('2021-09-15')),
      since: known(civilDay('2026-09-15')),
      family: known(false),
      monthlyPay: 1_000_000,
    };
    expect(computeSickPay(sick)).toMatchObject({
      months: 3,
      readings: [{ value: 3_000_000 }, { value: 6_000_000 }],
    });
    expect(computeSickPay({ ...sick, since: known(civilDay('2026-09-16')) })).toMatchObject({
      months: 6,
      readings: [],
    });
    expect(computeSickPay({ ...sick, start: unknown, seniorityYears: known(5) })).toMatchObject({
      months: null,
      minMonths: 3,
      maxMonths: 6,
      missing: [{ fact: 'start' }],
    });
  });
});
