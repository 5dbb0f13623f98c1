import { clearedOnForcedLogout, localStore } from './browser-storage.ts';
import { clearSession, keptSession } from './session.ts';
import { type SignOutReason, type TabMessage, tellTabs } from './session-channel.ts';

/** `elsewhere`: another tab signed out. `locked`: an administrator has locked the account. */
export type SessionEnd = SignOutReason | 'elsewhere';

let lastEnd: SessionEnd | null = null;

/** Why the last session of this page ended; null where none has. */
export function lastSessionEnd(): SessionEnd | null {
  return lastEnd;
}

/** Ends the session in this browser and tells the other tabs. `expired` is the forced logout of specification 4. */
export function endSession(reason: SignOutReason): void {
  const kept = keptSession();
  lastEnd = reason;
  clear(reason);
  if (!kept) return;
  const { user, refreshToken } = kept.session;
  tellTabs({ kind: 'signed-out', reason, email: user.email, refreshToken });
}

/** Follows another tab that has signed out. A tab of another account, or with a newer session, goes on. */
export function followSignOut(message: Extract<TabMessage, { kind: 'signed-out' }>): void {
  const kept = keptSession();
  if (kept && kept.session.user.email !== message.email) return;
  if (kept && message.reason !== 'logout' && kept.session.refreshToken !== message.refreshToken) return;
  lastEnd = message.reason === 'logout' ? 'elsewhere' : message.reason;
  clear(message.reason);
}

function clear(reason: SignOutReason): void {
  if (reason !== 'logout') {
    for (const key of clearedOnForcedLogout) localStore.remove(key);
    // Settings that a screen has read already are read again, as when another tab clears the storage.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
  clearSession();
}
