import { useSyncExternalStore } from 'react';
import { type KeyValueStore, localStore, readJson, storageKeys } from '../platform/browser-storage.ts';

/** Past this many, a tool's oldest results give way, so that the browser's storage never fills up. */
const keptResults = 50;

/** One result that a tool keeps in this browser. `Content` is the tool's own, and must survive JSON. */
export interface HistoryEntry<Content> {
  id: string;
  title: string;
  /** ISO date-time. */
  createdAt: string;
  content: Content;
}

export interface ToolHistory<Content> {
  /** Newest first. */
  list(): readonly HistoryEntry<Content>[];
  find(id: string): HistoryEntry<Content> | undefined;
  subscribe(listener: () => void): () => void;
  /** Keeps a result; one with the same id gives way to it. */
  add(entry: HistoryEntry<Content>): void;
  /** Changes the content of one result; a result that is gone is left alone. */
  change(id: string, next: (content: Content) => Content): void;
  /** Deletes a result. Returns how to undo it. */
  remove(id: string): () => void;
}

function isEntry(value: unknown): value is HistoryEntry<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, createdAt } = value as Partial<HistoryEntry<unknown>>;
  return typeof id === 'string' && typeof title === 'string' && typeof createdAt === 'string' && 'content' in value;
}

/**
 * The results of one tool of one account in this browser; what another tab writes is followed.
 * @param isContent whether a kept value is still what the tool understands: what an earlier version wrote differently is dropped.
 */
export function createToolHistory<Content>(
  owner: string,
  tool: string,
  isContent: (value: unknown) => value is Content,
  storage: KeyValueStore = localStore,
): ToolHistory<Content> {
  const key = storageKeys.toolHistory(owner, tool);
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let entries = read();

  function read(): readonly HistoryEntry<Content>[] {
    stored = storage.get(key);
    const kept = readJson(storage, key);
    if (!Array.isArray(kept)) return [];
    return kept.filter((entry): entry is HistoryEntry<Content> => isEntry(entry) && isContent(entry.content));
  }

  function write(next: readonly HistoryEntry<Content>[]): void {
    entries = [...next].sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, keptResults);
    // Browsers give a few megabytes: where they are full, the oldest results give way to the newest.
    while (!storage.set(key, JSON.stringify(entries)) && entries.length > 1) {
      entries = entries.slice(0, Math.floor(entries.length * 0.75));
    }
    stored = storage.get(key);
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return;
    entries = read();
    for (const listener of listeners) listener();
  }

  const find = (id: string) => entries.find((entry) => entry.id === id);
  const without = (id: string) => entries.filter((entry) => entry.id !== id);

  return {
    list: () => entries,
    find,
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        // What another tab wrote while nobody listened.
        if (storage.get(key) !== stored) entries = read();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    add: (entry) => write([entry, ...without(entry.id)]),
    change: (id, next) =>
      write(entries.map((entry) => (entry.id === id ? { ...entry, content: next(entry.content) } : entry))),
    remove(id) {
      const removed = find(id);
      write(without(id));
      return () => {
        if (removed && !find(id)) write([...entries, removed]);
      };
    },
  };
}

const histories = new Map<string, ToolHistory<unknown>>();

/** The one history of a tool and account that the screens share; see {@link createToolHistory}. */
export function toolHistoryOf<Content>(
  owner: string,
  tool: string,
  isContent: (value: unknown) => value is Content,
): ToolHistory<Content> {
  const name = storageKeys.toolHistory(owner, tool);
  const known = histories.get(name);
  if (known) return known as ToolHistory<Content>;
  const history = createToolHistory(owner, tool, isContent);
  histories.set(name, history as ToolHistory<unknown>);
  return history;
}

/** Makes the next `toolHistoryOf` read the storage again. */
export function forgetToolHistories(): void {
  histories.clear();
}

/** The results of a history, followed as they change. */
export function useToolHistory<Content>(history: ToolHistory<Content>): readonly HistoryEntry<Content>[] {
  return useSyncExternalStore(history.subscribe, history.list);
}
