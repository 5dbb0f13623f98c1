import type { AuthUser, SessionResponse } from '@foja/contracts/accounts';
import type { Session } from '../platform/session.ts';
import type { TabMessage } from '../platform/session-channel.ts';

export function buildUser(part: Partial<AuthUser> = {}): AuthUser {
  return {
    id: '5f3d7a1e-6b1c-4e0e-9d43-1f2f5d0f9a11',
    email: 'ana@estudio.example',
    firstName: 'Ana',
    lastName: 'Gómez',
    role: 'User',
    emailConfirmed: true,
    trialEndsAt: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...part,
  };
}

let issued = 0;

/** A session that no other one equals; it lasts for half an hour unless told. */
export function buildSession(part: Partial<Session> = {}): Session {
  issued += 1;
  return {
    token: `token-${issued}`,
    refreshToken: `refresh-${issued}`,
    expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
    user: buildUser(),
    ...part,
  };
}

/** What login, register and refresh answer. */
export function sessionAnswer(session: Session = buildSession()): SessionResponse {
  return {
    success: true,
    token: session.token,
    refreshToken: session.refreshToken ?? '',
    expiresAt: session.expiresAt,
    user: buildUser(session.user),
  };
}

/** Another tab of the same browser. */
export function openOtherTab() {
  const channel = new BroadcastChannel('foja-auth');
  const heard: TabMessage[] = [];
  channel.onmessage = (event: MessageEvent<TabMessage>) => {
    heard.push(event.data);
  };
  return {
    heard,
    tell: (message: TabMessage) => channel.postMessage(message),
    /** Answers every question with this session. */
    answerWith(session: Session) {
      channel.onmessage = (event: MessageEvent<TabMessage>) => {
        heard.push(event.data);
        if (event.data.kind === 'ask') channel.postMessage({ kind: 'answer', id: event.data.id, session });
      };
    },
    close: () => channel.close(),
  };
}
