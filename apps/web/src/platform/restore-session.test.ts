import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { buildSession, sessionAnswer } from '../testing/sessions.ts';
import { storageKeys } from './browser-storage.ts';
import { sessionRestored } from './restore-session.ts';
import { currentSession, forgetReadSession, keepSession } from './session.ts';

const past = () => new Date(Date.now() - 1_000).toISOString();

/** What a page finds when it opens: a session in storage, not read yet. */
function keptFromBefore(expiresAt: string) {
  const session = buildSession({ expiresAt });
  keepSession(session, 'browser');
  forgetReadSession();
  return session;
}

function refreshing(answer: () => Response) {
  const seen = { calls: 0 };
  api.use(
    http.post('*/api/auth/refresh-token', () => {
      seen.calls += 1;
      return answer();
    }),
  );
  return seen;
}

describe('a page that opens', () => {
  it('has the kept session at once while its token holds', async () => {
    const session = keptFromBefore(new Date(Date.now() + 60_000).toISOString());
    const seen = refreshing(() => HttpResponse.error());
    await sessionRestored();
    expect(currentSession()?.token).toBe(session.token);
    expect(seen.calls).toBe(0);
  });

  it('renews a session whose token has expired, once, however many ask', async () => {
    keptFromBefore(past());
    const next = buildSession();
    const seen = refreshing(() => HttpResponse.json(sessionAnswer(next)));
    expect(currentSession()).toBeNull();
    await Promise.all([sessionRestored(), sessionRestored(), sessionRestored()]);
    expect(currentSession()?.token).toBe(next.token);
    expect(seen.calls).toBe(1);
  });

  it.each([401, 400, 500])('clears a session whose renewal fails with %i', async (status) => {
    keptFromBefore(past());
    refreshing(() => HttpResponse.json({ error: 'invalid_refresh_token', message: 'no' }, { status }));
    await sessionRestored();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem(storageKeys.refresh)).toBeNull();
  });

  it('without a connection goes on as a guest and keeps the session for later', async () => {
    const session = keptFromBefore(past());
    const seen = refreshing(() => HttpResponse.error());
    await sessionRestored();
    await sessionRestored();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem(storageKeys.refresh)).toBe(session.refreshToken);
    expect(seen.calls).toBe(1);
  });
});
