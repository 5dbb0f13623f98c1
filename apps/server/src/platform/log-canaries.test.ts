import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
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
beforeAll(async () => {
  test = await buildTestApp((database) => ({
    config: readConfig({ LOG_LEVEL: 'trace' }),
    logStream: { write: (line) => void lines.push(line) },
    // As a database fails: what it was given stands in the message, the detail and the stack.
    retrieve: async () => {
      await database.db.execute(sql`select ${row}::int`);
      throw new Error('not reached');
    },
  }));
});
afterAll(() => test.close());

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

it('of any other error the message is told too', () => {
  expect(tellSafely(new Error('the index could not be read'))).toMatchObject({
    message: 'the index could not be read',
  });
  expect(tellSafely('text')).toEqual({ name: 'unknown', message: '', at: '' });
});
