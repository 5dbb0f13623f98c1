import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CivilDay, civilDay } from '../../core/civil-day.ts';
import { type FactsOf, known, notApplicable, unknown } from '../../core/facts.ts';
import { settle } from '../../core/refusal.ts';
import { computeTermination } from './compute-termination.ts';
import { labourTermination } from './labour-termination.ts';
import { type CauseId, causes, type TerminationValues } from './termination-case.ts';

type Facts = FactsOf<TerminationValues>;

function facts(changes: Partial<Facts> = {}): Facts {
  return {
    start: known(civilDay('2019-03-10')),
    end: known(civilDay('2026-09-15')),
    cause: known('sin-causa'),
    worker: known('dependencia'),
    bestPay: known(2_000_000),
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
  };
}
const compute = (changes: Partial<Facts> = {}) => computeTermination(facts(changes));
const line = (changes: Partial<Facts>, id: string) => {
  const found = compute(changes).lines.find((one) => one.id === id);
  if (!found) throw new Error(`No line ${id}`);
  return found;
};
const refusalOf = (changes: Partial<Facts>) => settle(() => compute(changes));

describe('a liquidation that the law loaded cannot give', () => {
  it.each([
    ['a farm hand', { worker: known('agrario') }, 'outside-scope', 'Trabajo Agrario'],
    ['a builder', { worker: known('construccion') }, 'outside-scope', 'ley 22.250'],
    ['a dismissal of the day before the reform', { end: known(civilDay('2026-03-05')) }, 'not-sourced', '27.802'],
    [
      'an end before the civil code',
      { start: known(civilDay('2010-01-01')), end: known(civilDay('2015-07-31')), cause: known('renuncia') },
      'rule-missing',
      '2015',
    ],
    ['an end before the beginning', { start: known(civilDay('2026-10-01')) }, 'fact-invalid', 'anterior'],
    ['a trial of five months', { trialMonths: known(5) }, 'fact-invalid', 'prueba'],
    ['a fixed term without its end', { cause: known('plazo-fijo') }, 'fact-missing', 'termEnd'],
    [
      'a fixed term of over five years',
      { cause: known('plazo-fijo'), start: known(civilDay('2024-01-01')), termEnd: known(civilDay('2029-01-01')) },
      'fact-invalid',
      'cinco años',
    ],
    [
      'a fixed term that ran out without notice',
      { cause: known('vencimiento-plazo-fijo') },
      'fact-invalid',
      'indeterminado',
    ],
    ['a dismissal in sickness without its last day', { cause: known('enfermedad') }, 'fact-missing', 'sickUntil'],
  ] as [string, Partial<Facts>, string, string][])('is refused by name: %s', (_, changes, code, words) => {
    const settled = refusalOf(changes);
    expect(settled).toMatchObject({ refused: { code } });
    expect('refused' in settled && `${settled.refused.what} ${settled.refused.message}`).toContain(words);
  });
});

