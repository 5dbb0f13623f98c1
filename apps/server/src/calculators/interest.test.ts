import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilDay } from '@foja/computable-law/core/civil-day';
import { interestResultSchema } from '@foja/contracts/calculators/interest';
import { routes } from '@foja/contracts/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { type StandInSeries, startStandInSeries } from '../testing/stand-in-series.ts';
import { computeDebt } from './compute-debt.ts';
import { PublicSeries } from './series/public-series.ts';

let series: StandInSeries;
let site: TestApp;
let dataDir: string;
beforeAll(async () => {
  series = await startStandInSeries();
  series.monthly = [
    ['2026-03-01', 100],
    ['2026-09-01', 130],
    ['2026-10-01', null],
  ];
  series.daily['30'] = [
    ['2026-10-01', '200'],
    ['2026-10-31', '230'],
  ];
  dataDir = mkdtempSync(join(tmpdir(), 'foja-series-'));
  site = await buildTestApp({
    config: readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      BCRA_BASE_URL: series.baseUrl,
      DATOS_BASE_URL: series.baseUrl,
    }),
  });
});
afterAll(async () => {
  await site.close();
  await series.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  // What failed before is asked again.
  site.clock.moveMs(120_000);
});
afterEach(() => {
  series.misbehave(null);
  series.requests.length = 0;
  rmSync(join(dataDir, 'series'), { recursive: true, force: true });
});

const debt = { capital: 1_000_000, from: '2026-10-01', to: '2026-10-31' };
const labour = { debt: 'laboral', capital: 1_000_000, from: '2026-03-10', to: '2026-09-30' };
const ask = async (payload: object) => {
  const response = await site.app.inject({
    method: 'POST',
    url: routes.calculatorInterest,
    headers: callHeaders(),
    payload,
  });
  return { status: response.statusCode, body: response.json() };
};

describe('interest that cannot be computed', () => {
  it.each([
    ['no capital', { ...debt, capital: undefined }, 'fact-missing', 'capital'],
    ['neither rate nor index', debt, 'fact-missing', 'rate'],
    ['alimony without the rate that nobody publishes', { ...debt, debt: 'alimentos' }, 'fact-missing', 'rate'],
    ['two rates at once', { ...debt, rate: { annual: 1, monthly: 1 } }, 'fact-invalid', 'rate'],
    ['an end before the start', { ...debt, to: '2026-09-01', rate: { annual: 1 } }, 'fact-invalid', 'to'],
    [
      'a clause that capitalizes each month',
      { ...debt, rate: { annual: 1 }, capitalization: { kind: 'clause', everyMonths: 1 } },
      'fact-invalid',
      'capitalization.everyMonths',
    ],
    [
      'a payment outside of the period',
      { ...debt, rate: { annual: 1 }, payments: [{ date: '2026-11-01', amount: 1 }] },
      'fact-invalid',
      'payments',
    ],
    ['a table that begins later', { ...debt, rate: { table: '2026-10-15;40' } }, 'parameter-missing', 'rate'],
    [
      'a table with a row that says nothing',
      { ...debt, rate: { table: '2026-10-01;40\nmañana;50' } },
      'fact-invalid',
      'rate.table',
    ],
    [
      'an index that ends before',
      { ...debt, to: '2027-02-01', index: { series: 'cer' } },
      'parameter-missing',
      'index',
    ],
    [
      'a labour debt of before the present text',
      { ...labour, from: '2026-03-01', to: '2026-03-05' },
      'rule-missing',
      'to',
    ],
  ])('is 422 with the field: %s', async (_, payload, error, field) => {
    expect(await ask(payload)).toMatchObject({ status: 422, body: { error, details: { field } } });
  });

  it.each(['status', 'page', 'form'] as const)(
    'says so where the source answers badly (%s) and nothing is kept',
    async (how) => {
      series.misbehave(how);
      const { status, body } = await ask(labour);
      expect({ status, error: body.error }).toEqual({ status: 503, error: 'upstream_failed' });
      expect(body.message).toContain('No se pudo leer la serie «IPC nivel general»');
    },
  );
});

