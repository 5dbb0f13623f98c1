import { localStore, storageKeys } from '../platform/browser-storage.ts';

/** Set before the way from /chatbot to the dashboard is taken (specification 2.1): who comes from the chat goes on writing there. */
export function rememberChatbot(): void {
  localStore.set(storageKeys.openChatbot, 'true');
}

/** Whether somebody comes from the chat. Asking clears it: a later visit to the dashboard is an ordinary one. */
export function takeOpenChatbot(): boolean {
  const open = localStore.get(storageKeys.openChatbot) === 'true';
  localStore.remove(storageKeys.openChatbot);
  return open;
}
