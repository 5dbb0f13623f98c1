import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { buildSession, openOtherTab, sessionAnswer } from '../testing/sessions.ts';
import { until } from '../testing/until.ts';
import { storageKeys } from './browser-storage.ts';
import { endSession, lastSessionEnd } from './end-session.ts';
import { callJson } from './http.ts';
import { renewSession } from './renew-session.ts';
import { currentSession, forgetReadSession, keepSession, type Session } from './session.ts';

/** An API that accepts one access token, and exchanges one refresh token for it. */
function serverAccepting(next: Session, refresh?: () => Response | Promise<Response>) {
  const seen = { refreshes: [] as unknown[], authorizations: [] as (string | null)[] };
  api.use(
    http.all('*/probe', ({ request }) => {
      const authorization = request.headers.get('authorization');
      seen.authorizations.push(authorization);
      return authorization === `Bearer ${next.token}`
        ? HttpResponse.json({ ok: true })
        : HttpResponse.json({ error: 'invalid_token', message: 'no' }, { status: 401 });
    }),
    http.post('*/api/auth/refresh-token', async ({ request }) => {
      seen.refreshes.push(await request.json());
      return refresh ? await refresh() : HttpResponse.json(sessionAnswer(next));
    }),
  );
  return seen;
}

const refused = () => HttpResponse.json({ error: 'invalid_refresh_token', message: 'no' }, { status: 401 });

let otherTab: ReturnType<typeof openOtherTab>;
beforeEach(() => {
  otherTab = openOtherTab();
});
afterEach(() => otherTab.close());

describe('a call refused with 401', () => {
  it('renews the session once for all calls that are refused together, and repeats each once', async () => {
    const next = buildSession();
    const before = buildSession();
    keepSession(before, 'browser');
    const seen = serverAccepting(next);
    const answers = await Promise.all(Array.from({ length: 8 }, () => callJson('/probe')));
    expect(answers).toEqual(Array(8).fill({ ok: true }));
    expect(seen.refreshes).toEqual([{ refreshToken: before.refreshToken, applicationId: 'foja' }]);
    expect(seen.authorizations).toHaveLength(16);
    expect(currentSession()?.token).toBe(next.token);
  });

  it('is not renewed again when its refusal arrives after another call has renewed', async () => {
    const next = buildSession();
    const before = buildSession();
    keepSession(before, 'browser');
    const seen = serverAccepting(next);
    await callJson('/probe');
    expect((await renewSession(before.token))?.token).toBe(next.token);
    expect(seen.refreshes).toHaveLength(1);
  });

  it('keeps the renewed session where the old one was, and tells the other tabs', async () => {
    const next = buildSession();
    const before = buildSession();
    keepSession(before, 'browser');
    serverAccepting(next);
    await callJson('/probe');
    expect(localStorage.getItem(storageKeys.refresh)).toBe(next.refreshToken);
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
    await until(() =>
      expect(otherTab.heard).toContainEqual(
        expect.objectContaining({ kind: 'renewed', previousRefreshToken: before.refreshToken }),
      ),
    );
  });

  it('fails when the repeated call is refused too, without a third', async () => {
    keepSession(buildSession(), 'browser');
    const seen = serverAccepting(buildSession(), () => HttpResponse.json(sessionAnswer()));
    await expect(callJson('/probe')).rejects.toMatchObject({ status: 401 });
    expect(seen.authorizations).toHaveLength(2);
    expect(seen.refreshes).toHaveLength(1);
  });

  it('signs out when the renewal is refused: settings go, what was typed stays, other tabs hear of it', async () => {
    const before = buildSession();
    keepSession(before, 'browser');
    localStorage.setItem(storageKeys.guestToken, '{}');
    localStorage.setItem(storageKeys.chatSettings, '{}');
    localStorage.setItem(storageKeys.conversations('ana@estudio.example'), '[]');
    localStorage.setItem(storageKeys.draft('ana@estudio.example'), 'a medio escribir');
    localStorage.setItem(storageKeys.theme, 'dark');
    serverAccepting(buildSession(), refused);
    await expect(callJson('/probe')).rejects.toMatchObject({ status: 401, code: 'invalid_token' });
    expect(currentSession()).toBeNull();
    expect(lastSessionEnd()).toBe('expired');
    expect(Object.keys(localStorage).sort()).toEqual([
      storageKeys.theme,
      storageKeys.conversations('ana@estudio.example'),
      storageKeys.draft('ana@estudio.example'),
    ]);
    await until(() =>
      expect(otherTab.heard).toContainEqual({
        kind: 'signed-out',
        reason: 'expired',
        email: 'ana@estudio.example',
        refreshToken: before.refreshToken,
      }),
    );
  });

  it('signs out where there is no refresh token to renew with', async () => {
    keepSession(buildSession({ refreshToken: null }), 'browser');
    const seen = serverAccepting(buildSession());
    await expect(callJson('/probe')).rejects.toMatchObject({ status: 401, message: 'No refresh token available' });
    expect(currentSession()).toBeNull();
    expect(seen.refreshes).toHaveLength(0);
  });

  it.each([
    ['no connection', () => HttpResponse.error(), 0],
    ['a gateway without its server', () => new HttpResponse('<h1>', { status: 502 }), 502],
    ['a server that asks to wait', () => HttpResponse.json({ error: 'rate_limited' }, { status: 429 }), 429],
  ])('keeps the session when the renewal got no verdict: %s', async (_what, refresh, status) => {
    const before = buildSession();
    keepSession(before, 'browser');
    serverAccepting(buildSession(), refresh);
    await expect(callJson('/probe')).rejects.toMatchObject({ status });
    expect(currentSession()?.token).toBe(before.token);
    expect(localStorage.getItem(storageKeys.refresh)).toBe(before.refreshToken);
  });

  it('is no news about the session when it is about a password', async () => {
    keepSession(buildSession(), 'browser');
    const seen = serverAccepting(buildSession());
    api.use(http.post('*/secret', () => HttpResponse.json({ error: 'invalid_credentials' }, { status: 401 })));
    await expect(callJson('/secret', { method: 'POST', body: {} })).rejects.toMatchObject({ status: 401 });
    expect(seen.refreshes).toHaveLength(0);
    expect(currentSession()).not.toBeNull();
  });

  it('leaves the session alone when the call brought its own token', async () => {
    keepSession(buildSession(), 'browser');
    const seen = serverAccepting(buildSession());
    await expect(callJson('/probe', { token: 'guest' })).rejects.toMatchObject({ status: 401 });
    expect(seen.refreshes).toHaveLength(0);
  });
});

