import { anonymizeTextMaxCharacters } from '@foja/contracts/anonymization-calls';
import { citationCheckMaxCharacters } from '@foja/contracts/citation-check-limits';
import { documentQuestionMaxCharacters } from '@foja/contracts/document-limits';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import { generationTextBounds, questionUseCases } from '@foja/contracts/generators/use-cases';
import { contextMaxCharacters, searchQueryMaxCharacters } from '@foja/contracts/jurisprudence-limits';
import { messageMaxCharacters } from '@foja/contracts/limits';
import { matterItemMaxBytes } from '@foja/contracts/matter-words';
import { routes } from '@foja/contracts/routes';
import { transformationTextMaxCharacters } from '@foja/contracts/transformation-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { callHeaders } from './testing/build-test-app.ts';
import { countPatternWork, type PatternWork } from './testing/count-pattern-work.ts';
import { contentOf } from './testing/editor-contents.ts';
import { hostileShapes } from './testing/hostile-shapes.ts';
import { openedMatter } from './testing/matter-calls.ts';
import { signInAs } from './testing/sign-in-as.ts';
import {
  type EvaluationTestApp,
  openingTimeoutMs,
  startEvaluationTestApp,
} from './testing/start-evaluation-test-app.ts';
import { readGazetteForWatches } from './watches/read-gazette.ts';

/**
 * What the thread that answers everybody may do with patterns between two turns of its event loop, in characters passed over: a
 * machine passes over some hundred of them in a microsecond, so this is far less than 50 ms. Counted and not timed, so that the
 * verdict is the same on every machine. Without threads and with patterns that take quadratic time it is passed a thousandfold.
 */
const charactersInOneTurn = 4_000_000;

/** What makes a text one of the site's cases, so that everything is read of it. */
const story =
  'Compré una heladera nueva y a los dos meses dejó de enfriar. El negocio no me responde por la garantía. Tengo la factura y los mensajes. Me dijeron el 3 de marzo de 2026 que no la cambian.\n';

/** A fact that the story tells, put right. */
const correction = {
  start: story.indexOf('a los dos meses dejó'),
  words: 'a los dos meses dejó',
  instead: 'a los tres meses dejó',
};

const draft = documentForms['demanda-danos'].example;
const debt = { debt: 'general', capital: 1_000, from: '2020-01-01', to: '2026-01-01' };
/** Rows that are read before one that is none. */
const rows = Array.from({ length: 500 }, (_, place) => `${1_500 + place}-01-01;40\n`).join('');

/** Every call that reads somebody's text, with the longest that it takes. */
const calls: [string, number, string, (text: string) => object][] = [
  ['a question', messageMaxCharacters, routes.ragQuery, (message) => ({ message, enableCaseEvaluation: true })],
  ['an evaluation', messageMaxCharacters, routes.evaluateCase, (message) => ({ message })],
  ...questionUseCases.map((useCase): (typeof calls)[number] => [
    useCase,
    messageMaxCharacters,
    routes.questionGenerate,
    (text) => ({ useCase, text }),
  ]),
  ['rulings on a matter', messageMaxCharacters, routes.jurisprudenceGenerate, (text) => ({ text })],
  [
    'rulings by words',
    searchQueryMaxCharacters,
    routes.jurisprudenceSearch,
    (query) => ({ query, config: { sources: [] } }),
  ],
  [
    'rulings in context',
    contextMaxCharacters,
    routes.jurisprudenceContextSearch,
    (query) => ({ query, config: { sources: [] } }),
  ],
  ['a rewording', transformationTextMaxCharacters, routes.writingTransform, (text) => ({ text, commandId: 'concise' })],
  ['citations', citationCheckMaxCharacters, routes.citationCheck, (text) => ({ text })],
  [
    'an editor’s document',
    200_000,
    routes.editorDocuments,
    (text) => ({ title: 'x', content: contentOf(...linesOf(text)) }),
  ],
  ['a question on documents', documentQuestionMaxCharacters, routes.documentsAsk, (question) => ({ question })],
  ['a fact put right', messageMaxCharacters, routes.ragQuery, (message) => ({ message, correction })],
  [
    'a conversation',
    messageMaxCharacters,
    routes.chatCompletion,
    (content) => ({ messages: ['user', 'assistant', 'user'].map((role) => ({ role, content })) }),
  ],
  ['who is in danger', messageMaxCharacters, routes.safety, (message) => ({ message })],
  [
    'a draft',
    generationTextBounds.maxCharacters,
    routes.documentGenerate,
    (hechos) => ({ kind: 'demanda-danos', values: { ...draft, hechos } }),
  ],
  ['a table of rates', 200_000, routes.calculatorInterest, (text) => ({ ...debt, rate: { table: rows + text } })],
  ['a table of an index', 200_000, routes.calculatorInterest, (text) => ({ ...debt, index: { table: rows + text } })],
  [
    'a deadline by its name',
    120,
    routes.calculatorDeadline,
    (deadline) => ({ notified: '2026-03-03', by: 'cedula', deadline }),
  ],
  [
    'a claim by its name',
    120,
    routes.calculatorLimitation,
    (claim) => ({ claim, since: '2020-01-01', asOf: '2026-01-01' }),
  ],
  ['anonymization', anonymizeTextMaxCharacters, routes.anonymizeText, (text) => ({ applicationId: 'foja', text })],
];

/** What reads a text to the end only to say that it is none of theirs. */
const refusing = new Set(['a table of rates', 'a table of an index', 'a deadline by its name', 'a claim by its name']);

