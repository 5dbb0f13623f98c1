import { calculatorCatalogueSchema } from '@foja/contracts/calculators';
import {
  labourTerminationResultSchema,
  overtimeResultSchema,
  sacResultSchema,
  sickPayResultSchema,
  terminationCauses,
  vacationsResultSchema,
} from '@foja/contracts/calculators/labour';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const post = (url: string, payload: unknown, headers = callHeaders()) =>
  site.app.inject({ method: 'POST', url, headers, payload: payload as object });
const terminate = (payload: unknown) => post(routes.calculatorLabourTermination, payload);

const dismissal = {
  start: '2019-03-10',
  end: '2026-09-15',
  cause: 'sin-causa',
  bestPay: 2_000_000,
  cap: null,
  noticeGiven: false,
  registered: true,
  vacationTaken: 0,
};
const vacations = { start: '2024-03-01', year: 2026, workedHalf: true };

describe('a liquidation that cannot be computed', () => {
  it.each([
    ['no beginning', { ...dismissal, start: undefined }, 'fact-missing', 'start'],
    ['no end', { ...dismissal, end: undefined }, 'fact-missing', 'end'],
    ['no cause', { ...dismissal, cause: undefined }, 'fact-missing', 'cause'],
    ['no pay', { ...dismissal, bestPay: undefined }, 'fact-missing', 'bestPay'],
    ['a pay of nothing', { ...dismissal, bestPay: 0 }, 'fact-invalid', 'bestPay'],
    ['a pay in words', { ...dismissal, bestPay: 'dos millones' }, 'fact-invalid', 'bestPay'],
    ['a day that does not exist', { ...dismissal, end: '2026-09-31' }, 'fact-invalid', 'end'],
    ['an end before the beginning', { ...dismissal, end: '2019-03-09', cause: 'renuncia' }, 'fact-invalid', 'end'],
    ['a cause that nobody knows', { ...dismissal, cause: 'aburrimiento' }, 'fact-invalid', 'cause'],
    ['a negative cap', { ...dismissal, cap: -1 }, 'fact-invalid', 'cap'],
    ['a cap of nothing', { ...dismissal, cap: 0 }, 'fact-invalid', 'cap'],
    ['a century of work', { ...dismissal, start: '1900-01-01' }, 'fact-invalid', 'start'],
    ['an incapacity of three kinds', { ...dismissal, cause: 'incapacidad-212' }, 'fact-invalid', 'cause'],
    ['a trial of four months', { ...dismissal, trialMonths: 4 }, 'fact-invalid', 'trialMonths'],
    ['a fixed term without its end', { ...dismissal, cause: 'plazo-fijo' }, 'fact-missing', 'termEnd'],
    ['no body', undefined, 'fact-missing', 'start'],
  ])('is 422 with the field: %s', async (_, payload, error, field) => {
    const response = await terminate(payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error, details: { field, missing: expect.any(String) } });
  });

  it.each([
    ['muerte-248', 'Muerte del trabajador'],
    ['Muerte (art. 248)', 'Muerte del trabajador'],
    ['despido por embarazo', 'Despido por embarazo'],
    ['despido discriminatorio', 'Despido discriminatorio'],
    ['extinción por mutuo acuerdo', 'Mutuo acuerdo'],
    ['jubilación', 'Jubilación'],
  ])('and one that can takes the cause as %s', async (cause, label) => {
    expect((await terminate({ ...dismissal, cause })).json()).toMatchObject({ cause: label });
  });

  it('tells the three cases of an incapacity', async () => {
    const { message } = (await terminate({ ...dismissal, cause: 'incapacidad' })).json();
    expect(message).toContain('incapacidad-sin-reubicacion');
  });

  it.each([
    ['an accident at work', { cause: 'accidente-de-trabajo' }, 'not-sourced', '24.557'],
    ['the compensation after a birth', { cause: 'excedencia' }, 'not-sourced', 'salario mínimo vital'],
    ['a severance fund', { cause: 'fondo-de-cese' }, 'not-sourced', 'convenio'],
    ['a dismissal before ley 27.802', { end: '2026-03-05' }, 'not-sourced', '27.802'],
    ['a farm hand', { worker: 'rural' }, 'outside-scope', 'Trabajo Agrario'],
    [
      'a housekeeper dismissed before ley 27.802',
      { worker: 'casas-particulares', end: '2026-03-05' },
      'not-sourced',
      '26.844',
    ],
    ['a public servant', { worker: 'publico' }, 'outside-scope', 'empleo público'],
  ])('is refused by the name of its law: %s', async (_, changes, error, words) => {
    const response = await terminate({ ...dismissal, ...changes });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error, message: expect.stringContaining(words) });
  });
});

