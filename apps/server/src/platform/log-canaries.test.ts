import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { type StandInCollector, startStandInCollector } from '../testing/stand-in-collector.ts';
import { readConfig } from './config.ts';
import { tellSafely } from './tell-safely.ts';

const canaries = [
  'canario-pregunta-7731',
  'canario-mail-7731@estudio.example',
  'canario-clave-7731',
  'canario-fila-7731',
];
const [question = '', email = '', password = '', row = ''] = canaries;
const lines: string[] = [];
let test: TestApp;
let collector: StandInCollector;
beforeAll(async () => {
  collector = await startStandInCollector();
  test = await buildTestApp((database) => ({
    config: readConfig({ LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    logStream: { write: (line) => void lines.push(line) },
    // As a database fails: what it was given stands in the message, the detail and the stack.
    retrieve: async () => {
      await database.db.execute(sql`select ${row}::int`);
      throw new Error('not reached');
    },
  }));
});
afterAll(async () => {
  await test.close();
  await collector.close();
});

const post = (url: string, payload: object, token?: string) =>
  test.app.inject({ method: 'POST', url, headers: callHeaders(token), payload });

it('no log line holds what a person wrote, whatever fails', async () => {
  const guest = await post('/api/auth/guest-token', { clientFingerprint: 'abcdefgh12345678', userAgent: 'x' });
  const asked = await post(
    '/Rag/rag-query',
    { message: `${question}: ¿qué plazo tengo para apelar?` },
    guest.json().token,
  );
  expect(asked.statusCode).toBe(500);
  expect(asked.body).toContain('Error del servidor');
  await post('/api/auth/login', { email, password });
  await post('/api/auth/register', { firstName: row, lastName: 'x', email, password: `${password}A1!` });
  await post('/api/auth/forgot-password', { email });
  expect(lines.some((line) => line.includes('call failed'))).toBe(true);
  for (const canary of canaries) expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});

it('traces tell the call, the retrieval, the answer and the statements, and nothing of what a person wrote', async () => {
  // The other application of this file sends to its own every few seconds.
  const collector = await startStandInCollector();
  const own = await buildTestApp({
    config: readConfig({ LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
  });
  const call = (url: string, payload: object, token?: string) =>
    own.app.inject({ method: 'POST', url, headers: callHeaders(token), payload });
  const guest = await call('/api/auth/guest-token', { clientFingerprint: 'abcdefgh12345678', userAgent: 'x' });
  const asked = await call('/Rag/rag-query', { message: `${question}: apelar` }, guest.json().token);
  expect(asked.statusCode).toBe(200);
  await call('/api/auth/login', { email, password });
  await own.app.inject({ url: `/${row}` });
  await own.close();
  const insert = {
    'db.system.name': 'postgresql',
    'db.operation.name': 'insert',
    'db.collection.name': 'answers',
  };
  // A server that closes waits two seconds for the collector; what is under way arrives all the same.
  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain('POST /Rag/rag-query');
  await expect.poll(() => collector.spans().map(({ attributes }) => attributes)).toContainEqual(insert);
  const spans = collector.spans();
  const root = spans.find(({ name }) => name === 'POST /Rag/rag-query');
  const within = spans.filter(({ traceId }) => traceId === root?.traceId);
  expect(within.map(({ name }) => name)).toEqual(expect.arrayContaining(['retrieval', 'answer', 'database']));
  const answer = within.find(({ name }) => name === 'answer');
  expect(within.find(({ name }) => name === 'retrieval')?.parentSpanId).toBe(answer?.spanId);
  const statements = within.filter(({ name }) => name === 'database').map(({ attributes }) => attributes);
  expect(statements).toContainEqual(insert);
  for (const canary of [...canaries, 'abcdefgh12345678', '127.0.0.1'])
    expect(collector.bodies.filter((body) => body.includes(canary))).toEqual([]);
  await collector.close();
});

it('a collector that is out changes no answer and keeps no server from closing', async () => {
  const own = await buildTestApp({
    config: readConfig({ LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  });
  expect((await own.app.inject({ url: '/health' })).statusCode).toBe(200);
  await own.close();
});

it('of a database’s error the code and the place are told, never its words', async () => {
  const error = await test.deps.db.execute(sql`select ${row}::int`).then(
    () => null,
    (reason: unknown) => reason,
  );
  const told = tellSafely(error);
  expect(JSON.stringify(told)).not.toContain(row);
  expect(JSON.stringify(told)).toContain('22P02');
  expect(told.at).toMatch(/^\s+at /);
});

it('a line of what a person wrote is not taken for a place, though it begins as one', async () => {
  const written = `uno\n    at ${question} (casa:1:2)`;
  const refused = await test.deps.db.execute(sql`select ${written}::int`).catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(Error);
  // What its message says by now need not be what it said when it was thrown.
  const renamed = Object.assign(new Error(`uno\n    at ${question}`), { message: 'otro', severity: 'ERROR' });
  for (const error of [refused, renamed]) {
    const told = tellSafely(error);
    expect(JSON.stringify(told)).not.toContain(question);
    expect(told.at).toMatch(/log-canaries\.test\.ts:\d+:\d+/);
  }
});

it('of any other error the message is told too', () => {
  expect(tellSafely(new Error('the index could not be read'))).toMatchObject({
    message: 'the index could not be read',
  });
  expect(tellSafely('text')).toEqual({ name: 'unknown', message: '', at: '' });
});
