import { renewSession } from './renew-session.ts';
import { currentSession, keptSession } from './session.ts';

let triedToken: string | null = null;
let restoring: Promise<void> = Promise.resolve();

/**
 * Resolves when it is known whether somebody is signed in. A kept session whose access token has expired tries one renewal; a
 * refusal clears it, and where no answer came this page goes on as a guest's until the connection is back.
 */
export function sessionRestored(): Promise<void> {
  if (currentSession()) return Promise.resolve();
  const token = keptSession()?.session.token;
  if (token && token !== triedToken) {
    triedToken = token;
    restoring = renewSession(token).then(
      () => undefined,
      () => undefined,
    );
  }
  return restoring;
}
