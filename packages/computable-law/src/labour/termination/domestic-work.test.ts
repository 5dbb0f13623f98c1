import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CivilDay, civilDay } from '../../core/civil-day.ts';
import { type FactsOf, known, notApplicable, unknown } from '../../core/facts.ts';
import { settle } from '../../core/refusal.ts';
import { computeTermination } from './compute-termination.ts';
import { domesticWorkTermination } from './domestic-work-termination.ts';
import type { TerminationValues } from './termination-case.ts';

type Facts = FactsOf<TerminationValues>;

const facts = (changes: Partial<Facts> = {}): Facts => ({
  start: known(civilDay('2021-06-01')),
  end: known(civilDay('2026-09-15')),
  cause: known('sin-causa'),
  worker: known('domestico'),
  bestPay: known(600_000),
  cap: notApplicable(),
  noticeGiven: known(false),
  registered: known(true),
  vacationTaken: known(0),
  trialMonths: unknown,
  daysWorked: unknown,
  imputable: unknown,
  termEnd: unknown,
  sickUntil: unknown,
  variableSixMonths: unknown,
  variableYear: unknown,
  previousStart: unknown,
  previousEnd: unknown,
  previousPaid: unknown,
  ...changes,
});
const compute = (changes: Partial<Facts> = {}) => computeTermination(facts(changes));
const line = (changes: Partial<Facts>, id: string) => {
  const found = compute(changes).lines.find((one) => one.id === id);
  if (!found) throw new Error(`No line ${id}`);
  return found;
};
const between = (start: string, end: string) => ({ start: known(civilDay(start)), end: known(civilDay(end)) });

describe('the end of a contract of domestic work', () => {
  it.each([
    ['before ley 27.802', { end: known(civilDay('2026-03-05')) }, 'not-sourced', '26.844'],
    ['by bankruptcy, which the statute does not have', { cause: known('quiebra') }, 'outside-scope', 'no prevé'],
    ['by incapacity, which it sends to LCT 212', { cause: known('incapacidad-absoluta') }, 'not-sourced', '46 j'],
    ['before its beginning', between('2026-10-01', '2026-09-15'), 'fact-invalid', 'anterior'],
  ] as [string, Partial<Facts>, string, string][])('is refused by name: %s', (_, changes, code, words) => {
    expect(settle(() => compute(changes))).toMatchObject({
      refused: { code, message: expect.stringContaining(words) },
    });
  });

  it('pays a month for each year and fraction over three months, without a cap, and cites ley 26.844 only', () => {
    // Five years, three months and fourteen days: six periods.
    const seniority = line({ cap: known(100_000) }, 'antiguedad');
    expect(seniority.amount).toBe(3_600_000);
    expect(seniority.citations).toContain('ley-26844:48');
    expect(compute().citations.filter((key) => key.startsWith('lct:'))).toEqual(['lct:155', 'lct:2']);
  });

  it.each([
    ['2024-09-15', '2026-12-15', 1_200_000, 'two years and exactly three months'],
    ['2024-09-14', '2026-12-15', 1_800_000, 'one day more'],
    ['2026-02-20', '2026-08-31', 600_000, 'less than a year: never under a month'],
  ])('from %s to %s counts %d: %s', (start, end, amount) => {
    expect(line(between(start, end), 'antiguedad').amount).toBe(amount);
  });

  it.each([
    ['2026-03-10', '2026-09-30', 200_000, 'under a year: ten days'],
    ['2025-03-10', '2026-09-30', 600_000, 'over a year: thirty days'],
  ])('from %s to %s owes notice of %d: %s', (start, end, amount) => {
    expect(line(between(start, end), 'preaviso').amount).toBe(amount);
  });

  it('tells both readings of exactly one year, which is neither under nor over it', () => {
    const notice = line(between('2025-09-30', '2026-09-30'), 'preaviso');
    expect(notice.readings.map(({ value }) => value)).toEqual([200_000, 600_000]);
  });

  it('adds the days that were missing to the end of the month, and neither that nor notice where notice was given', () => {
    expect(line({}, 'integracion').amount).toBe(300_000);
    expect(line({ noticeGiven: known(true) }, 'integracion').amount).toBe(0);
    expect(line({ noticeGiven: known(true) }, 'preaviso').amount).toBe(0);
  });

  it('pays nothing for the end within the six months of trial, and tells the reading of a contract that is older than they', () => {
    const young = between('2026-04-01', '2026-08-15');
    expect(line(young, 'antiguedad').amount).toBe(0);
    expect(line(young, 'antiguedad').readings).toEqual([]);
    const older = line(between('2026-02-01', '2026-05-15'), 'antiguedad');
    expect(older.readings.map(({ id, value }) => [id, value])).toEqual([
      ['antiguedad-sin', 0],
      ['prueba-anterior', 600_000],
    ]);
  });

  it.each(['muerte', 'muerte-del-empleador'] as const)('by %s pays half, and no notice', (cause) => {
    expect(line({ cause: known(cause) }, 'antiguedad').amount).toBe(1_800_000);
    expect(line({ cause: known(cause) }, 'preaviso').amount).toBe(0);
  });

  it.each(['renuncia', 'mutuo-acuerdo', 'con-causa', 'abandono', 'jubilacion'] as const)(
    'by %s pays the bonus and the rest alone',
    (cause) => {
      const owed = compute({ cause: known(cause) }).lines.filter(({ id, amount }) => id !== 'total' && amount !== 0);
      expect(owed.map(({ id }) => id)).toEqual(['sacProporcional', 'vacaciones']);
    },
  );

  it.each(['embarazo', 'matrimonio'] as const)('because of %s adds a year of pay', (cause) => {
    expect(line({ cause: known(cause) }, 'especial41').amount).toBe(7_200_000);
  });

  it('pays half a month by the days of the semester', () => {
    // 77 of 184 days.
    expect(line({}, 'sacProporcional').amount).toBeCloseTo((300_000 * 77) / 184, 2);
  });

  it('tells that the statute does not say what unused rest pays', () => {
    expect(line({}, 'vacaciones').readings.map(({ id }) => id)).toEqual([
      'vacaciones-treintavos',
      'vacaciones-veinticincoavos',
      'vacaciones-sin-pago',
    ]);
  });

  it('asks for what is not known, and brackets every answer to it', () => {
    const open = compute({ noticeGiven: unknown, vacationTaken: unknown });
    expect(open.missing.map(({ fact }) => fact)).toEqual(['noticeGiven', 'vacationTaken']);
    const told = compute({ noticeGiven: known(true), vacationTaken: known(5) }).lines.at(-1)?.amount ?? 0;
    expect(open.min).toBeLessThanOrEqual(told);
    expect(open.max).toBeGreaterThanOrEqual(told);
  });

  it('never pays less for seniority for a longer service, and cites only what its rule registers', () => {
    const registered = new Set(domesticWorkTermination.versions.flatMap(({ citations }) => citations));
    const start = civilDay('2010-01-01');
    fc.assert(
      fc.property(fc.integer({ min: 5910, max: 9000 }), fc.integer({ min: 0, max: 2000 }), (days, more) => {
        const paid = (end: CivilDay) => line({ start: known(start), end: known(end) }, 'antiguedad').amount ?? 0;
        expect(paid(addDays(start, days + more))).toBeGreaterThanOrEqual(paid(addDays(start, days)));
        const cited = compute({ start: known(start), end: known(addDays(start, days)) }).citations;
        expect(cited.filter((key) => !registered.has(key))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('tells that the doubling for lack of registration was repealed', () => {
    expect(compute({ registered: known(false) }).notes.join(' ')).toContain('fue derogada');
  });
});
