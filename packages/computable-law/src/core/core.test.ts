import { expect, test } from 'vitest';
import { type CivilDay, civilDay, daysBetween } from './civil-day.ts';
import { type FactsOf, factFrom, known, unknown } from './facts.ts';
import { rankMissing } from './missing-facts.ts';
import { formatPesos, money, toPesos } from './money.ts';
import { type ParameterSeries, parameterOn, problemsOfSeries } from './parameters.ts';
import { RefusedComputation, settle } from './refusal.ts';
import { refusedResult } from './result.ts';
import { type Rule, registerRule, ruleFor } from './rule.ts';

interface Values {
  end: CivilDay;
  pay: number;
  cap: number;
}

function version(from: string | null, to: string | null): Rule<Values, number> {
  return {
    id: 'sample',
    title: 'Regla de muestra',
    from: from as CivilDay | null,
    to: to as CivilDay | null,
    selectedBy: 'end',
    facts: ['end', 'pay', 'cap'],
    citations: ['ccyc:6'],
    readings: {},
    compute: () => refusedResult({ code: 'not-sourced', field: 'x', what: 'x', message: 'x' }),
  };
}

test('versions of a rule that overlap or leave a hole cannot be registered', () => {
  expect(() => registerRule(version(null, '2026-03-05'), version('2026-03-07', null))).toThrow(/hole/);
  expect(() => registerRule(version(null, '2026-03-06'), version('2026-03-06', null))).toThrow(/overlap/);
});

test('the day of the selecting fact chooses the version, and an unknown day is refused by name', () => {
  const rule = registerRule(version('2026-03-06', null), version(null, '2026-03-05'));
  const facts = (end: string | null): FactsOf<Values> => ({
    end: factFrom(end as CivilDay | null),
    pay: unknown,
    cap: unknown,
  });
  expect(ruleFor(rule, facts('2026-03-05')).to).toBe('2026-03-05');
  expect(ruleFor(rule, facts('2026-03-06')).from).toBe('2026-03-06');
  expect(settle(() => ruleFor(rule, facts(null)))).toMatchObject({ refused: { code: 'fact-missing', field: 'end' } });
});

test('unknown facts are ranked by how far each moves the total', () => {
  const facts: FactsOf<Values> = { end: known(civilDay('2026-01-01')), pay: unknown, cap: unknown };
  const missing = rankMissing<Values, number>(
    facts,
    [
      { fact: 'cap', question: '¿Cuál es el tope?', candidates: [67, 100] },
      { fact: 'pay', question: '¿Cuánto cobrabas?', candidates: [0, 1000] },
      { fact: 'end', question: '¿Cuándo terminó?', candidates: [] },
    ],
    ({ pay, cap }) => {
      const total = (pay.state === 'known' ? pay.value : 10) + (cap.state === 'known' ? cap.value : 5);
      return { min: total, max: total };
    },
    (from, to) => to - from,
  );
  expect(missing.map(({ fact, swing }) => [fact, swing])).toEqual([
    ['pay', 1000],
    ['cap', 33],
  ]);
});

test('a parameter outside its data is refused, and holes and overlaps are told', () => {
  const value = (from: string, to: string | null) => ({
    from: civilDay(from),
    to: to as CivilDay | null,
    value: '1.5',
    source: 'muestra',
    citations: [],
    checked: civilDay('2026-11-23'),
  });
  const series = (...values: ReturnType<typeof value>[]): ParameterSeries => ({
    id: 's',
    title: 'Serie',
    unit: 'x',
    values,
  });
  const sound = series(value('2024-01-01', '2024-12-31'), value('2025-01-01', null));
  expect(problemsOfSeries(sound)).toEqual([]);
  expect(parameterOn(sound, civilDay('2026-01-01')).amount.toString()).toBe('1.5');
  expect(() => parameterOn(sound, civilDay('2023-12-31'))).toThrow(RefusedComputation);
  expect(problemsOfSeries(series(value('2024-01-01', '2024-12-30'), value('2025-01-01', null)))).toHaveLength(1);
  expect(problemsOfSeries(series(value('2024-01-01', null), value('2025-01-01', null)))).toHaveLength(1);
});

test('money keeps exact until it is rounded half up to cents', () => {
  expect(toPesos(money('2000000').times(7).div(25).times('0.005'))).toBe(2800);
  expect(toPesos(money('0.005'))).toBe(0.01);
  expect(toPesos(money(5_000_000).div(12))).toBe(416_666.67);
  expect(
    toPesos(
      money(2_338_659)
        .times(money(3).plus(money(25).div(30)))
        .div(12),
    ),
  ).toBe(747_071.63);
  expect(formatPesos(money('1187506.849'))).toBe('1.187.506,85');
  expect(() => money('un millón')).toThrow(RefusedComputation);
});

test('a distance between days is counted in days', () => {
  expect(daysBetween(civilDay('2024-02-28'), civilDay('2024-03-01'))).toBe(2);
});
