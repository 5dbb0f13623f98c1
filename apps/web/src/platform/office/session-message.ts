import { isSession, type Session, type SessionPlace } from '../session.ts';

/** What the login page tells the task pane: the session, and whether it is to be remembered. */
type SessionMessage = { type: 'auth'; remember: boolean } & Session;

export function sessionMessage({ token, refreshToken, expiresAt, user }: Session, place: SessionPlace): SessionMessage {
  return { type: 'auth', token, refreshToken, expiresAt, user, remember: place === 'browser' };
}

/** The session of a message; null where it says something else. */
export function readSessionMessage(text: string): { session: Session; place: SessionPlace } | null {
  let message: Partial<SessionMessage> | null;
  try {
    message = JSON.parse(text) as Partial<SessionMessage> | null;
  } catch {
    return null;
  }
  const place = message?.remember === true ? 'browser' : 'tab';
  if (message?.type !== 'auth' || !isSession(message)) return null;
  const { token, refreshToken, expiresAt, user } = message;
  return { session: { token, refreshToken, expiresAt, user }, place };
}
