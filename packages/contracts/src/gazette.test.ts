import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gazetteDateSchema } from './gazette.ts';
import { gazetteDateOf } from './gazette-date.ts';

const two = (number: number) => String(number).padStart(2, '0');
const isDate = (text: string) => gazetteDateSchema.safeParse(text).success;

/** Written out by hand, so that the check is compared with the calendar and not with another use of `Date`. */
function daysOf(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

describe('the date of an edition', () => {
  it('is a real day of the calendar since the archive began, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 35 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 2_500 }),
        (day, month, year) => {
          const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysOf(month, year) && year >= 1940;
          expect(isDate(`${two(day)}-${two(month)}-${String(year).padStart(4, '0')}`)).toBe(isReal);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is refused in any other form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/. -]{6,12}$/)), (text) => {
        fc.pre(!/^\d{2}-\d{2}-\d{4}$/.test(text));
        expect(isDate(text)).toBe(false);
      }),
    );
  });

  it.each(['29-02-2028', '29-02-2000', '31-12-2026', '01-01-1940'])('may be %s', (date) =>
    expect(isDate(date)).toBe(true),
  );

  it.each([
    '29-02-2027',
    '29-02-2100',
    '31-04-2026',
    '00-01-2026',
    '31-12-1939',
    '1-1-2026',
    '2026-11-20',
    '20-11-2026\n',
  ])('cannot be %j', (date) => expect(isDate(date)).toBe(false));

  it('of now is the day in UTC', () => {
    expect(gazetteDateOf(new Date('2026-11-20T23:59:59-03:00'))).toBe('21-11-2026');
    expect(gazetteDateOf(new Date('2026-11-20T20:59:59-03:00'))).toBe('20-11-2026');
  });
});
