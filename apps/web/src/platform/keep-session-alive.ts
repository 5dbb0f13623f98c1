import { tokenRefreshBufferMs } from '@foja/contracts/limits';
import { followSignOut } from './end-session.ts';
import { renewSession } from './renew-session.ts';
import { currentSession, isUnexpired, keepSession, keptSession, onSessionChange, type Session } from './session.ts';
import { hearTabs, type TabMessage, tellTabs } from './session-channel.ts';

/** No timer is longer: beyond some weeks a browser's timer fires at once, and a wrong clock is put right sooner. */
const longestWaitMs = 3_600_000;
const tryAgainMs = 30_000;
/** A token that is already near its end when it is issued (or a clock that is ahead) must not renew without pause. */
const shortestPauseMs = 60_000;

/**
 * Renews the session before it ends, and answers and follows the other tabs. Timers stand still while a computer sleeps, so the
 * hour is looked at again when the page is seen and when the connection returns.
 * @returns how to stop.
 */
export function keepSessionAlive(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBeforeMs = 0;

  function plan(): void {
    clearTimeout(timer);
    const session = currentSession();
    if (!session?.refreshToken) return;
    const waitMs = Math.max(dueInMs(session), notBeforeMs - Date.now(), 0);
    timer = setTimeout(renewIfDue, Math.min(waitMs, longestWaitMs));
  }

  async function renewIfDue(): Promise<void> {
    // Without a current one, a kept session that could not be renewed at start tries again.
    const session = currentSession() ?? keptSession()?.session;
    if (!session?.refreshToken || dueInMs(session) > 0 || Date.now() < notBeforeMs) return plan();
    try {
      await renewSession(session.token);
      notBeforeMs = Date.now() + shortestPauseMs;
      plan();
    } catch {
      clearTimeout(timer);
      timer = setTimeout(renewIfDue, tryAgainMs);
    }
  }

  const onSeen = () => {
    if (document.visibilityState === 'visible') void renewIfDue();
  };
  const onOnline = () => void renewIfDue();
  document.addEventListener('visibilitychange', onSeen);
  window.addEventListener('online', onOnline);
  const stopFollowing = onSessionChange(plan);
  const stopHearing = hearTabs(answerTabs);
  plan();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSeen);
    window.removeEventListener('online', onOnline);
    stopFollowing();
    stopHearing();
  };
}

function dueInMs(session: Session): number {
  return Date.parse(session.expiresAt) - Date.now() - tokenRefreshBufferMs;
}

function answerTabs(message: TabMessage): void {
  if (message.kind === 'ask') {
    const session = currentSession();
    if (session && isUnexpired(session)) tellTabs({ kind: 'answer', id: message.id, session });
  }
  if (message.kind === 'signed-out') followSignOut(message);
  if (message.kind === 'renewed') {
    const kept = keptSession();
    const isOurs = kept?.session.refreshToken === message.previousRefreshToken;
    if (kept && isOurs) keepSession(message.session, kept.place);
  }
}