describe('a liquidation', () => {
  it('leaves a range, never a guess, where a fact is not known, and asks first for what moves it most', () => {
    const result = compute({ cap: unknown, noticeGiven: unknown, vacationTaken: unknown });
    expect(result.lines.find(({ id }) => id === 'antiguedad')).toMatchObject({
      amount: null,
      min: 10_720_000,
      max: 16_000_000,
    });
    expect(result.lines.at(-1)).toMatchObject({ id: 'total', amount: null });
    expect(result.missing.map(({ fact }) => fact)).toEqual(['cap', 'noticeGiven', 'vacationTaken']);
  });

  it('asks nothing that could not change it', () => {
    expect(
      compute({ cause: known('renuncia'), cap: unknown, noticeGiven: unknown, registered: unknown }).missing,
    ).toEqual([]);
    expect(compute({ registered: unknown }).missing).toEqual([]);
    const inTrial = { start: known(civilDay('2026-05-01')), registered: unknown };
    expect(compute(inTrial).missing.map(({ fact }) => fact)).toEqual(['registered']);
  });

  it('reads the last day of the trial both ways, for all the lines at once', () => {
    const lastDay = { start: known(civilDay('2026-03-16')), end: known(civilDay('2026-09-16')) };
    expect(line(lastDay, 'antiguedad')).toMatchObject({ amount: 0, readings: [{ value: 0 }, { value: 2_000_000 }] });
    const total = line(lastDay, 'total');
    const expired = total.readings.find(({ id }) => id === 'prueba-vencida');
    expect(expired?.value).toBeCloseTo((total.amount ?? 0) + 2_000_000 + 2_000_000 + 933_333.33, 2);
    expect(line({ ...lastDay, end: known(civilDay('2026-09-17')) }, 'antiguedad')).toMatchObject({ amount: 2_000_000 });
  });

  it('pays the unregistered of less than three months a month of pay, and names who denies it', () => {
    const short = { start: known(civilDay('2026-08-01')), registered: known(false) };
    expect(line(short, 'antiguedad')).toMatchObject({
      amount: 2_000_000,
      readings: [{ value: 2_000_000 }, { value: 0 }],
    });
  });

  it('gives each side of a dispute over notice where the article is silent', () => {
    const readings = (cause: CauseId) => line({ cause: known(cause) }, 'preaviso').readings.map(({ value }) => value);
    expect(readings('fuerza-mayor')).toEqual([4_000_000, 0]);
    expect(readings('incapacidad-sin-tareas')).toEqual([0, 4_000_000]);
    expect(readings('sin-causa')).toEqual([]);
  });

  it('leaves open what a bankruptcy pays until it is known whose doing it is', () => {
    const result = line({ cause: known('quiebra') }, 'antiguedad');
    expect(result).toMatchObject({ amount: null, min: 8_000_000, max: 16_000_000 });
  });

  it('pays a fixed term that ran out half of the seniority from one year on, that year included', () => {
    const ranOut = (start: string) =>
      line(
        { cause: known('vencimiento-plazo-fijo'), start: known(civilDay(start)), noticeGiven: known(true) },
        'antiguedad',
      ).amount;
    expect(ranOut('2025-09-16')).toBe(1_000_000);
    expect(ranOut('2025-09-17')).toBe(0);
  });

  it('pays the wages up to the discharge to who was dismissed in sickness', () => {
    const sick = { cause: known<CauseId>('enfermedad'), sickUntil: known(civilDay('2026-10-31')) };
    const { amount, readings } = line(sick, 'salarios213');
    expect(amount).toBe(3_000_000);
    expect(readings.map(({ value }) => value)).toEqual([3_000_000, 2_000_000]);
  });

  it('adds half of the indemnity to a discriminatory dismissal, and up to the whole as a reading', () => {
    const { amount, readings } = line({ cause: known('discriminatorio') }, 'agravamiento245bis');
    expect([amount, readings.map(({ value }) => value)]).toEqual([8_000_000, [8_000_000, 16_000_000]]);
  });

  it('shows the rest of one day for twenty where the days worked were told', () => {
    const early = { end: known(civilDay('2026-03-31')), daysWorked: known(60) };
    expect(line(early, 'vacaciones').readings.map(({ id, value }) => [id, value])).toContainEqual([
      'vacaciones-uno-cada-veinte',
      240_000,
    ]);
    expect(compute({ end: known(civilDay('2026-03-31')) }).notes.join()).toContain('153');
  });

  it('adds the better of the two averages of variable pay', () => {
    const variable = { variableSixMonths: known(100_000), variableYear: known(150_000) };
    expect(line(variable, 'antiguedad').amount).toBe(8 * 2_150_000);
    expect(line({ ...variable, cap: unknown }, 'antiguedad')).toMatchObject({ min: 8 * 1_440_500, max: 8 * 2_150_000 });
  });

  it('counts an earlier contract where less than two years passed, and takes what was paid then', () => {
    const back = (end: string, paid: number): Partial<Facts> => ({
      previousStart: known(civilDay('2012-01-01')),
      previousEnd: known(civilDay(end)),
      previousPaid: known(paid),
    });
    // 6 years, 0 months of 2012–2017 and 7 years, 6 months of the last contract.
    expect(line(back('2017-12-31', 5_000_000), 'antiguedad').amount).toBe(14 * 2_000_000 - 5_000_000);
    expect(line(back('2017-12-31', 5_000_000), 'vacaciones').readings).toEqual([]);
    // Never less than for the last contract alone.
    expect(line(back('2017-12-31', 50_000_000), 'antiguedad').amount).toBe(8 * 2_000_000);
    // Two years passed to the day.
    expect(line(back('2017-03-10', 0), 'antiguedad').amount).toBe(8 * 2_000_000);
    expect(line(back('2017-03-11', 0), 'antiguedad').amount).toBe(13 * 2_000_000);
    expect(refusalOf({ ...back('2017-12-31', 0), previousPaid: unknown })).toMatchObject({
      refused: { field: 'previousPaid' },
    });
    expect(refusalOf({ ...back('2019-03-10', 0) })).toMatchObject({ refused: { field: 'previousEnd' } });
  });

  it('cites only articles that its rule declares', () => {
    for (const cause of Object.keys(causes) as CauseId[]) {
      const given = { cause: known(cause), noticeGiven: known(cause === 'vencimiento-plazo-fijo') };
      const more: Partial<Facts> = {
        previousStart: known(civilDay('2020-01-01')),
        previousEnd: known(civilDay('2021-06-01')),
        previousPaid: known(0),
        termEnd: known(civilDay('2027-03-01')),
        sickUntil: known(civilDay('2026-12-31')),
        start: known(civilDay('2022-06-01')),
      };
      const { citations, lines } = compute({ ...given, ...more });
      expect(labourTermination.versions.at(-1)?.citations).toEqual(expect.arrayContaining(citations));
      expect(lines.every((one) => one.steps.length > 0)).toBe(true);
    }
  });
});

