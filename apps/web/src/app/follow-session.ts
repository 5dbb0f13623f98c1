import type { QueryClient } from '@tanstack/react-query';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { lastSessionEnd } from '../platform/end-session.ts';
import { currentSession, onSessionChange } from '../platform/session.ts';
import type { AppRouter } from './router.tsx';

/**
 * Keeps the screens in step with the session: when it ends by itself or in another tab, the guards of the open route run again, and
 * what had been read for one account is not there for the next. Who has just registered takes along what they asked as a guest.
 * @returns how to stop.
 */
export function followSession(router: AppRouter, client: QueryClient): () => void {
  let account = currentSession()?.user.email ?? null;
  return onSessionChange(() => {
    const before = account;
    account = currentSession()?.user.email ?? null;
    if (account !== null && before === null) void takeAlong(account);
    if (account === before || before === null) return;
    // Logging out goes where it goes by itself.
    const guardsAgain = account === null && lastSessionEnd() !== 'logout' ? router.invalidate() : Promise.resolve();
    void guardsAgain.then(() => client.removeQueries({ type: 'inactive' }));
  });
}

/** The first time that somebody who registered here is signed in. */
async function takeAlong(email: string): Promise<void> {
  if (localStore.get(storageKeys.registering)?.trim().toLowerCase() !== email.toLowerCase()) return;
  localStore.remove(storageKeys.registering);
  const { takeGuestConversations } = await import('../chat/take-guest-conversations.ts');
  takeGuestConversations(email);
}
