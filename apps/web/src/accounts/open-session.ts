import type { SessionResponse } from '@foja/contracts/accounts';
import { sessionFrom } from '../platform/renew-session.ts';
import { clearSession, keepSession, type SessionPlace } from '../platform/session.ts';
import { tellTabs } from '../platform/session-channel.ts';

/** Signs this browser in with the answer of login or register, and offers the session to login pages of other tabs. */
export function openSession(answer: SessionResponse, place: SessionPlace): void {
  const session = sessionFrom(answer);
  // One that had expired may still lie in the other place.
  clearSession();
  keepSession(session, place);
  tellTabs({ kind: 'signed-in', session, place });
}