/** No empty paragraph is a text, and a document has no more of them than the editor takes. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 5_000);

let site: EvaluationTestApp;
let work: PatternWork;
beforeAll(async () => {
  site = await startEvaluationTestApp({ guides: ['producto-fallado', 'garante-de-alquiler'] });
  // A server reads what it knows of the law when it starts, before anybody asks.
  await send(site.test.app, routes.ragQuery, { message: story });
  work.stop();
}, openingTimeoutMs);
afterAll(() => site.close());

async function send(
  app: EvaluationTestApp['test']['app'],
  path: string,
  body: object,
  by?: { token: string },
): Promise<number> {
  const { token } = by ?? (await signInAs(site.test, 'Premium'));
  const headers: Record<string, string> = { ...callHeaders(token), 'content-type': 'application/json' };
  if (path === routes.anonymizeText) {
    Object.assign(headers, { authorization: 'Bearer foja-public', apikey: 'foja-public', 'x-qgs-token': token });
  }
  const payload = JSON.stringify(body);
  work = countPatternWork();
  try {
    const { statusCode } = await app.inject({ method: 'POST', url: path, headers, payload });
    return statusCode;
  } finally {
    work.stop();
  }
}

test('there are at least sixty shapes', () => {
  expect(new Set(hostileShapes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
});

/** Every shape at an eighth of the calls, and every call with an eighth of the shapes; `HOSTILE_TEXTS=all` tries each with each. */
const looked = 8;
const isLooked = (place: number, call: string) =>
  process.env.HOSTILE_TEXTS === 'all' || (place + calls.findIndex(([name]) => name === call)) % looked === 0;

test.each(calls)(
  'no shape of %s holds up the thread that answers everybody',
  async (call, characters, path, body) => {
    const heldUp: string[] = [];
    for (const shape of hostileShapes.filter((_shape, place) => isLooked(place, call))) {
      // Cut in the middle of a pair it would be refused before it is read.
      const text = (story + shape.textOf(Math.max(0, characters - story.length)))
        .slice(0, characters)
        .replace(/\p{Surrogate}$/u, '');
      const status = await send(site.test.app, path, body(text));
      const most = work.maxInOneTurn();
      // Refused, it was not read. What takes too long for its thread is told so, and is no matter of this test.
      const isRefused = status >= 400 && status < 500 && !(refusing.has(call) && status === 422);
      if (most > charactersInOneTurn || isRefused) heldUp.push(`${shape.name}: ${most}, ${status}`);
    }
    expect(heldUp).toEqual([]);
  },
  1_200_000,
);

test('nor does any shape of what is written into a causa', async () => {
  const lawyer = await signInAs(site.test, 'Professional');
  const { id } = await openedMatter(site.test, lawyer.token);
  const heldUp: string[] = [];
  for (const shape of hostileShapes.filter((_shape, place) => isLooked(place, 'anonymization'))) {
    // Some signs take four bytes, others six in JSON: a fifth of what an item may weigh is less than it for each.
    const text = shape.textOf(matterItemMaxBytes / 5).replace(/\p{Surrogate}$/u, '');
    const result = { title: 'Informe', tool: 'chat', text, madeAt: '2026-11-20T10:00:00Z' };
    const status = await send(site.test.app, routes.matterItems(id), { kind: 'result', body: result }, lawyer);
    const most = work.maxInOneTurn();
    if (most > charactersInOneTurn || status !== 201) heldUp.push(`${shape.name}: ${most}, ${status}`);
  }
  expect(heldUp).toEqual([]);
});

test('nor does a long gazette that many look through', async () => {
  const { token } = await signInAs(site.test, 'Professional');
  for (let n = 0; n < 20; n++) {
    // Nothing is found until the last word, and nobody told: no write to the database comes in between.
    const term = `Ministerio de Hacienda resolución de tarifas ${n + 1_000}`;
    expect(await send(site.test.app, routes.watches, { kind: 'words', term }, { token })).toBe(201);
  }
  const notices = Array.from({ length: 200 }, (_, place) => ({
    id: String(place),
    issuer: 'MINISTERIO DE HACIENDA',
    norm: `Resolución ${place}/2026`,
    summary: 'Ley 24.240 y resolución de las tarifas del ministerio de hacienda. '.repeat(20),
    url: `https://www.boletinoficial.gob.ar/detalleAviso/primera/${place}/20261120`,
    hasAnnexes: false,
  }));
  const read = async (date: string) => ({ date, categories: [{ name: 'RESOLUCIONES', notices }] });
  work = countPatternWork();
  try {
    await readGazetteForWatches(site.test.deps, read);
  } finally {
    work.stop();
  }
  expect(work.maxInOneTurn()).toBeLessThan(charactersInOneTurn);
});

test('the count sees what is done on that thread: without others, a long text holds it up more than three times as long', async () => {
  const alone = await buildApp({
    ...site.test.deps,
    textThreadLimits: { inlineMaxCharacters: Number.POSITIVE_INFINITY },
  });
  try {
    const text = story + 'El 3 de mayo de 2020 pagó $ 1.000 por el art. 11 LDC. '.repeat(3_000);
    const body = { text: text.slice(0, citationCheckMaxCharacters) };
    expect(await send(alone, routes.citationCheck, body)).toBe(200);
    const most = work.maxInOneTurn();
    expect(await send(site.test.app, routes.citationCheck, body)).toBe(200);
    expect(most).toBeGreaterThan(3 * work.maxInOneTurn());
  } finally {
    await alone.close();
  }
});
