import { isSession, type Session, type SessionPlace } from './session.ts';

/** Why a browser is signed out. */
const signOutReasons = ['logout', 'expired', 'locked'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/** What the tabs of one browser tell each other about the session. */
export type TabMessage =
  | { kind: 'signed-in'; session: Session; place: SessionPlace }
  /** `refreshToken`: the one that was given up; an expired session is over only for tabs that have the same. */
  | { kind: 'signed-out'; reason: SignOutReason; email: string; refreshToken: string | null }
  | { kind: 'renewed'; previousRefreshToken: string; session: Session }
  | { kind: 'ask'; id: string }
  | { kind: 'answer'; id: string; session: Session };

const channelName = 'foja-auth';
let opened: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel(channelName);
  return opened;
}

/** Tells the other tabs. */
export function tellTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Hears what the other tabs tell. @returns how to stop. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const open = channel();
  const onMessage = (event: MessageEvent<unknown>) => {
    if (isTabMessage(event.data)) listener(event.data);
  };
  open?.addEventListener('message', onMessage);
  return () => open?.removeEventListener('message', onMessage);
}

/** Asks the other tabs for a session. @returns the first acceptable one, or null when none came within `waitMs`. */
export function askTabs(
  waitMs: number,
  accepts: (session: Session) => boolean = () => true,
  signal?: AbortSignal,
): Promise<Session | null> {
  if (!channel()) return Promise.resolve(null);
  const id = crypto.randomUUID();
  return new Promise((resolve) => {
    const finish = (session: Session | null) => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', giveUp);
      resolve(session);
    };
    const giveUp = () => finish(null);
    const timer = setTimeout(giveUp, waitMs);
    const stop = hearTabs((message) => {
      if (message.kind === 'answer' && message.id === id && accepts(message.session)) finish(message.session);
    });
    signal?.addEventListener('abort', giveUp);
    tellTabs({ kind: 'ask', id });
  });
}

/** A tab that was opened before an update may speak otherwise: what is not understood is not heard. */
function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Record<string, unknown>;
  switch (message.kind) {
    case 'signed-in':
      return isSession(message.session) && (message.place === 'tab' || message.place === 'browser');
    case 'signed-out':
      return typeof message.email === 'string' && signOutReasons.some((reason) => reason === message.reason);
    case 'renewed':
      return isSession(message.session) && typeof message.previousRefreshToken === 'string';
    case 'ask':
      return typeof message.id === 'string';
    case 'answer':
      return typeof message.id === 'string' && isSession(message.session);
    default:
      return false;
  }
}
