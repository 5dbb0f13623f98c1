import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { proposeData } from './anonymization/propose-data.ts';
import type { AnswerInput } from './chat/answerer.ts';
import { createModelAnswerer, modelLimits } from './chat/model-answerer.ts';
import { askModel } from './documents/ask-model.ts';
import { boundPassed } from './platform/bounded-fetch.ts';
import {
  answerLimits,
  embeddingTimeoutMs,
  type LanguageModels,
  openEmbedder,
  openLanguageModels,
} from './platform/language-model.ts';
import { createStructureModel } from './platform/structure-model.ts';
import { buildRetrieval } from './testing/build-retrieval.ts';
import { understood } from './testing/understood.ts';

const limits = { maxBytes: 20_000, maxOutputTokens: 77, idleTimeoutMs: 40 };

let server: Server;
let paths: string[];
let bodies: string[];
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** An endpoint that does one thing with every call. */
async function endpoint(behave: (response: ServerResponse, isStream: boolean) => void): Promise<string> {
  paths = [];
  bodies = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    paths.push(request.url ?? '');
    bodies.push(body);
    behave(response, body.includes('"stream":true'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content } }] })}\n\n`;
const begin = (response: ServerResponse, isStream: boolean) => {
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
  response.write(isStream ? chunk('Hola') : '{"id":"1","choices":[{"message":{"role":"assistant","content":"Hola');
};

const fallsSilent = begin;
const neverEnds = (response: ServerResponse, isStream: boolean) => {
  begin(response, isStream);
  const more = () => {
    while (!response.destroyed && response.write(isStream ? chunk('hola '.repeat(100)) : 'hola '.repeat(100)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};
const redirects = (response: ServerResponse) => response.writeHead(307, { location: '/elsewhere' }).end();

const input: AnswerInput = {
  question: '¿Cuánto dura la garantía?',
  retrieval: buildRetrieval(),
  model: 'gpt-4o',
  history: [],
  understood: understood('¿Cuánto dura la garantía?'),
  denied: null,
  computed: null,
  doubts: null,
};
const { signal } = new AbortController();

/** Every way in which a model is asked; each tells how it ended. */
const calls: [string, (models: LanguageModels) => Promise<unknown>, Record<'silent' | 'endless', unknown>][] = [
  [
    'the answer of a question',
    (models) =>
      createModelAnswerer(models, { ...modelLimits, retryDelayMs: 1 })
        .answer(input, () => {}, signal)
        .catch(({ reason }) => reason),
    { silent: 'timeout', endless: 'cut-off' },
  ],
  [
    'a structure',
    (models) =>
      createStructureModel(models, { timeoutMs: 120_000, retryDelayMs: 1 })
        .fill({ schema: z.object({}), instructions: 'x', text: 'x', model: 'gpt-4o', signal })
        .catch(({ reason }) => reason),
    { silent: 'timeout', endless: 'cut-off' },
  ],
  [
    'what is asked of documents',
    (models) => askModel(models, { task: 'x', material: [], timeoutMs: 120_000 }, signal),
    { silent: null, endless: null },
  ],
  [
    'proposals of personal data',
    (models) => proposeData(models, 'x', signal).catch(({ reason }) => reason),
    { silent: 'unavailable', endless: 'unavailable' },
  ],
];

describe.each(calls)('%s', (_what, call, outcomes) => {
  const open = async (behave: Parameters<typeof endpoint>[0]) =>
    openLanguageModels({ baseUrl: await endpoint(behave), apiKey: 'key', names: {} }, limits);

  test('ends where the endpoint begins and falls silent, long before its own deadline', async () => {
    expect(await call(await open(fallsSilent))).toEqual(outcomes.silent);
  });

  test('ends where the endpoint never stops, and hangs up', async () => {
    expect(await call(await open(neverEnds))).toEqual(outcomes.endless);
  });

  test('goes nowhere else where the endpoint redirects, and asks for no more tokens than are wanted', async () => {
    await call(await open(redirects));
    expect(new Set(paths)).toEqual(new Set(['/v1/chat/completions']));
    for (const body of bodies) expect(JSON.parse(body)).toMatchObject({ max_tokens: limits.maxOutputTokens });
  });
});

test('vectors come from no other place than the one configured', async () => {
  const baseUrl = await endpoint(redirects);
  await expect(openEmbedder({ baseUrl, apiKey: null, model: 'm' }).embed(['x'], 'question')).rejects.toThrow();
  expect(new Set(paths)).toEqual(new Set(['/v1/embeddings']));
});

test.each<[string, (response: ServerResponse) => void]>([
  ['says nothing at all', () => {}],
  ['begins and falls silent', (response) => begin(response, false)],
])('vectors of an endpoint that %s are waited for until their deadline, and it is hung up on', async (_, behave) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let tellAsked: (response: ServerResponse) => void = () => {};
  const asked = new Promise<ServerResponse>((resolve) => {
    tellAsked = resolve;
  });
  const baseUrl = await endpoint((response) => {
    behave(response);
    tellAsked(response);
  });
  let outcome = 'waited for';
  void openEmbedder({ baseUrl, apiKey: null, model: 'm' })
    .embed(['x'], 'question')
    .catch((error: Error) => {
      outcome = error.message;
    });
  // No poll until then: it would move the clock.
  const response = await asked;
  await vi.advanceTimersByTimeAsync(embeddingTimeoutMs - 1);
  expect(outcome).toBe('waited for');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('The embeddings endpoint did not answer in time');
  await expect.poll(() => response.destroyed).toBe(true);
});

test('vectors without end are not read on, and the endpoint is hung up on', async () => {
  let hungUp = 0;
  const piece = '0.125,'.repeat(100_000);
  const baseUrl = await endpoint((response) => {
    response.once('close', () => {
      hungUp += 1;
    });
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[{"index":0,"embedding":[');
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  const failure = await openEmbedder({ baseUrl, apiKey: null, model: 'm' })
    .embed(['x'], 'question')
    .catch((error: unknown) => error);
  expect(boundPassed(failure)).toBe('too-large');
  await expect.poll(() => hungUp).toBe(paths.length);
});

test('a silence is waited for at most thirty seconds, in every call', () => {
  expect(answerLimits.idleTimeoutMs).toBeLessThanOrEqual(30_000);
  expect(modelLimits.idleTimeoutMs).toBeLessThanOrEqual(30_000);
  expect(embeddingTimeoutMs).toBeLessThanOrEqual(30_000);
});