describe('a liquidation', () => {
  it('opens every line: its arithmetic, the facts it used and its articles', async () => {
    const result = labourTerminationResultSchema.parse((await terminate(dismissal)).json());
    expect(result.lines.map(({ id }) => id)).toEqual([
      'antiguedad',
      'preaviso',
      'integracion',
      'sacProporcional',
      'vacaciones',
      'total',
    ]);
    for (const line of result.lines.slice(0, -1)) {
      expect(line.citations.length).toBeGreaterThan(0);
      expect(line.steps.some(({ facts }) => facts && facts.length > 0)).toBe(true);
    }
    expect(result.citations).toEqual(expect.arrayContaining(['lct:245', 'lct:231', 'lct:233', 'lct:123', 'lct:156']));
  });

  it('takes what was not told for unknown: a range, and the questions that close it', async () => {
    const { cap: _, noticeGiven: __, ...told } = dismissal;
    const result = labourTerminationResultSchema.parse((await terminate(told)).json());
    expect(result.lines.at(-1)?.amount).toBeNull();
    expect(result.missing.map(({ fact }) => fact)).toEqual(['cap', 'noticeGiven']);
    expect(result.min).toBeLessThan(result.max ?? 0);
  });

  it('takes a cap of null without more for none, and an unknown one for a range', async () => {
    const none = await terminate({ ...dismissal, capUnknown: false });
    expect(none.json().lines[0]).toMatchObject({ amount: 16_000_000 });
    const open = await terminate({ ...dismissal, capUnknown: true });
    expect(open.json().lines[0]).toMatchObject({ amount: null, min: 10_720_000, max: 16_000_000 });
  });

  it('knows its causes by other names, with accents and capitals', async () => {
    expect((await terminate({ ...dismissal, cause: 'Fallecimiento' })).json()).toMatchObject({
      cause: 'Muerte del trabajador',
    });
    expect((await terminate({ ...dismissal, cause: 'Despido sin causa' })).json()).toMatchObject({
      cause: 'Despido sin causa',
    });
  });
});

describe('the catalogue', () => {
  it('lists every way of ending that a call may name, and says which are not computed', async () => {
    const response = await site.app.inject({ url: routes.calculatorCatalogue, headers: callHeaders() });
    const { causes } = calculatorCatalogueSchema.parse(response.json());
    expect(
      causes
        .filter(({ refused }) => refused === null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...terminationCauses].sort());
    const facts = {
      ...dismissal,
      start: '2023-03-10',
      noticeGiven: true,
      termEnd: '2027-03-09',
      sickUntil: '2026-12-31',
    };
    for (const { id, refused } of causes) {
      const response = await terminate({ ...facts, cause: id });
      expect([id, response.statusCode]).toEqual([id, refused === null ? 200 : 422]);
      if (refused !== null) expect(response.json()).toMatchObject({ message: refused });
    }
  });
});

describe('labour items', () => {
  it.each([
    ['vacations without a beginning', routes.calculatorVacations, { ...vacations, start: undefined }, 'start'],
    [
      'under half a year without the days worked',
      routes.calculatorVacations,
      { ...vacations, workedHalf: false },
      'daysWorked',
    ],
    [
      'a bonus without saying whether the contract ended',
      routes.calculatorSac,
      { start: '2020-01-01', end: '2026-06-30', pay: 1 },
      'exit',
    ],
    [
      'overtime on a Saturday without its hour',
      routes.calculatorOvertime,
      { day: 'sábado', hours: 2, hourlyValue: 1 },
      'from',
    ],
    [
      'overtime past midnight',
      routes.calculatorOvertime,
      { day: 'lunes', from: '23:00', hours: 2, hourlyValue: 1 },
      'hours',
    ],
    ['sick pay without seniority', routes.calculatorSickPay, { family: false, monthlyPay: 1 }, 'seniorityYears'],
  ])('are 422 with the field: %s', async (_, url, payload, field) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ details: { field } });
  });

  it('need no account, and answer as their contract says', async () => {
    vacationsResultSchema.parse((await post(routes.calculatorVacations, vacations)).json());
    sacResultSchema.parse(
      (
        await post(routes.calculatorSac, { start: '2020-01-01', end: '2026-06-30', pay: 1_500_000, exit: false })
      ).json(),
    );
    const saturday = { day: 'Sábado', from: '12:30', hours: 1, hourlyValue: 8_000 };
    expect(overtimeResultSchema.parse((await post(routes.calculatorOvertime, saturday)).json())).toMatchObject({
      amount: 14_000,
      rate: null,
    });
    const sick = { start: '2021-09-15', since: '2026-09-16', monthlyPay: 1_000_000 };
    expect(sickPayResultSchema.parse((await post(routes.calculatorSickPay, sick)).json())).toMatchObject({
      months: null,
      minMonths: 6,
      maxMonths: 12,
    });
  });
});
