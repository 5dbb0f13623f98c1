import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, addYears, civilDay, daysBetween, elapsed, weekdayOf } from './civil-day.ts';
import { RefusedComputation } from './refusal.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => civilDay(date.toISOString().slice(0, 10)));

test('a day that does not exist is refused with the field that it came from', () => {
  expect(() => civilDay('2026-02-29', 'notified')).toThrow(RefusedComputation);
  expect(() => civilDay('29/2/2024')).toThrow(RefusedComputation);
  expect(civilDay('2024-02-29')).toBe('2024-02-29');
});

test('moving by days and reading the weekday agree with the reckoning of the language itself', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      const date = new Date(`${day}T00:00:00Z`);
      expect(weekdayOf(day)).toBe(date.getUTCDay());
      date.setUTCDate(date.getUTCDate() + count);
      fc.pre(date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9999);
      expect(addDays(day, count)).toBe(date.toISOString().slice(0, 10));
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test('months run from date to date, and a month without the day ends on its last one (CCyC 6)', () => {
  expect(addMonths(civilDay('2026-01-31'), 1, 'last-day-of-month')).toBe('2026-02-28');
  expect(addMonths(civilDay('2024-01-31'), 1, 'last-day-of-month')).toBe('2024-02-29');
  expect(addYears(civilDay('2024-02-29'), 1, 'last-day-of-month')).toBe('2025-02-28');
  expect(addYears(civilDay('2024-02-29'), 1, 'first-day-of-next-month')).toBe('2025-03-01');
  expect(addMonths(civilDay('2026-03-15'), -14, 'last-day-of-month')).toBe('2025-01-15');
});

test('exactly three months is three months and no day', () => {
  expect(elapsed(civilDay('2021-06-15'), civilDay('2026-09-15'))).toEqual({ years: 5, months: 3, days: 0 });
  expect(elapsed(civilDay('2021-06-15'), civilDay('2026-09-16'))).toEqual({ years: 5, months: 3, days: 1 });
  expect(elapsed(civilDay('2024-02-29'), civilDay('2025-02-28'))).toEqual({ years: 1, months: 0, days: 0 });
});
