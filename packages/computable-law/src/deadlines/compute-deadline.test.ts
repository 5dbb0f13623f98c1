import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDay, civilDay, daysBetween } from '../core/civil-day.ts';
import { settle } from '../core/refusal.ts';
import { sampleLaw } from '../testing/sample-law.ts';
import { computeDeadline } from './compute-deadline.ts';
import type { CatalogueDeadline, DeadlineInput } from './deadline.ts';

const first = civilDay('2022-02-01');
const someDay = fc.integer({ min: 0, max: 1800 }).map((count) => addDays(first, count));
const someLength = fc.integer({ min: 1, max: 60 });
const unit = 'dias-habiles-judiciales' as const;
const due = (input: Partial<DeadlineInput> & { notified: CivilDay }, closed: CivilDay[] = []) =>
  computeDeadline({ by: 'cedula', jurisdiction: 'faro', length: 5, unit, ...input }, sampleLaw(closed)).due;

describe('working days', () => {
  test('one more holiday never brings a deadline nearer', () => {
    fc.assert(
      fc.property(
        someDay,
        someLength,
        fc.array(someDay, { maxLength: 20 }),
        someDay,
        (notified, length, closed, more) => {
          const distinct = [...new Set(closed)];
          const with_ = [...new Set([...distinct, more])];
          expect(due({ notified, length }, with_) >= due({ notified, length }, distinct)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a later notification, a longer term or a farther place never ends earlier', () => {
    fc.assert(
      fc.property(someDay, someLength, fc.integer({ min: 0, max: 3000 }), (notified, length, distanceKm) => {
        const base = due({ notified, length, distanceKm });
        expect(due({ notified: addDays(notified, 1), length, distanceKm }) >= base).toBe(true);
        expect(due({ notified, length: length + 1, distanceKm }) > base).toBe(true);
        expect(due({ notified, length, distanceKm: distanceKm + 250 }) > base).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('an extension runs on from where the term ends, as a longer term would, and is said', () => {
    fc.assert(
      fc.property(someDay, someLength, fc.integer({ min: 1, max: 20 }), (notified, length, extension) => {
        const result = computeDeadline(
          { notified, by: 'cedula', jurisdiction: 'faro', length, unit, extension },
          sampleLaw(),
        );
        expect(result).toMatchObject({ due: due({ notified, length: length + extension }), length });
        expect(result.steps.some(({ text }) => text.includes(`prórroga concedida: ${extension} días hábiles`))).toBe(
          true,
        );
      }),
      { numRuns: 20 },
    );
    const notified = civilDay('2022-02-01');
    expect(settle(() => due({ notified, extension: 0 }))).toMatchObject({ refused: { field: 'extension' } });
  });

  test('the days shown are every day from the notice to the end, numbered without a gap, and the last one counts', () => {
    fc.assert(
      fc.property(someDay, someLength, (notified, length) => {
        const result = computeDeadline({ notified, by: 'cedula', jurisdiction: 'faro', length, unit }, sampleLaw());
        expect(result.days).toHaveLength(daysBetween(notified, result.due) + 1);
        expect(result.days.flatMap(({ count }) => count ?? [])).toEqual(
          Array.from({ length }, (_, index) => index + 1),
        );
        expect(result.days.at(-1)).toMatchObject({ day: result.due, count: length });
        expect(result.graceUntil !== null && result.graceUntil > result.due).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('agree with a reckoning by the clock of the language, written apart', () => {
    fc.assert(
      fc.property(someDay, someLength, fc.array(someDay, { maxLength: 10 }), (notified, length, closed) => {
        const date = new Date(`${notified}T12:00:00Z`);
        for (let left = length; left > 0; ) {
          date.setUTCDate(date.getUTCDate() + 1);
          const iso = date.toISOString().slice(0, 10);
          const weekend = date.getUTCDay() % 6 === 0;
          if (!weekend && date.getUTCMonth() !== 0 && !closed.some((day) => day === iso)) left -= 1;
        }
        expect(due({ notified, length }, [...new Set(closed)])).toBe(date.toISOString().slice(0, 10));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a notification by force of law', () => {
  const notifiedOn = (notified: string, closed: string[] = []) =>
    computeDeadline(
      { notified: civilDay(notified), by: 'ministerio-de-la-ley', jurisdiction: 'faro', length: 1, unit },
      sampleLaw(closed.map((day) => civilDay(day))),
    );

  test('takes effect on the next Tuesday or Friday, or the one after where that is closed', () => {
    expect(notifiedOn('2026-05-06').notifiedOn).toBe('2026-05-08');
    expect(notifiedOn('2026-05-06', ['2026-05-08']).notifiedOn).toBe('2026-05-12');
  });

  test('of a ruling made on a day of note is offered both ways', () => {
    const result = notifiedOn('2026-05-08');
    expect(result.notifiedOn).toBe('2026-05-12');
    expect(result.readings).toEqual([expect.objectContaining({ id: 'nota-del-mismo-dia', value: '2026-05-11' })]);
    expect([result.min, result.max]).toEqual(['2026-05-11', '2026-05-13']);
  });
});

describe('terms of the civil calendar', () => {
  const law = sampleLaw([civilDay('2026-05-25')]);
  test('in calendar days end on a holiday or a Sunday all the same', () => {
    const input = { by: 'carta-documento' as const, jurisdiction: 'faro', unit: 'dias-corridos' as const };
    expect(computeDeadline({ ...input, notified: civilDay('2026-05-20'), length: 5 }, law).due).toBe('2026-05-25');
    expect(computeDeadline({ ...input, notified: civilDay('2026-05-20'), length: 4 }, law).due).toBe('2026-05-24');
  });

  test('need no calendar at all', () => {
    const input = { by: 'personal' as const, jurisdiction: 'faro', unit: 'anios' as const, length: 10 };
    expect(computeDeadline({ ...input, notified: civilDay('2016-02-29') }, law).due).toBe('2026-02-28');
  });

  test('of months that skip the recess gain its days, once, even where they end inside it', () => {
    const expiry: CatalogueDeadline = {
      id: 'caducidad',
      name: 'caducidad',
      aliases: [],
      forum: ['faro'],
      length: 3,
      unit: 'meses',
      starts: 'desde el acto',
      articles: ['ley-1:9'],
      effect: 'Caduca.',
      peremptory: true,
      grace: false,
      skipsRecess: true,
      extendsOnClosedDay: false,
      from: null,
      note: null,
      checked: civilDay('2026-11-23'),
    };
    const skipping = sampleLaw([], { deadlines: [expiry] });
    const end = (notified: string) =>
      computeDeadline({ notified: civilDay(notified), by: 'personal', deadline: 'caducidad' }, skipping).due;
    expect(end('2026-03-10')).toBe('2026-06-10');
    expect(end('2025-12-10')).toBe('2026-04-10');
    expect(end('2025-10-15')).toBe('2026-02-15');
  });
});

test('a year without calendar is refused, on the way as at the end', () => {
  const settled = settle(() => due({ notified: civilDay('2030-12-20'), length: 20 }));
  expect(settled).toMatchObject({ refused: { code: 'calendar-missing', what: 'faro 2031' } });
});
