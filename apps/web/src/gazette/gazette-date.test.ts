import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatGazetteDateInWords,
  gazetteDateFromIso,
  gazetteToday,
  nextWeekday,
  readGazetteDate,
} from './gazette-date.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the day of an edition', () => {
  it('is today of the UTC calendar, as dd-mm-yyyy', () => {
    // Half past nine in the evening of the 19th in Buenos Aires.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:30:00Z') });
    expect(gazetteToday()).toBe('20-11-2026');
  });

  it.each(['2026-11-20', '31-02-2026', '20-11-1939', '20/11/2026', '', 20112026, undefined])(
    'is not read from %o',
    (text) => {
      expect(readGazetteDate(text)).toBeNull();
    },
  );

  it('is not read from a year that is still being typed', () => {
    expect(gazetteDateFromIso('0202-11-20')).toBeNull();
    expect(gazetteDateFromIso('2026-11-20')).toBe('20-11-2026');
  });

  it('is told with its weekday', () => {
    expect(formatGazetteDateInWords('20-11-2026')).toBe('viernes, 20 de noviembre de 2026');
  });

  it('has its neighbours among the days from Monday to Friday, across months', () => {
    expect(nextWeekday('20-11-2026', 1)).toBe('23-11-2026');
    expect(nextWeekday('23-11-2026', -1)).toBe('20-11-2026');
    expect(nextWeekday('01-01-2026', -1)).toBe('31-12-2025');
  });
});