describe('properties of every liquidation', () => {
  const day = (from: string, maxDays: number) =>
    fc.integer({ min: 0, max: maxDays }).map((count) => addDays(civilDay(from), count));
  const pay = fc.integer({ min: 1, max: 50_000_000 });
  const starts = day('1985-01-01', 15_000);
  const ends = day('2026-03-06', 1_000);
  const cause = fc.constantFrom<CauseId>(
    'sin-causa',
    'despido-indirecto',
    'fuerza-mayor',
    'muerte',
    'embarazo',
    'renuncia',
    'quiebra',
  );
  const inOrder = (start: CivilDay, end: CivilDay) => fc.pre(start <= end);

  it('one more day of service never lowers seniority or notice', () => {
    fc.assert(
      fc.property(starts, ends, pay, cause, fc.boolean(), (start, end, bestPay, why, registered) => {
        inOrder(start, end);
        const at = (first: CivilDay, id: string) =>
          line(
            {
              start: known(first),
              end: known(end),
              bestPay: known(bestPay),
              cause: known(why),
              registered: known(registered),
              imputable: known(true),
            },
            id,
          ).amount ?? 0;
        for (const id of ['antiguedad', 'preaviso'])
          expect(at(addDays(start, -1), id)).toBeGreaterThanOrEqual(at(start, id));
      }),
      { numRuns: 150 },
    );
  });

  it('the base stays between 67 % of the pay and the pay, and an unknown cap brackets every known one', () => {
    fc.assert(
      fc.property(starts, ends, pay, fc.integer({ min: 0, max: 60_000_000 }), (start, end, bestPay, cap) => {
        inOrder(start, end);
        const case_ = { start: known(start), end: known(end), bestPay: known(bestPay) };
        const open = line({ ...case_, cap: unknown }, 'antiguedad');
        const total = line({ ...case_, cap: unknown }, 'total');
        const free = line(case_, 'antiguedad').amount ?? 0;
        const capped = line({ ...case_, cap: known(cap) }, 'antiguedad').amount ?? 0;
        const cappedTotal = line({ ...case_, cap: known(cap) }, 'total').amount ?? 0;
        expect(capped).toBeLessThanOrEqual(free);
        expect(capped).toBeGreaterThanOrEqual(free * 0.67 - 0.01);
        expect(open.min <= capped && capped <= open.max && open.max === free).toBe(true);
        expect(total.min <= cappedTotal && cappedTotal <= total.max).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('the total is the sum of its lines', () => {
    fc.assert(
      fc.property(starts, ends, pay, cause, (start, end, bestPay, why) => {
        inOrder(start, end);
        const { lines } = compute({
          start: known(start),
          end: known(end),
          bestPay: known(bestPay),
          cause: known(why),
          imputable: known(false),
        });
        const cents = (amount: number | null) => Math.round((amount ?? Number.NaN) * 100);
        const sum = lines.slice(0, -1).reduce((total, one) => total + cents(one.amount), 0);
        expect(cents(lines.at(-1)?.amount ?? null)).toBe(sum);
      }),
      { numRuns: 150 },
    );
  });
});