describe('two tabs', () => {
  it('that share persistent storage spend the refresh token once: the second uses what the first was given', async () => {
    const before = buildSession();
    const next = buildSession();
    keepSession(before, 'browser');
    expect(currentSession()?.token).toBe(before.token);
    // The other tab has renewed, and this page has not heard of it yet.
    localStorage.setItem(storageKeys.refresh, next.refreshToken ?? '');
    localStorage.setItem(storageKeys.expiresAt, next.expiresAt);
    localStorage.setItem(storageKeys.token, next.token);
    const seen = serverAccepting(next);
    expect(await callJson('/probe')).toEqual({ ok: true });
    expect(seen.refreshes).toHaveLength(0);
  });

  it('with copies of one session: the one that slept asks the other before it spends a token', async () => {
    const before = buildSession({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
    const next = buildSession();
    keepSession(before, 'tab');
    otherTab.answerWith(next);
    const seen = serverAccepting(next);
    expect(await callJson('/probe')).toEqual({ ok: true });
    expect(seen.refreshes).toHaveLength(0);
    expect(sessionStorage.getItem(storageKeys.refresh)).toBe(next.refreshToken);
  });

  it('do not take a session over from somebody else', async () => {
    const next = buildSession();
    keepSession(buildSession({ expiresAt: new Date(Date.now() + 60_000).toISOString() }), 'tab');
    otherTab.answerWith(buildSession({ user: { ...next.user, email: 'otra@estudio.example' } }));
    const seen = serverAccepting(next);
    await callJson('/probe');
    expect(seen.refreshes).toHaveLength(1);
  });

  it('where locks exist take turns', async () => {
    const turns: string[] = [];
    const request = vi.fn(async (name: string, run: () => Promise<unknown>) => {
      turns.push(name);
      return run();
    });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    keepSession(buildSession(), 'browser');
    const next = buildSession();
    serverAccepting(next);
    await callJson('/probe');
    expect(turns).toEqual(['foja-refresh']);
  });

  it('a refusal that comes after another tab has renewed does not sign out', async () => {
    const before = buildSession();
    const next = buildSession();
    keepSession(before, 'browser');
    serverAccepting(next, () => {
      localStorage.setItem(storageKeys.refresh, next.refreshToken ?? '');
      localStorage.setItem(storageKeys.token, next.token);
      return refused();
    });
    expect(await callJson('/probe')).toEqual({ ok: true });
    expect(currentSession()?.token).toBe(next.token);
  });

  it('a logout while the renewal is under way stands', async () => {
    keepSession(buildSession(), 'browser');
    serverAccepting(buildSession(), () => {
      endSession('logout');
      return HttpResponse.json(sessionAnswer());
    });
    await expect(callJson('/probe')).rejects.toMatchObject({ status: 401 });
    forgetReadSession();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });
});
