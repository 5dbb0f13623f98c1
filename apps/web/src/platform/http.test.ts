import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { unanswered } from '../testing/unanswered.ts';
import { CallFailed, call, callJson } from './http.ts';

function headersSeen(): { last: Headers | null } {
  const seen: { last: Headers | null } = { last: null };
  api.use(
    http.all('*/probe', ({ request }) => {
      seen.last = request.headers;
      return HttpResponse.json({ ok: true });
    }),
  );
  return seen;
}

afterEach(() => {
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
});

describe('calling the API', () => {
  it('tells status, code and message of a refusal', async () => {
    api.use(http.get('*/probe', () => HttpResponse.json({ error: 'forbidden', message: 'no' }, { status: 403 })));
    await expect(callJson('/probe')).rejects.toMatchObject({ status: 403, code: 'forbidden', message: 'no' });
  });

  it('keeps the details of a refusal, and the words of the server: its details, message or error', async () => {
    const details = [{ field: 'email', message: 'El email es requerido' }];
    const bodies = [{ details, message: 'm', error: 'e' }, { details: 'd', message: 'm' }, { error: 'e' }, null];
    const failures = [];
    for (const body of bodies) {
      api.use(http.get('*/probe', () => HttpResponse.json(body, { status: 400 })));
      failures.push(await call('/probe').catch((failure: unknown) => failure));
    }
    expect(failures).toMatchObject([
      { details, said: 'm' },
      { details: 'd', said: 'd' },
      { details: undefined, said: 'e' },
      { details: undefined, said: null },
    ]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('sends %s as it is', async (method) => {
    api.use(http.all('*/probe', ({ request }) => HttpResponse.json(request.method)));
    expect(await callJson('/probe', { method })).toBe(method);
  });

  it('keeps the status where a proxy answers without JSON', async () => {
    api.use(http.get('*/probe', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(callJson('/probe')).rejects.toMatchObject({ status: 502, code: 'internal' });
  });

  it('says that there is no connection with status 0', async () => {
    api.use(http.get('*/probe', () => HttpResponse.error()));
    await expect(callJson('/probe')).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  it('gives up when the time runs out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.use(http.get('*/probe', () => unanswered()));
    const failure = call('/probe', { timeoutMs: 50 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60);
    expect(await failure).toMatchObject({ status: 0, code: 'timeout' });
  });

  it('throws what the abort throws when the caller leaves, not a failed call', async () => {
    api.use(http.get('*/probe', () => unanswered()));
    const controller = new AbortController();
    const failure = call('/probe', { signal: controller.signal }).catch((error: unknown) => error);
    controller.abort();
    expect(await failure).not.toBeInstanceOf(CallFailed);
  });

  it('names the application on every call, and sends no authorization for a guest', async () => {
    const seen = headersSeen();
    await call('/probe');
    expect(seen.last?.get('ApplicationId')).toBe('foja');
    expect(seen.last?.get('Authorization')).toBeNull();
  });

  it('carries the session token, unless the call names its own', async () => {
    const seen = headersSeen();
    signIn('User');
    await call('/probe');
    expect(seen.last?.get('Authorization')).toBe('Bearer user-token');
    await call('/probe', { token: 'other' });
    expect(seen.last?.get('Authorization')).toBe('Bearer other');
  });

  it('copies the CSRF cookie into the header of calls that change something, and only of those', async () => {
    const seen = headersSeen();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = 'XSRF-TOKEN=abc%3D1';
    await call('/probe');
    expect(seen.last?.get('X-XSRF-TOKEN')).toBeNull();
    await call('/probe', { method: 'POST', body: {} });
    expect(seen.last?.get('X-XSRF-TOKEN')).toBe('abc=1');
  });
});
