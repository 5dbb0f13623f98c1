import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { conversationStoreOf } from './conversation-store.ts';

/** Who registers takes along what they asked as a guest in this browser, and the words that were being written. */
export function takeGuestConversations(email: string): void {
  const [guest, own] = [conversationStoreOf('guest'), conversationStoreOf(email)];
  for (const conversation of [...guest.list()]) {
    if (!own.find(conversation.id)) own.add(conversation);
    guest.remove(conversation.id);
  }
  const written = localStore.get(storageKeys.draft('guest'));
  if (written && !localStore.get(storageKeys.draft(email))) localStore.set(storageKeys.draft(email), written);
  localStore.remove(storageKeys.draft('guest'));
}
