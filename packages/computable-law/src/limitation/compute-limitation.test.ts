import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDay, civilDay } from '../core/civil-day.ts';
import { sampleLaw } from '../testing/sample-law.ts';
import type { Claim, LimitationEvent, LimitationRules } from './claim.ts';
import { computeLimitation, type LimitationLaw } from './compute-limitation.ts';

const checked = civilDay('2026-11-23');
const claim: Claim = {
  id: 'luz',
  name: 'luz del faro',
  aliases: [],
  kind: 'prescripcion',
  length: 2,
  unit: 'anios',
  articles: ['ley-1:1'],
  starts: 'desde que se apaga',
  mediation: true,
  administrativeClaim: { maxMonths: 6, article: 'ley-1:2' },
  readings: [],
  from: null,
  note: null,
  checked,
};
const rules: LimitationRules = {
  counting: 'ley-1:3',
  demandNotice: { months: 6, article: 'ley-1:4', method: 'ley-1:5' },
  mediation: { resumesAfterDays: 20, article: 'ley-1:6', general: 'ley-1:7' },
  demand: { article: 'ley-1:8', effects: 'ley-1:9', preventsCaducity: 'ley-1:10' },
  acknowledgement: { article: 'ley-1:11', caducity: 'ley-1:12', effects: 'ley-1:13' },
  arbitration: { article: 'ley-1:14' },
  caducity: 'ley-1:15',
  grace: { until: '09:30', jurisdiction: 'faro', article: 'ley-1:16' },
  checked,
};
const since = civilDay('2023-03-15');
const asOf = civilDay('2029-01-01');

function compute(events: LimitationEvent[], changes: Partial<Claim> = {}) {
  const law: LimitationLaw = { claims: [{ ...claim, ...changes }], rules, deadlines: sampleLaw() };
  return computeLimitation({ claim: 'luz del faro', since, events, asOf }, law);
}
const on = (kind: LimitationEvent['kind'], date: string, more: Partial<LimitationEvent> = {}): LimitationEvent => ({
  kind,
  date: civilDay(date),
  ...more,
});

describe('events', () => {
  test('that come too late, too early or after their one time change nothing', () => {
    expect(compute([]).due).toBe('2025-03-15');
    expect(compute([on('intimacion', '2025-03-16')]).due).toBe('2025-03-15');
    expect(compute([on('intimacion', '2023-03-14')]).due).toBe('2025-03-15');
    expect(compute([on('intimacion', '2024-01-10'), on('intimacion', '2025-01-10')]).due).toBe('2025-09-15');
  });

  test('that overlap stop the term only once', () => {
    const mediation = on('mediacion', '2024-02-10', { actaDisponible: civilDay('2024-04-10') });
    const overlapping = compute([on('intimacion', '2024-01-10'), mediation]).due;
    // Both stand inside the six months of the notice, 10/1 to 10/7: 182 days.
    expect(overlapping).toBe(addDays(civilDay('2025-03-15'), 182));
  });

  test('told in any order are taken in order of time', () => {
    const events = [
      on('mediacion', '2024-10-01', { actaDisponible: civilDay('2024-11-01') }),
      on('intimacion', '2023-06-01'),
    ];
    expect(compute(events).due).toBe(compute([...events].reverse()).due);
  });

  test('a mediation without closing act stops it without end, and asks for the act', () => {
    const result = compute([on('mediacion', '2024-02-10')]);
    expect(result).toMatchObject({ due: null, suspended: true, expired: false });
    expect(result.missing).toEqual([expect.objectContaining({ fact: 'events.actaDisponible' })]);
  });

  test('an acknowledgement starts it anew, an administrative claim after at most its months', () => {
    expect(compute([on('reconocimiento', '2024-05-20')]).due).toBe('2026-05-20');
    expect(compute([on('reclamo-administrativo', '2024-05-20')]).due).toBe('2026-11-20');
    expect(compute([on('reclamo-administrativo', '2024-05-20', { until: civilDay('2024-06-20') })]).due).toBe(
      '2026-06-20',
    );
  });

  test('a notice does not stop caducity, a mediation does', () => {
    const caducity = { kind: 'caducidad' as const };
    expect(compute([on('intimacion', '2024-01-10')], caducity).due).toBe('2025-03-15');
    const mediation = on('mediacion', '2024-02-10', { actaDisponible: civilDay('2024-02-20') });
    expect(compute([mediation], caducity).due).toBe('2025-04-14');
    expect(compute([mediation], { ...caducity, mediation: false }).due).toBe('2025-03-15');
  });
});

test('a suspension never brings the end nearer', () => {
  const day = fc.integer({ min: 0, max: 720 }).map((count): CivilDay => addDays(since, count));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 200 }), day, (date, length, notice) => {
      const mediation = { kind: 'mediacion' as const, date, actaDisponible: addDays(date, length) };
      const alone = compute([mediation]).due ?? asOf;
      const both = compute([mediation, { kind: 'intimacion', date: notice }]).due ?? asOf;
      expect(alone >= civilDay('2025-03-15')).toBe(true);
      expect(both >= alone).toBe(true);
    }),
    { numRuns: 200 },
  );
});
