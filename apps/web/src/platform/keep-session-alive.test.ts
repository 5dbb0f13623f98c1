import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { buildSession, openOtherTab, sessionAnswer } from '../testing/sessions.ts';
import { until } from '../testing/until.ts';
import { lastSessionEnd } from './end-session.ts';
import { keepSessionAlive } from './keep-session-alive.ts';
import { currentSession, forgetReadSession, keepSession, type Session } from './session.ts';

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

let stop: () => void = () => undefined;
let otherTab: ReturnType<typeof openOtherTab>;
let refreshes = 0;
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  otherTab = openOtherTab();
  refreshes = 0;
  answer = () => HttpResponse.json(sessionAnswer());
  api.use(
    http.post('*/api/auth/refresh-token', () => {
      refreshes += 1;
      return answer();
    }),
  );
});

afterEach(() => {
  stop();
  otherTab.close();
  vi.useRealTimers();
});

function signedIn(part: Partial<Session> = {}): Session {
  const session = buildSession(part);
  keepSession(session, 'browser');
  stop = keepSessionAlive();
  return session;
}

describe('the session', () => {
  it('is renewed five minutes before it ends, and not before', async () => {
    const session = signedIn({ expiresAt: inMinutes(30) });
    await vi.advanceTimersByTimeAsync(25 * minuteMs - 1);
    expect(refreshes).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(currentSession()?.token).not.toBe(session.token));
    expect(refreshes).toBe(1);
  });

  it('goes on being renewed, each time before it ends', async () => {
    signedIn({ expiresAt: inMinutes(30) });
    for (const times of [1, 2, 3]) {
      const { token } = currentSession() as Session;
      await vi.advanceTimersByTimeAsync(25 * minuteMs);
      await until(() => expect(currentSession()?.token).not.toBe(token));
      expect(refreshes).toBe(times);
    }
  });

  it('is renewed at once when it is already inside that window', async () => {
    const session = signedIn({ expiresAt: inMinutes(4) });
    await vi.advanceTimersByTimeAsync(0);
    await until(() => expect(currentSession()?.token).not.toBe(session.token));
  });

  it('is not renewed without pause when the server gives short ones', async () => {
    answer = () => HttpResponse.json(sessionAnswer(buildSession({ expiresAt: inMinutes(2) })));
    const session = signedIn({ expiresAt: inMinutes(4) });
    await vi.advanceTimersByTimeAsync(0);
    await until(() => expect(currentSession()?.token).not.toBe(session.token));
    await vi.advanceTimersByTimeAsync(minuteMs - 5_000);
    expect(refreshes).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await until(() => expect(refreshes).toBe(2));
  });

  it('is looked at when the page is seen again: timers stand still while a computer sleeps', async () => {
    const session = signedIn({ expiresAt: inMinutes(30) });
    vi.setSystemTime(Date.now() + 26 * minuteMs);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(currentSession()?.token).not.toBe(session.token));
  });

  it('that could not be renewed without a connection is renewed when it returns', async () => {
    const kept = buildSession({ expiresAt: inMinutes(-1) });
    keepSession(kept, 'browser');
    forgetReadSession();
    stop = keepSessionAlive();
    expect(currentSession()).toBeNull();
    window.dispatchEvent(new Event('online'));
    await until(() => expect(currentSession()?.user.email).toBe(kept.user.email));
  });

  it('lives without a timer where it cannot be renewed', async () => {
    signedIn({ refreshToken: null, expiresAt: '2099-01-01T00:00:00.000Z' });
    await vi.advanceTimersByTimeAsync(24 * 60 * minuteMs);
    expect(refreshes).toBe(0);
  });
});

describe('with other tabs', () => {
  it('a question for a session is answered by a tab that has one', async () => {
    const session = signedIn();
    otherTab.tell({ kind: 'ask', id: 'q1' });
    await until(() => expect(otherTab.heard).toContainEqual({ kind: 'answer', id: 'q1', session }));
  });

  it('a logout there signs out here', async () => {
    const { user, refreshToken } = signedIn();
    otherTab.tell({ kind: 'signed-out', reason: 'logout', email: user.email, refreshToken });
    await until(() => expect(currentSession()).toBeNull());
    expect(lastSessionEnd()).toBe('elsewhere');
  });

  it('a logout there of another account changes nothing here', async () => {
    const session = signedIn();
    otherTab.tell({ kind: 'signed-out', reason: 'logout', email: 'otra@estudio.example', refreshToken: null });
    otherTab.tell({ kind: 'ask', id: 'after' });
    await until(() => expect(otherTab.heard).toContainEqual({ kind: 'answer', id: 'after', session }));
  });

  it('an expiry there ends the same session here, but not a newer one', async () => {
    const session = signedIn();
    const { email } = session.user;
    otherTab.tell({ kind: 'signed-out', reason: 'expired', email, refreshToken: 'an-older-one' });
    otherTab.tell({ kind: 'ask', id: 'after' });
    await until(() => expect(otherTab.heard).toContainEqual({ kind: 'answer', id: 'after', session }));
    otherTab.tell({ kind: 'signed-out', reason: 'expired', email, refreshToken: session.refreshToken });
    await until(() => expect(currentSession()).toBeNull());
  });

  it('what one renews the others with the same session take over', async () => {
    const session = signedIn();
    const next = buildSession();
    otherTab.tell({ kind: 'renewed', previousRefreshToken: 'of somebody else', session: buildSession() });
    otherTab.tell({ kind: 'renewed', previousRefreshToken: session.refreshToken ?? '', session: next });
    await until(() => expect(currentSession()).toEqual(next));
  });

  it('what does not make sense is not heard', async () => {
    const session = signedIn();
    otherTab.tell({ kind: 'renewed', previousRefreshToken: session.refreshToken, session: { token: 'x' } } as never);
    otherTab.tell('signed-out' as never);
    otherTab.tell({ kind: 'ask', id: 'after' });
    await until(() => expect(otherTab.heard).toContainEqual({ kind: 'answer', id: 'after', session }));
  });
});