describe('interest', () => {
  it('by a table of fifty years of days, in a thread, is what its few last rows give where it is called', async () => {
    const first = Date.UTC(1976, 9, 31);
    const days = Array.from({ length: 18_262 }, (_, place) =>
      new Date(first + place * 86_400_000).toISOString().slice(0, 10),
    );
    expect(days.at(-1)).toBe('2026-10-30');
    const rows = days.map((day, place) => `${day};${(place % 7) * 10}`);
    const here = vi.spyOn(computeDebt, 'run');
    const long = await ask({ ...debt, rate: { table: rows.join('\n') } });
    expect(here).not.toHaveBeenCalled();
    const short = await ask({ ...debt, rate: { table: rows.slice(-40).join('\n') } });
    expect(here).toHaveBeenCalledOnce();
    here.mockRestore();
    expect([long.status, long.body.total]).toEqual([200, short.body.total]);
    const refused = await ask({ ...debt, rate: { table: `${rows.join('\n')}\nmañana;40` } });
    expect(refused).toMatchObject({ status: 422, body: { error: 'fact-invalid', details: { field: 'rate.table' } } });
  });

  it('that no result can tell exactly is refused', async () => {
    const capitalization = { kind: 'other-law', everyMonths: 1 };
    const refused = await ask({ ...debt, from: '1996-10-01', rate: { monthly: 10_000 }, capitalization });
    expect(refused).toMatchObject({ status: 422, body: { error: 'fact-invalid', details: { field: 'rate' } } });
  });

  it('by a typed rate, with every stretch and article', async () => {
    const { body } = await ask({ ...debt, rate: { annual: 36.5 } });
    // 36,5 % ÷ 365 × 30 days.
    expect(interestResultSchema.parse(body)).toMatchObject({ capital: 1_000_000, interest: 30_000, total: 1_030_000 });
    expect(body.citations).toEqual(expect.arrayContaining(['ccyc:768']));
  });

  it('of a labour credit follows the consumer prices and 3 %, and shows both bases', async () => {
    const { body } = await ask(labour);
    // 1.000.000 × 130 ÷ 100; 3 % × 204 ÷ 365 on it, or on the first capital.
    expect(body).toMatchObject({
      capital: 1_300_000,
      interest: 21_797.26,
      total: 1_321_797.26,
      dataAsOf: '2026-11-20',
    });
    expect(body.readings).toMatchObject([{ id: 'interes-sobre-capital-historico', value: 1_316_767.12 }]);
    expect(body.missing).toMatchObject([{ fact: 'pendingCase' }]);
  });

  it('of a case that was pending lies between 67 % and the whole, and a typed rate falls within', async () => {
    const pending = { ...labour, pendingCase: true };
    expect((await ask(pending)).body).toMatchObject({ total: null, min: 882_233.97, max: 1_316_767.12 });
    expect((await ask({ ...pending, rate: { annual: 500 } })).body).toMatchObject({ total: 1_316_767.12 });
    expect((await ask({ ...pending, rate: { annual: 36.5 } })).body).toMatchObject({ total: 1_204_000 });
  });

  it('uses the last published month where that of the end is not out yet', async () => {
    const { body } = await ask({ ...labour, to: '2026-11-20' });
    expect(body.capital).toBe(1_300_000);
    expect(body.notes.join(' ')).toContain('no está publicado');
    expect((await ask({ ...labour, to: '2026-12-20' })).body).toMatchObject({ error: 'parameter-missing' });
  });

  it('by a daily series of the central bank and by a brought table is the same', async () => {
    const byBank = (await ask({ ...debt, index: { series: 'cer' } })).body;
    const brought = (await ask({ ...debt, index: { table: 'fecha;valor\n01/10/2026;200\n31/10/2026;230' } })).body;
    expect([byBank.total, brought.total]).toEqual([1_150_000, 1_150_000]);
    expect([byBank.dataAsOf, brought.dataAsOf]).toEqual(['2026-11-20', null]);
  });
});

describe('what fell due month by month', () => {
  it('bears interest from each day, and an instalment that is still to come is left out', async () => {
    const { body } = await ask({
      debt: 'alquiler',
      from: '2026-01-10',
      to: '2026-03-31',
      dues: [{ date: '2026-01-10', amount: 100_000, months: 6 }],
      rate: { annual: 36.5 },
    });
    // 10/1, 10/2 and 10/3: 80, 49 and 21 days at one per thousand.
    expect(body).toMatchObject({ capital: 300_000, interest: 15_000, total: 315_000 });
  });

  it('needs something that is owed, and days within the period', async () => {
    const nothing = { ...debt, capital: 0, rate: { annual: 1 } };
    expect(await ask(nothing)).toMatchObject({ status: 422, body: { error: 'fact-missing' } });
    const late = { ...nothing, dues: [{ date: '2026-12-01', amount: 1 }] };
    expect(await ask(late)).toMatchObject({ status: 422, body: { details: { field: 'dues' } } });
  });
});

