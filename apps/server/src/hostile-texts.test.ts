import { routes } from '@foja/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openLanguageModels } from './platform/language-model.ts';
import { callHeaders } from './testing/build-test-app.ts';
import { countPatternWork, type PatternWork } from './testing/count-pattern-work.ts';
import { countSteps } from './testing/count-steps.ts';
import { type ApiDocumentation, freeTextOfCalls } from './testing/free-text.ts';
import { type HostileShape, hostileShapes } from './testing/hostile-shapes.ts';
import { signInAs } from './testing/sign-in-as.ts';
import { type StandInOpenAi, startStandInOpenAi } from './testing/stand-in-openai.ts';
import {
  type EvaluationTestApp,
  openingTimeoutMs,
  startEvaluationTestApp,
} from './testing/start-evaluation-test-app.ts';
import { story, type TextCall, textCalls, wellFormed } from './testing/text-calls.ts';
import { readGazetteForWatches } from './watches/read-gazette.ts';

/**
 * What the thread that answers everybody may do with patterns between two turns of its event loop, in characters passed over: a
 * machine passes over some hundred of them in a microsecond, so this is far less than 50 ms. Counted and not timed, so that the
 * verdict is the same on every machine. Without threads and with patterns that take quadratic time it is passed a thousandfold.
 */
const charactersInOneTurn = 4_000_000;

let site: EvaluationTestApp;
let model: StandInOpenAi;
let withModel: FastifyInstance;
let work: PatternWork;
beforeAll(async () => {
  site = await startEvaluationTestApp({ guides: ['producto-fallado', 'garante-de-alquiler'] });
  model = await startStandInOpenAi();
  model.script({ kind: 'answer', text: JSON.stringify({ persona: ['El juez', 'Perez', 'palabra'] }) });
  withModel = await buildApp({
    ...site.test.deps,
    languageModels: openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} }),
  });
  // A server reads what it knows of the law when it starts, before anybody asks.
  const asksFirst = textCalls.find(({ operation }) => operation === `POST ${routes.ragQuery}`) as TextCall;
  await send(asksFirst, story);
}, openingTimeoutMs);
afterAll(async () => {
  await withModel.close();
  await model.close();
  await site.close();
});

/** Sends a text with a call, of somebody whom no other test knows, and counts what patterns do. */
async function send(
  call: TextCall,
  text: string,
  { app = call.asksModel ? withModel : site.test.app, isPatternWorkCounted = true } = {},
): Promise<number> {
  const { token } = await signInAs(site.test, 'Premium');
  const [method, documented] = call.operation.split(' ') as ['POST' | 'PUT', string];
  const url = call.prepare ? await call.prepare(site.test, token) : documented;
  const headers: Record<string, string> = { ...callHeaders(token), 'content-type': 'application/json' };
  if (call.kind === 'personal' && url !== routes.embeddings) {
    Object.assign(headers, { authorization: 'Bearer foja-public', apikey: 'foja-public', 'x-qgs-token': token });
  }
  const payload = JSON.stringify(call.bodyOf(text));
  if (isPatternWorkCounted) work = countPatternWork();
  try {
    const { statusCode } = await app.inject({ method, url, headers, payload });
    return statusCode;
  } finally {
    work.stop();
  }
}

