import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JobQueue } from '../jobs/job-queue.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { readConfig } from './config.ts';

const metricsToken = 'una-clave-de-metricas-de-prueba';
let isDown = false;
/** Set while the database takes what it is asked and answers nothing: called when it is asked. */
let hangs: (() => void) | null = null;
const never = () => {
  hangs?.();
  return new Promise<never>(() => {});
};
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp(({ db: there }) => {
    const db = new Proxy(there, {
      get(target, name) {
        if (isDown && name === 'execute') return () => Promise.reject(new Error('down'));
        if (hangs && name === 'execute') return never;
        return Reflect.get(target, name);
      },
    });
    const config = readConfig({ LOG_LEVEL: 'silent', METRICS_TOKEN: metricsToken });
    const indexState = async () => (hangs ? never() : ({ status: 'ready', passages: 0, pending: 0 } as const));
    return { config, db, indexState, jobs: new JobQueue(db) };
  });
});
afterAll(() => test.close());

const guest = { clientFingerprint: 'abcdefgh12345678', userAgent: 'test' };

describe('every API call', () => {
  it('is refused with 400 without the application identifier', async () => {
    const response = await test.app.inject({ url: '/api/status' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'missing_application_id',
      message: 'Falta el identificador de la aplicación.',
    });
  });

  it('is refused with 400 with another application’s identifier', async () => {
    const response = await test.app.inject({ url: '/api/status', headers: { applicationid: 'other' } });
    expect(response.statusCode).toBe(400);
  });

  it('is refused with 403 when the CSRF cookie comes without its header, and passes with it', async () => {
    const call = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/guest-token',
        cookies: { 'XSRF-TOKEN': 'value-of-the-cookie' },
        headers: { ...callHeaders(), ...headers },
        payload: guest,
      });
    expect((await call({})).json().error).toBe('csrf_mismatch');
    expect((await call({ 'x-xsrf-token': 'another' })).statusCode).toBe(403);
    expect((await call({ 'x-xsrf-token': 'value-of-the-cookie' })).statusCode).toBe(200);
  });

  it('is refused however its address is written: the matched route decides', async () => {
    const response = await test.app.inject({ url: '/%61pi/status' });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('missing_application_id');
  });

  it('is refused with 403 when the CSRF cookie comes empty, without its header', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: { ...callHeaders(), cookie: 'XSRF-TOKEN=' },
      payload: guest,
    });
    expect(response.statusCode).toBe(403);
  });

  it.each([
    ['a NUL in the address', { method: 'GET' as const, url: '/api/sources/%00' }],
    ['a NUL in the query', { method: 'GET' as const, url: '/api/sources/ldc:11?x=%00' }],
    ['half a pair in the query', { method: 'GET' as const, url: '/api/sources/ldc:11?x=%ED%A0%80' }],
    ['half a pair in a name of the query', { method: 'GET' as const, url: '/api/sources/ldc:11?%ed%bf%bf=x' }],
    ['a NUL beside what cannot be decoded', { method: 'GET' as const, url: '/api/sources/ldc:11?x=%00%FF' }],
    [
      'a NUL in the body',
      { method: 'POST' as const, url: '/api/auth/guest-token', payload: { ...guest, userAgent: 'a\0b' } },
    ],
    [
      'half a pair in the body',
      {
        method: 'POST' as const,
        url: '/api/auth/guest-token',
        payload: '{"clientFingerprint":"abcdefgh12345678","userAgent":"\\ud800"}',
      },
    ],
    [
      'a NUL in a name of the body',
      { method: 'POST' as const, url: '/api/auth/guest-token', payload: { ...guest, 'a\0': 1 } },
    ],
  ])('is refused with 400 where it carries %s', async (_, call) => {
    const response = await test.app.inject({
      ...call,
      headers: { ...callHeaders(), ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'invalid_request',
      message: 'La consulta tiene caracteres que no son texto.',
    });
  });

  it.each([
    ['half a pair', '/api/sources/%ED%A0%80', 400],
    ['what is no address', '/api/sources/%FF', 400],
    ['a name that is too long', `/api/sources/${'x'.repeat(200)}`, 414],
  ])('is refused in Spanish where its address has %s', async (_, url, status) => {
    const response = await test.app.inject({ url, headers: callHeaders() });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      error: expect.stringMatching(/^\w+$/),
      message: expect.stringMatching(/[a-z]\.$/),
    });
  });

  it('takes in its query what is not text by mistake: a percent sign that nobody wrote out', async () => {
    const response = await test.app.inject({ url: '/api/norms?search=100%', headers: callHeaders() });
    expect(response.statusCode).toBe(200);
  });

  it('takes letters of every script and emoji', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: callHeaders(),
      payload: { ...guest, userAgent: 'ñandú 👩‍⚖️ 𝔣' },
    });
    expect(response.statusCode).toBe(200);
  });

  it('reads no long body of a call that anybody may make', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: callHeaders(),
      payload: { ...guest, userAgent: 'x'.repeat(300_000) },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().error).toBe('payload_too_large');
  });

  it('asks who calls before it reads a long body', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/editor/documents',
      headers: { ...callHeaders(), 'content-type': 'application/json' },
      payload: '{"broken":',
    });
    expect(response.statusCode).toBe(401);
  });

  it('answers 404 as JSON where there is nothing', async () => {
    const response = await test.app.inject({ url: '/api/nothing', headers: callHeaders() });
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toBe('not_found');
  });

  it('answers 400 with the field’s name on a body that is not valid, and on broken JSON', async () => {
    const invalid = await test.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: callHeaders(),
      payload: { userAgent: 'x' },
    });
    expect(invalid.statusCode).toBe(400);
    expect(invalid.json()).toMatchObject({
      error: 'invalid_request',
      message: 'Falta el dato «clientFingerprint».',
      details: [{ field: 'clientFingerprint' }],
    });
    const broken = await test.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: { ...callHeaders(), 'content-type': 'application/json' },
      payload: '{"a":',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json().error).toBe('invalid_request');
  });

  it('says in Spanish what is wrong with a value, where its schema has no words of its own', async () => {
    const invalid = await test.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: callHeaders(),
      payload: { clientFingerprint: 7, userAgent: 'x' },
    });
    expect(invalid.statusCode).toBe(400);
    expect(invalid.json().message).toMatch(/^Entrada inválida/);
  });
});

