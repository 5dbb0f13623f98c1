import { calculatorCatalogueSchema } from '@foja/contracts/calculators';
import type { RagResponse } from '@foja/contracts/chat';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import type { CaseEvaluation } from '@foja/contracts/evaluation';
import { routes } from '@foja/contracts/routes';
import { inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { articles } from './corpus/corpus.table.ts';
import { importFolder } from './corpus/import-folder.ts';
import { readLawUnderReview } from './corpus/rules/read-law-under-review.ts';
import { callHeaders } from './testing/build-test-app.ts';
import { articleLine, makeTestFolder, normEntry } from './testing/corpus-folders.ts';
import { findOfficialTexts } from './testing/official-texts.ts';
import {
  type EvaluationTestApp,
  openingTimeoutMs,
  startEvaluationTestApp,
} from './testing/start-evaluation-test-app.ts';

let site: EvaluationTestApp;
beforeAll(async () => {
  site = await startEvaluationTestApp({ guides: ['producto-fallado', 'me-despidieron-sin-causa'] });
}, openingTimeoutMs);
afterAll(() => site.close());

/** What has no fingerprint of the law that it was compared with: the same number, other words. */
const changed = { text: 'Texto nuevo, inventado para esta prueba.' };
const repealed = { repealed: true };

let loads = 0;

/** Imports these articles as an operator does; each time with another heading, as a file that did not change is not read again. */
async function load(state: object, keys: readonly string[]): Promise<void> {
  const folder = makeTestFolder();
  loads += 1;
  const codes = [...new Set(keys.map((key) => key.split(':')[0] ?? ''))];
  folder.write(
    'norms.json',
    codes.map((code) => normEntry(code)),
  );
  for (const code of codes) {
    const numbers = keys.filter((key) => key.startsWith(`${code}:`)).map((key) => key.split(':')[1] ?? '');
    folder.write(
      `statutes/${code}.jsonl`,
      numbers.map((number) => articleLine(code, number, { heading: `Carga ${loads}`, ...state })),
    );
  }
  const { clock, db } = site.test.deps;
  await importFolder({ db, folder: folder.path, clock, onProblem: () => {} });
  folder.close();
}

afterEach(async () => {
  const { db } = site.test.deps;
  const under = await readLawUnderReview(db);
  if (under.length > 0) await db.delete(articles).where(inArray(articles.id, [...under]));
});

const call = async (path: string, body: object) => {
  const response = await site.post(path, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as { underReview: { articles: string[]; note: string } | null };
};

const calculations: [string, object, string][] = [
  [
    routes.calculatorDeadline,
    { notified: '2026-11-20', by: 'cedula', deadline: 'apelar', jurisdiction: 'nacional-civil-comercial' },
    'cpccn:244',
  ],
  [
    routes.calculatorLimitation,
    { claim: 'daños extracontractuales', since: '2023-08-10', asOf: '2026-11-24' },
    'ccyc:2561',
  ],
  [
    routes.calculatorLabourTermination,
    { start: '2020-03-01', end: '2026-10-30', cause: 'sin-causa', bestPay: 1_000_000 },
    'lct:245',
  ],
  [routes.calculatorVacations, { start: '2020-01-01', year: 2026, workedHalf: true }, 'lct:150'],
  [routes.calculatorSac, { start: '2020-01-01', end: '2026-06-30', pay: 1_000_000, exit: false }, 'lct:122'],
  [routes.calculatorOvertime, { day: 'lunes', hours: 2, hourlyValue: 5_000 }, 'lct:201'],
  [routes.calculatorSickPay, { seniorityYears: 3, family: false, monthlyPay: 1_000_000 }, 'lct:208'],
  [routes.calculatorInheritance, { spouse: false, children: [{ alive: true }] }, 'ccyc:2426'],
  [
    routes.calculatorRentExit,
    { notification: '2026-03-15', contractEnd: '2027-03-15', monthlyRent: 500_000, fixedRent: true },
    'ccyc:1221',
  ],
  [
    routes.calculatorFees,
    { matter: 'conocimiento', amount: 5_000_000, uma: 90_000, asOf: '2026-11-20', stages: 3 },
    'ley-27423:21',
  ],
  [
    routes.calculatorInterest,
    { capital: 1_000, from: '2026-01-01', to: '2026-06-01', rate: { annual: 40 } },
    'ccyc:768',
  ],
];

describe('a calculation whose article is not the one that it was compared with', () => {
  it.each(calculations)('is told as it is while nothing newer is loaded: %s', async (path, body) => {
    expect((await call(path, body)).underReview).toBeNull();
  });

  it.each(calculations)(
    'is to be checked once the article is repealed, which is named: %s',
    async (path, body, key) => {
      await load(repealed, [key]);
      const number = key.split(':')[1] ?? '';
      expect((await call(path, body)).underReview).toEqual({
        articles: [key],
        note: expect.stringMatching(new RegExp(`^A revisar: cambió o se derogó el art\\. ${number} `)),
      });
    },
  );

  it('is to be checked once its words changed, too, and another one is not', async () => {
    await load(changed, ['ccyc:2561']);
    const [, limitation, , vacations] = await Promise.all(calculations.map(([path, body]) => call(path, body)));
    expect(limitation?.underReview?.articles).toEqual(['ccyc:2561']);
    expect(vacations?.underReview).toBeNull();
  });

  it('is marked in the catalogue of what can be asked for by its name', async () => {
    await load(repealed, ['ccyc:2561', 'cpccn:244']);
    const response = await site.test.app.inject({ url: routes.calculatorCatalogue, headers: callHeaders() });
    const { claims, deadlines } = calculatorCatalogueSchema.parse(response.json());
    const ofArticle = (rows: { article: string; underReview: boolean }[], key: string) =>
      rows.filter(({ article }) => article === key);
    expect(ofArticle(claims, 'ccyc:2561').every(({ underReview }) => underReview)).toBe(true);
    expect(ofArticle(deadlines, 'cpccn:244').every(({ underReview }) => underReview)).toBe(true);
    expect(claims.filter(({ underReview }) => !underReview).length).toBeGreaterThan(10);
  });
});

describe('what the chat computes', () => {
  const ask = async (message: string) => {
    const { token } = await site.somebody();
    const response = await site.post(routes.ragQuery, { message }, token);
    return (await response.json()) as RagResponse;
  };

  it.each([
    [
      'me notificaron por cédula el 20/11/2026 la sentencia, ¿cuándo vence el plazo para apelar?',
      'cpccn:244',
      /vence el /,
    ],
    ['choqué el 3/5/2025, ¿todavía puedo reclamar los daños?', 'ccyc:2561', /estás a tiempo/],
    [
      'Me despidieron sin causa, trabajé 7 años y ganaba 1.500.000, ¿cuánto me corresponde?',
      'lct:245',
      /\d\.\d{3}\.\d{3}/,
    ],
    ['¿cuánto es mi aguinaldo si gano 900.000?', 'lct:122', /450\.000/],
  ])('is told, and is to be checked once its article is repealed: %s', async (question, key, told) => {
    const before = await ask(question);
    expect(before.content).toMatch(told);
    expect(before.calculation).not.toBeNull();
    await load(repealed, [key]);
    const after = await ask(question);
    expect(after.content).toMatch(/A revisar: cambió o se derogó el art\. /);
    expect(after.content.split('A revisar')[0]).not.toMatch(told);
    expect(after.calculation).toEqual(before.calculation);
  });
});

it('the period of a case is not counted by an article that changed', async () => {
  const { token } = await site.somebody();
  const message =
    'El 3 de marzo de 2026 compré una heladera nueva en un negocio y a los dos meses dejó de enfriar. El negocio no me responde por la garantía. Tengo la factura y los mensajes que les mandé reclamando.';
  const limitationOf = async () => {
    const response = await site.evaluate({ message }, token);
    return ((await response.json()) as CaseEvaluation).limitation;
  };
  const before = await limitationOf();
  expect(before?.endsOn).not.toBeNull();
  await load(changed, [before?.article ?? '']);
  expect(await limitationOf()).toMatchObject({
    status: 'unknown',
    endsOn: null,
    text: expect.stringMatching(/^A revisar/),
  });
});

it('what a form says of the law is not said once its article changed, beside the form and in the document', async () => {
  const kind = 'locacion-vivienda';
  const form = documentForms[kind];
  const { token } = await site.somebody();
  const written = async () => {
    const response = await site.post(routes.documentGenerate, { kind, values: form.example }, token);
    const { status } = (await response.json()) as { status: { message: string; articles: string[] }[] };
    return status.find(({ articles: keys }) => keys.includes('ccyc:1188'))?.message;
  };
  expect(await written()).toBe('El contrato, sus prórrogas y modificaciones se hacen por escrito.');
  await load(changed, ['ccyc:1188']);
  expect(await written()).toMatch(/^A revisar: /);
  const listed = await site.test.app.inject({ url: routes.lawUnderReview, headers: callHeaders() });
  expect(listed.json()).toEqual({ articles: ['ccyc:1188'] });
});

const officialTexts = findOfficialTexts();
it.skipIf(!officialTexts)(
  'nothing at all is under review with the official texts that everything was compared with',
  async () => {
    const { clock, db } = site.test.deps;
    await importFolder({ db, folder: officialTexts ?? '', clock, onProblem: () => {} });
    expect(await readLawUnderReview(db)).toEqual([]);
  },
  openingTimeoutMs,
);