test('there are at least sixty shapes', () => {
  expect(new Set(hostileShapes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
});

/** As much as what stands in lines of a form comes to: names, addresses, passwords, an e-mail's. */
const formMaxCharacters = 1_000;
/** What may be longer and is no text. */
const notTexts = new Map([
  ['POST /api/auth/guest-token', 'what a browser says of itself, and the proof of its work: compared, never read'],
]);

test('every call that takes free text is tried, or said to be none: a new one is put into text-calls.ts', async () => {
  const documentation = (await site.test.app.inject({ url: '/docs/json' })).json<ApiDocumentation>();
  const documented = freeTextOfCalls(documentation);
  const tried = new Set(textCalls.map(({ operation }) => operation));
  const untried = [...documented].filter(
    ([operation, characters]) => characters > formMaxCharacters && !tried.has(operation) && !notTexts.has(operation),
  );
  expect(untried.map(([operation, characters]) => `${operation}: ${characters} characters`)).toEqual([]);
  // Neither list names a call that is gone.
  expect([...tried, ...notTexts.keys()].filter((operation) => !documented.has(operation))).toEqual([]);
});

/** Of the ten, each tenth of a text is one: what takes its square is passed a hundredfold by a tenth of it too. */
const worst = [
  'only .',
  'only spaces',
  'only line ends',
  '. within a word',
  'one capitalised word',
  'articles',
  'captions',
  'names',
  'different quotations',
  'different lines',
];
/** Of what is dear, one turn among so many. */
const dearTurn = 24;

/**
 * Every shape with one call of each other kind, the worst with one of each: which of the kind's calls, goes round with the shapes.
 * `HOSTILE_TEXTS=all` tries each shape with each call.
 */
function shapesFor(call: TextCall): readonly HostileShape[] {
  if (process.env.HOSTILE_TEXTS === 'all') return hostileShapes;
  const ofKind = textCalls.filter(({ kind }) => kind === call.kind);
  const usual = ofKind.filter(({ isDear }) => !isDear);
  const dear = ofKind.find(({ isDear }) => isDear);
  const turn = (place: number) => (dear && place % dearTurn === dearTurn - 1 ? dear : usual[place % usual.length]);
  // By rounds of the kind's calls, so that each of them has its turns.
  const isTurnOfKind = (place: number) => (Math.floor(place / usual.length) + kinds.indexOf(call.kind)) % 2 === 0;
  return hostileShapes.filter(
    ({ name }, place) => turn(place) === call && (call.isDear === true || isTurnOfKind(place) || worst.includes(name)),
  );
}

const kinds = [...new Set(textCalls.map(({ kind }) => kind))];

const textOf = (shape: HostileShape, characters: number) =>
  wellFormed((story + shape.textOf(Math.max(0, characters - story.length))).slice(0, characters));

/** Refused, it was not read. What takes too long for its thread is told so, and is no matter of these tests. */
const isUnread = (status: number, call: TextCall) => status >= 400 && status < 500 && status !== call.refusal;

test.each(textCalls)(
  'no shape of $name holds up the thread that answers everybody',
  async (call) => {
    const heldUp: string[] = [];
    for (const shape of shapesFor(call)) {
      const status = await send(call, textOf(shape, call.characters));
      const most = work.maxInOneTurn();
      if (most > charactersInOneTurn || isUnread(status, call)) heldUp.push(`${shape.name}: ${most}, ${status}`);
    }
    expect(heldUp).toEqual([]);
  },
  1_200_000,
);

/**
 * Blocks of code that the thread may run for a call, in all its turns together: some hundred of them take a microsecond. Reading the
 * rules of the corpus, once for each process, is not among them: each call is made before with a short text.
 */
const stepsOfACall = 3_000_000;

// That `/health` answers while a call goes on would show little: each call looks into the database first, and the server answers
// between. What is counted is how much it has to do itself, in whatever turn.
test('nor does any call go over a text itself, letter by letter, more than a few times', async () => {
  expect(hostileShapes.filter(({ name }) => worst.includes(name))).toHaveLength(worst.length);
  const steps = await countSteps();
  const heldUp: string[] = [];
  try {
    for (const call of textCalls) {
      const shapes = hostileShapes.filter(({ name }) => worst.includes(name));
      const tenth = Math.floor((call.characters - story.length) / shapes.length);
      const text = story + wellFormed(shapes.map((shape) => shape.textOf(tenth)).join(''));
      await send(call, story.slice(0, call.characters), { isPatternWorkCounted: false });
      await steps.take();
      const status = await send(call, text, { isPatternWorkCounted: false });
      const taken = await steps.take();
      if (taken > stepsOfACall || isUnread(status, call)) heldUp.push(`${call.name}: ${taken}, ${status}`);
    }
  } finally {
    steps.stop();
  }
  expect(heldUp).toEqual([]);
});

test('nor does a long gazette that many look through', async () => {
  const { token } = await signInAs(site.test, 'Professional');
  for (let n = 0; n < 20; n++) {
    // Nothing is found until the last word, and nobody told: no write to the database comes in between.
    const term = `Ministerio de Hacienda resolución de tarifas ${n + 1_000}`;
    const payload = { kind: 'words', term };
    const watched = await site.test.app.inject({
      method: 'POST',
      url: routes.watches,
      headers: callHeaders(token),
      payload,
    });
    expect(watched.statusCode).toBe(201);
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
    const citations = textCalls.find(({ name }) => name === 'citations') as TextCall;
    const text = story + 'El 3 de mayo de 2020 pagó $ 1.000 por el art. 11 LDC. '.repeat(3_000);
    const longest = text.slice(0, citations.characters);
    expect(await send(citations, longest, { app: alone })).toBe(200);
    const most = work.maxInOneTurn();
    expect(await send(citations, longest)).toBe(200);
    expect(most).toBeGreaterThan(3 * work.maxInOneTurn());
  } finally {
    await alone.close();
  }
});