describe('without the application identifier', () => {
  it('/ready says what is waited for while /health goes on: a balancer sends calls by the one, a supervisor restarts by the other', async () => {
    isDown = true;
    const waiting = await test.app.inject({ url: '/ready' });
    const alive = await test.app.inject({ url: '/health' });
    isDown = false;
    expect([waiting.statusCode, waiting.json()]).toEqual([
      503,
      { status: 'not-ready', waitsFor: ['database'], impaired: [] },
    ]);
    expect(alive.statusCode).toBe(200);
    // Its two seconds are real ones: a busy machine may let the first look pass them.
    await expect
      .poll(async () => (await test.app.inject({ url: '/ready' })).json(), { timeout: 30_000 })
      .toEqual({ status: 'ready', waitsFor: [], impaired: [] });
  });

  it.each([
    { url: '/ready', patienceMs: 2_000, said: { waitsFor: ['database', 'index'] } },
    {
      url: '/api/status',
      patienceMs: 8_000,
      said: { database: { status: 'unavailable' }, index: { status: 'unavailable' } },
    },
  ])('$url waits $patienceMs ms for a database that hangs, and says then that it is away', async (call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = new Promise<void>((resolve) => {
        let looks = 0;
        hangs = () => {
          looks += 1;
          if (looks === 2) resolve();
        };
      });
      let answered = false;
      const waiting = test.app.inject({ url: call.url, headers: callHeaders() });
      void waiting.finally(() => {
        answered = true;
      });
      await asked;
      await vi.advanceTimersByTimeAsync(call.patienceMs - 1);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      expect((await waiting).json()).toMatchObject(call.said);
    } finally {
      hangs = null;
      vi.useRealTimers();
    }
  });

  it('/metrics are told to whoever has the token, by pattern of the route and with nobody in them', async () => {
    const canary = 'canario-metrica-5512';
    await test.app.inject({ url: `/api/sources/${canary}`, headers: callHeaders() });
    await test.app.inject({ url: `/${canary}` });
    const read = (authorization?: string) =>
      test.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    for (const wrong of [undefined, 'Bearer otra-clave-que-no-es', metricsToken]) {
      expect((await read(wrong)).statusCode).toBe(401);
    }
    const { body, headers } = await read(`Bearer ${metricsToken}`);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'foja_http_request_duration_seconds_count{method="GET",route="/api/sources/:id",status="404"} 1',
    );
    expect(body).toContain('foja_process_resident_memory_bytes');
    expect(body).not.toContain(canary);
  });

  it('/metrics tell of jobs how many there are in each state, and of the rest while the database is away', async () => {
    const read = async () =>
      (await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })).body;
    isDown = true;
    const without = await read();
    isDown = false;
    expect(without).toContain('foja_process_resident_memory_bytes');
    expect(without).not.toContain('foja_jobs{');
    await test.deps.jobs.put('long-documents', randomUUID());
    const id = randomUUID();
    await test.deps.jobs.put('long-documents', id);
    expect(await read()).toContain('foja_jobs{kind="long-documents",state="queued"} 2');
    await test.deps.jobs.cancel(id);
    const after = await read();
    expect(after).toContain('foja_jobs{kind="long-documents",state="queued"} 1');
    expect(after).toContain('foja_jobs{kind="long-documents",state="cancelled"} 1');
  });

  it('/health and the documentation answer', async () => {
    expect((await test.app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' });
    const document = await test.app.inject({ url: '/docs/json' });
    expect(Object.keys(document.json().paths)).toEqual(
      expect.arrayContaining(['/api/status', '/api/auth/guest-token', '/Rag/rag-query', '/api/sources/{id}']),
    );
  });
});

describe('GET /api/status', () => {
  it('says that the API runs, with the state of database, index and model', async () => {
    const response = await test.app.inject({ url: '/api/status', headers: callHeaders() });
    expect(response.json()).toMatchObject({
      api: { status: 'running' },
      database: { status: 'connected' },
      index: { status: 'ready' },
      model: { status: 'not-configured', engine: 'Motor local' },
      recognition: { status: 'off' },
      embeddings: { status: 'not-configured' },
    });
  });
});

describe('headers', () => {
  it('keep scripts to the page’s own origin', async () => {
    const { headers } = await test.app.inject({ url: '/health' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('let no other origin read an answer', async () => {
    const { headers } = await test.app.inject({ url: '/health', headers: { origin: 'https://elsewhere.example' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
