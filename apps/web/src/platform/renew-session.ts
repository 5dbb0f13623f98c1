import type { SessionResponse } from '@foja/contracts/accounts';
import { applicationId } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { routes } from '@foja/contracts/routes';
import { endSession } from './end-session.ts';
import { CallFailed, sendCall } from './send-call.ts';
import { currentSession, forgetReadSession, isUnexpired, keepSession, keptSession, type Session } from './session.ts';
import { askTabs, tellTabs } from './session-channel.ts';

const requestTimeoutMs = 10_000;
/** Enough for a tab in the background to answer; a session that lives in tabs is renewed every half hour. */
const newerSessionWaitMs = 300;
const lockName = 'foja-refresh';

let underWay: Promise<Session | null> | null = null;

/**
 * Exchanges the refresh token for a new session. Calls of one tab share one exchange; tabs take turns, and the second finds what
 * the first was given instead of spending a token twice.
 * @param staleToken the access token that was refused or is about to end.
 * @returns the session in force, or null when there is none any more: the refusal has signed this browser out.
 * @throws {CallFailed} when there was no verdict (no connection, a proxy's 502–504, a 429): the session stays as it is; 401 when
 * there is no refresh token to renew with: that too signs this browser out.
 */
export function renewSession(staleToken: string): Promise<Session | null> {
  const current = currentSession();
  if (current && current.token !== staleToken) return Promise.resolve(current);
  underWay ??= inTurn(() => renew(staleToken)).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** One tab at a time. Where the browser has no locks, the server forgives a race of some seconds. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(lockName, run) : run();
}

async function renew(staleToken: string): Promise<Session | null> {
  const kept = keptSession();
  if (!kept) {
    forgetReadSession();
    return null;
  }
  const { session, place } = kept;
  if (session.token !== staleToken && isUnexpired(session)) return adoptKept();
  if (place === 'tab') {
    // Each tab has its own copy in session storage: one of them may have been renewed while this one slept.
    const newer = await askTabs(newerSessionWaitMs, (other) => isNewer(other, session));
    if (newer) {
      keepSession(newer, 'tab');
      return newer;
    }
  }
  if (!session.refreshToken) {
    endSession('expired');
    throw new CallFailed(401, 'invalid_refresh_token', messages.noRefreshToken, {
      said: messages.noRefreshToken,
    });
  }
  let answer: SessionResponse;
  try {
    answer = await exchangeRefreshToken(session.refreshToken);
  } catch (failure) {
    if (!isVerdict(failure)) throw failure;
    if (keptRefreshToken() !== session.refreshToken) return adoptKept();
    endSession(failure instanceof CallFailed && failure.code === 'account_locked' ? 'locked' : 'expired');
    return null;
  }
  // Whoever signed out, or in as somebody else, while the answer was on its way meant it.
  if (keptRefreshToken() !== session.refreshToken) return adoptKept();
  const renewed = sessionFrom(answer);
  keepSession(renewed, place);
  tellTabs({ kind: 'renewed', previousRefreshToken: session.refreshToken, session: renewed });
  return renewed;
}

/** The session of an answer of login, register or refresh. */
export function sessionFrom({ token, refreshToken, expiresAt, user }: SessionResponse): Session {
  return { token, refreshToken, expiresAt, user };
}

/** POST /api/auth/refresh-token, without touching what this browser keeps. @throws {CallFailed} */
export async function exchangeRefreshToken(refreshToken: string): Promise<SessionResponse> {
  const response = await sendCall(
    routes.refreshToken,
    { method: 'POST', body: { refreshToken, applicationId }, timeoutMs: requestTimeoutMs },
    null,
  );
  return (await response.json()) as SessionResponse;
}

function isNewer(other: Session, than: Session): boolean {
  return (
    other.user.email === than.user.email &&
    other.token !== than.token &&
    Date.parse(other.expiresAt) > Date.parse(than.expiresAt)
  );
}

function keptRefreshToken(): string | null {
  return keptSession()?.session.refreshToken ?? null;
}

/** Another tab has put something else into the storage, or nothing: that is what holds. */
function adoptKept(): Session | null {
  forgetReadSession();
  return currentSession();
}

/** A gateway without its server, or a server that asks to wait, has said nothing about the session. */
function isVerdict(failure: unknown): boolean {
  return failure instanceof CallFailed && ![0, 408, 429, 502, 503, 504].includes(failure.status);
}
