import { useSyncExternalStore } from 'react';
import { type KeyValueStore, localStore, readJson, storageKeys } from '../platform/browser-storage.ts';
import type { ChatMessage, Conversation } from './conversation.ts';

/** Past this many, the oldest conversations give way, so that the browser's storage never fills up. */
const keptConversations = 200;

export interface ConversationStore {
  list(): readonly Conversation[];
  find(id: string): Conversation | undefined;
  subscribe(listener: () => void): () => void;
  add(conversation: Conversation): void;
  rename(id: string, title: string): void;
  append(id: string, message: ChatMessage): void;
  /** Changes one message; a message that is gone is left alone. */
  change(id: string, messageId: string, next: (message: ChatMessage) => ChatMessage): void;
  /** Empties a conversation, keeping its name. Returns how to undo it. */
  clear(id: string): () => void;
  /** Deletes a conversation. Returns how to undo it. */
  remove(id: string): () => void;
}

function isConversation(value: unknown): value is Conversation {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<Conversation>;
  return (
    typeof candidate.id === 'string' &&
    typeof candidate.title === 'string' &&
    typeof candidate.updatedAt === 'string' &&
    Array.isArray(candidate.messages) &&
    candidate.messages.every(
      (message) =>
        (message?.role === 'user' || message?.role === 'assistant') &&
        typeof message.content === 'string' &&
        (message.role === 'user' || (Array.isArray(message.sources) && Array.isArray(message.citations))),
    )
  );
}

/** The conversations of one person in this browser, newest first; what another tab writes is followed. */
export function createConversationStore(owner: string, storage: KeyValueStore = localStore): ConversationStore {
  const key = storageKeys.conversations(owner);
  const listeners = new Set<() => void>();
  let conversations = read();

  function read(): readonly Conversation[] {
    const kept = readJson(storage, key);
    return Array.isArray(kept) ? kept.filter(isConversation) : [];
  }

  function write(next: readonly Conversation[]): void {
    conversations = [...next]
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
      .slice(0, keptConversations);
    // Browsers give a few megabytes: where they are full, the oldest conversations give way to the one being written.
    while (!storage.set(key, JSON.stringify(conversations)) && conversations.length > 1) {
      conversations = conversations.slice(0, Math.ceil(conversations.length * 0.75) - 1 || 1);
    }
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key) return;
    conversations = read();
    for (const listener of listeners) listener();
  }

  function update(id: string, next: (conversation: Conversation) => Conversation): void {
    write(conversations.map((conversation) => (conversation.id === id ? next(conversation) : conversation)));
  }

  const find = (id: string) => conversations.find((conversation) => conversation.id === id);
  const now = () => new Date().toISOString();

  return {
    list: () => conversations,
    find,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    add: (conversation) => write([conversation, ...conversations]),
    rename: (id, title) => update(id, (conversation) => ({ ...conversation, title })),
    append: (id, message) =>
      update(id, (conversation) => ({
        ...conversation,
        updatedAt: now(),
        messages: [...conversation.messages, message],
      })),
    change: (id, messageId, next) =>
      update(id, (conversation) => ({
        ...conversation,
        messages: conversation.messages.map((message) => (message.id === messageId ? next(message) : message)),
      })),
    clear(id) {
      const before = find(id)?.messages ?? [];
      update(id, (conversation) => ({ ...conversation, messages: [] }));
      return () => update(id, (conversation) => ({ ...conversation, messages: [...before, ...conversation.messages] }));
    },
    remove(id) {
      const removed = find(id);
      write(conversations.filter((conversation) => conversation.id !== id));
      return () => {
        if (removed && !find(id)) write([...conversations, removed]);
      };
    },
  };
}

const stores = new Map<string, ConversationStore>();

export function conversationStoreOf(owner: string): ConversationStore {
  let store = stores.get(owner);
  if (!store) {
    store = createConversationStore(owner);
    stores.set(owner, store);
  }
  return store;
}

/** Makes the next `conversationStoreOf` read the storage again. */
export function forgetConversationStores(): void {
  stores.clear();
}

export function useConversations(store: ConversationStore): readonly Conversation[] {
  return useSyncExternalStore(store.subscribe, store.list);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Conversations whose title or messages hold every word of the query, accents and capitals aside. */
export function searchConversations(conversations: readonly Conversation[], query: string): readonly Conversation[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return conversations;
  return conversations.filter((conversation) => {
    const text = fold([conversation.title, ...conversation.messages.map((message) => message.content)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
