import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createModelAnswerer, modelLimits } from './chat/model-answerer.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { mailOutbox } from './mail/mail.table.ts';
import { readConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { openLanguageModels } from './platform/language-model.ts';
import { startBackgroundWork } from './start-background-work.ts';
import { goodPassword } from './testing/account-calls.ts';
import { buildRetrieval } from './testing/build-retrieval.ts';
import { buildTestApp, callHeaders, type TestApp } from './testing/build-test-app.ts';
import { signInAs } from './testing/sign-in-as.ts';
import { type StandInOpenAi, startStandInOpenAi } from './testing/stand-in-openai.ts';
import { type StandInSmtp, startStandInSmtp } from './testing/stand-in-smtp.ts';

/** Planted wherever a person writes something; no line of the log may hold it. */
const canary = 'canario8842';
const email = `${canary}@estudio.example`;
const password = `${goodPassword}${canary}`;
const person = { firstName: canary, lastName: canary, email, password };

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
/** A database that nobody answers for: what it was asked stands in each of its errors. */
const nobodyThere = new pg.Pool({ connectionString: `postgresql://${canary}:${canary}@127.0.0.1:1/foja` });
let isDown = false;
let model: StandInOpenAi;
let smtp: StandInSmtp;
let test: TestApp;

beforeAll(async () => {
  model = await startStandInOpenAi();
  smtp = await startStandInSmtp();
  const models = openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} });
  const dead = drizzle(nobodyThere) as unknown as Database;
  test = await buildTestApp(({ db }) => ({
    config: readConfig({ LOG_LEVEL: 'trace' }),
    logStream,
    db: new Proxy(db, { get: (target, name) => Reflect.get(isDown ? dead : target, name) }),
    retrieve: async () => buildRetrieval(),
    answerer: createModelAnswerer(models, { ...modelLimits, retryDelayMs: 1, retryDelayMaxMs: 1 }),
    languageModels: models,
  }));
});
afterAll(async () => {
  await test.close();
  await Promise.all([model.close(), smtp.stop(), nobodyThere.end()]);
});
afterEach(() => {
  isDown = false;
  lines.length = 0;
});

const post = (url: string, payload: object, token?: string, accept = 'application/json') =>
  test.app.inject({ method: 'POST', url, headers: { ...callHeaders(token), accept }, payload });
/** @param said a line that the failure leaves, so that a silent log proves nothing. */
function expectCleanLog(said: string): void {
  expect(lines.some((line) => line.includes(said))).toBe(true);
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
}

it('a database that is down', async () => {
  const { token } = await signInAs(test);
  isDown = true;
  for (const [url, payload] of [
    ['/api/auth/register', person],
    ['/api/auth/login', { email, password }],
    ['/api/auth/guest-token', { clientFingerprint: canary, userAgent: canary }],
    ['/api/auth/forgot-password', { email }],
    ['/api/auth/reset-password', { email, resetToken: canary, newPassword: password }],
  ] as const) {
    const answer = await post(url, payload);
    expect([answer.statusCode, answer.headers['retry-after']], url).toEqual([503, '5']);
  }
  expect((await post('/Rag/rag-query', { message: canary }, token)).statusCode).toBe(503);
  expect((await test.app.inject({ url: `/api/sources/${canary}`, headers: callHeaders() })).statusCode).toBe(503);
  expectCleanLog('call failed');
});

it('a database that breaks in mid-answer, as JSON and as a stream', async () => {
  const { token } = await signInAs(test, 'Premium');
  for (const accept of ['application/json', 'text/event-stream']) {
    model.script({
      kind: 'answer',
      text: () => {
        isDown = true;
        return `${canary} dura seis meses [1].`;
      },
    });
    await post('/Rag/rag-query', { message: `${canary}: ¿cuánto dura la garantía?` }, token, accept);
    isDown = false;
  }
  expectCleanLog('failed');
});

it('a row that the tables refuse', async () => {
  await post('/api/auth/register', person);
  await test.deps.db.execute('alter table accounts add constraint no_more check (false) not valid');
  const refused = await post('/api/auth/register', { ...person, email: `otra-${email}` });
  await test.deps.db.execute('alter table accounts drop constraint no_more');
  expect(refused.statusCode).toBe(500);
  expectCleanLog('23514');
});

it.each([
  ['refuses', { kind: 'status', status: 500 }],
  ['hangs up', { kind: 'cut', text: canary }],
  ['says nothing', { kind: 'empty' }],
] as const)('a model that %s', async (_, behaviour) => {
  const { token } = await signInAs(test);
  model.script(behaviour);
  expect((await post('/Rag/rag-query', { message: `${canary}: ¿garantía?` }, token)).statusCode).toBe(502);
  expect((await post('/Rag/rag-query', { message: canary }, token, 'text/event-stream')).body).toContain(
    'event: error',
  );
  expectCleanLog('the language model did not answer');
});

it('a mail server that refuses, a folder that takes no mail, and one that does: its path is told, never its link', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foja-canary-'));
  const outbox = join(dataDir, 'outbox');
  const work = async (smtpUrl: string | null, isOver: () => Promise<boolean>) => {
    const config = { ...test.deps.config, dataDir, smtpUrl };
    const link = `https://foja.example/reset-password?token=${canary}`;
    await enqueueMail(test.deps, { template: 'reset-password', to: email, values: { firstName: canary, link } });
    const background = startBackgroundWork({ ...test.deps, config, log: test.app.log });
    await expect.poll(isOver).toBe(true);
    await background.stop();
    await test.deps.db.delete(mailOutbox);
  };
  const isTold = (text: string) => async () => lines.some((line) => line.includes(text));
  smtp.refuse('RCPT TO', 550);
  await work(smtp.url, isTold('RCPT TO 550'));
  writeFileSync(outbox, 'a file where the folder should be');
  await work(null, isTold('EEXIST'));
  await rm(outbox);
  await work(null, isTold('mail written to a file'));
  expectCleanLog(join(outbox, '/'));
  await rm(dataDir, { recursive: true });
});
