import { civilDay } from '@foja/computable-law/core/civil-day';
import type { LimitationEvent } from '@foja/computable-law/limitation/claim';
import { describe, expect, test } from 'vitest';
import type { LegalPeriod } from './legal-period.ts';
import { runPeriod } from './run-period.ts';

const run = (article: string, period: LegalPeriod, from: string, events: LimitationEvent[] = []) =>
  runPeriod({ article, text: '' }, period, civilDay(from), { events, asOf: civilDay('2026-11-23'), about: '' });

describe('the end of a period', () => {
  test('stands on the same number of a month, and on its last day where there is none', () => {
    expect(run('ccyc:9999', { amount: 6, unit: 'months' }, '2026-08-31').endsOn).toBe('2027-02-28');
    expect(run('ccyc:9999', { amount: 3, unit: 'years' }, '2024-02-29').endsOn).toBe('2027-02-28');
    expect(run('ccyc:9999', { amount: 10, unit: 'days' }, '2026-11-20').endsOn).toBe('2026-11-30');
  });

  test('leaves holidays out of working days, and is not named for a year without a calendar', () => {
    // 23 November 2026, a Monday, is a holiday.
    expect(run('lct:80', { amount: 2, unit: 'weekdays' }, '2026-11-19').endsOn).toBe('2026-11-24');
    expect(run('lct:80', { amount: 2, unit: 'weekdays' }, '2031-11-19').endsOn).toBeNull();
  });

  test('is moved by a demand notice, told step by step with its articles', () => {
    const stopped = run('ccyc:2561', { amount: 3, unit: 'years' }, '2024-03-01', [
      { kind: 'intimacion', date: civilDay('2025-03-01') },
    ]);
    expect(stopped.endsOn).toBe('2027-09-01');
    expect(stopped.timeline.at(-1)?.text).toContain('vence el 01/09/2027');
    expect(stopped.timeline.at(-1)?.articles).toContain('ccyc:2541');
    expect(stopped.claim).toBe('daños extracontractuales');
  });

  test('is open while a demand interrupts it', () => {
    const filed = run('ccyc:2561', { amount: 3, unit: 'years' }, '2024-03-01', [
      { kind: 'demanda', date: civilDay('2026-03-01') },
    ]);
    expect(filed).toMatchObject({ endsOn: null, isInterrupted: true });
  });
});