describe('the rates of the central bank', () => {
  it('for the courts grow from one day to the other as its formula says', async () => {
    series.daily['43'] = [
      ['2026-10-01', '1900'],
      ['2026-10-31', '1960'],
    ];
    const { body } = await ask({ ...debt, rate: { series: 'tasa-pasiva' } });
    // (100 + 1960) ÷ (100 + 1900) − 1 = 3 %.
    expect(body).toMatchObject({ interest: 30_000, total: 1_030_000, dataAsOf: '2026-11-20' });
  });

  it('of deposits hold from their day to the next', async () => {
    series.daily['7'] = [
      ['2026-09-30', '36.5'],
      ['2026-10-17', '73'],
    ];
    // 15 days at one per thousand and 15 at two.
    expect((await ask({ ...debt, rate: { series: 'badlar' } })).body).toMatchObject({ interest: 45_000 });
  });
});

describe('the public series', () => {
  it('whose id changes is looked up by its name, and not taken for how it varied', async () => {
    const ripte = { ...debt, from: '2026-03-10', to: '2026-09-30', index: { series: 'ripte' } };
    series.found = [{ id: '1.2_VAR', description: 'RIPTE. Variación mensual', frequency: 'R/P1M' }];
    expect(await ask(ripte)).toMatchObject({ status: 503, body: { error: 'upstream_failed' } });
    site.clock.moveMs(120_000);
    series.found.push({ id: '158.1_REPTE_0_0_5', description: 'RIPTE', frequency: 'R/P1M' });
    expect((await ask(ripte)).body).toMatchObject({ total: 1_300_000 });
    expect(series.requests.at(-1)).toContain('ids=158.1_REPTE_0_0_5');
  });

  it('are asked for once while fresh, renewed when old, and kept where the source is gone', async () => {
    await ask(labour);
    await ask(labour);
    expect(series.requests).toHaveLength(1);
    site.clock.moveMs(24 * 3_600_000);
    series.misbehave('status');
    const { status, body } = await ask(labour);
    expect({ status, asOf: body.dataAsOf }).toEqual({ status: 200, asOf: '2026-11-20' });
    expect(series.requests).toHaveLength(2);
    series.misbehave(null);
    site.clock.moveMs(3_600_000);
    expect((await ask(labour)).body.dataAsOf).toBe('2026-11-21');
  });

  it('are read page by page, and again where an earlier day is wanted', async () => {
    series.daily['30'] = Array.from({ length: 1_500 }, (_, place) => [
      new Date(Date.UTC(2022, 0, 1 + place)).toISOString().slice(0, 10),
      String(100 + place),
    ]);
    expect((await ask({ ...debt, from: '2022-02-02', to: '2026-02-08', index: { series: 'cer' } })).status).toBe(200);
    expect(series.requests).toHaveLength(2);
    expect((await ask({ ...debt, from: '2022-01-01', to: '2026-02-08', index: { series: 'cer' } })).status).toBe(200);
    expect(series.requests.at(-2)).toContain('desde=2021-12-01');
  });

  it('give up on a source that never answers', async () => {
    series.misbehave('hang');
    const failures: string[] = [];
    const reader = new PublicSeries({
      baseUrls: { bcra: series.baseUrl, datos: series.baseUrl },
      folder: join(dataDir, 'series'),
      clock: moveableClock(),
      requestTimeoutMs: 30,
      freshMs: 1,
      pauseMs: 60_000,
      onFailure: (id, reason) => failures.push(`${id} ${reason}`),
    });
    await expect(reader.read('cer', civilDay('2026-10-01'))).rejects.toMatchObject({ status: 503 });
    await expect(reader.read('cer', civilDay('2026-10-01'))).rejects.toMatchObject({ status: 503 });
    // The second time the source is left alone.
    expect({ failures, asked: series.requests.length }).toEqual({ failures: ['cer timeout'], asked: 1 });
    reader.close();
  });
});
