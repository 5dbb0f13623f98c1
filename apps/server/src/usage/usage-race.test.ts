import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Answerer } from '../chat/answerer.ts';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
/** A second server over the same database. */
let other: FastifyInstance;
let answer: Answerer['answer'];
const answersWell: Answerer['answer'] = async () => ({ content: 'Seis meses [1].', model: 'Motor local' });

beforeAll(async () => {
  test = await buildTestApp({
    retrieve: async () => buildRetrieval(),
    answerer: { answer: (...order) => answer(...order) },
  });
  other = await buildApp(test.deps);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const ask = (app: FastifyInstance, token: string) =>
  app.inject({ method: 'POST', url: '/Rag/rag-query', headers: callHeaders(token), payload: { message: 'garantía' } });
const remaining = async (token: string) =>
  (await test.app.inject({ url: '/api/usage/remaining', headers: callHeaders(token) })).json();

describe('50 questions at once with 10 uses left', () => {
  it.each([
    ['one server', () => [test.app]],
    ['two servers on one database', () => [test.app, other]],
  ] as const)('are answered exactly 10 times and refused 40 times on %s', async (_, servers) => {
    answer = answersWell;
    const apps = servers();
    const { token } = await signInAs(test);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(apps[n % apps.length]!, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]!.json().error).toBe('usage_exhausted');
    expect(await remaining(token)).toMatchObject({ remaining: 0, used: 10, limit: 10 });
  });

  it('that all fail on our side are all given back to a signed-in user', async () => {
    answer = async () => {
      throw new Error('the answerer broke');
    };
    const { token } = await signInAs(test);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(test.app, token)));
    expect(answers.every(({ statusCode }) => statusCode === 500 || statusCode === 429)).toBe(true);
    expect(await remaining(token)).toMatchObject({ remaining: 10, used: 0 });
    const days = await test.app.inject({ url: '/api/usage/history?days=1', headers: callHeaders(token) });
    expect(days.json().total).toBe(0);
  });
});

describe('a trial', () => {
  it('counts as Premium by month, and falls back to the free total by itself', async () => {
    answer = answersWell;
    const minuteMs = 60_000;
    const { token } = await signInAs(test, 'User', {
      trialEndsAt: new Date(test.clock.now().getTime() + 10 * minuteMs),
    });
    for (let n = 0; n < 12; n++) expect((await ask(test.app, token)).statusCode).toBe(200);
    expect(await remaining(token)).toMatchObject({ remaining: 88, used: 12, limit: 100 });
    test.clock.moveMs(10 * minuteMs);
    expect(await remaining(token)).toMatchObject({ remaining: 10, used: 0, limit: 10 });
    expect((await ask(test.app, token)).statusCode).toBe(200);
    expect(await remaining(token)).toMatchObject({ remaining: 9, used: 1, limit: 10 });
  });
});
