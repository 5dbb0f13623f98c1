import { type Role, roleSchema } from '@foja/contracts/roles';
import { useSyncExternalStore } from 'react';
import { type KeyValueStore, localStore, readJson, sessionStore, storageKeys } from './browser-storage.ts';

export interface SessionUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

export interface Session {
  token: string;
  refreshToken: string | null;
  /** ISO date-time. */
  expiresAt: string;
  user: SessionUser;
}

const listeners = new Set<() => void>();
let known: Session | null | undefined;

function readFrom(store: KeyValueStore, now: number): Session | null {
  const token = store.get(storageKeys.token);
  const expiresAt = store.get(storageKeys.expiresAt);
  const user = readJson(store, storageKeys.user);
  if (!token || !expiresAt || !isUser(user)) return null;
  // A session is restored only while it is still good; `!(a > b)` also refuses a date that does not parse.
  if (!(Date.parse(expiresAt) > now)) return null;
  return { token, expiresAt, user, refreshToken: store.get(storageKeys.refresh) };
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof SessionUser, unknown>>;
  return typeof user.email === 'string' && roleSchema.safeParse(user.role).success;
}

/** The session that the browser keeps, from session storage first, or null for a guest. */
export function readSession(nowMs: number = Date.now()): Session | null {
  return readFrom(sessionStore, nowMs) ?? readFrom(localStore, nowMs);
}

export function currentSession(): Session | null {
  if (known === undefined) known = readSession();
  return known;
}

/** Forgets the session everywhere in this browser; screens that use it follow at once. */
export function clearSession(): void {
  for (const store of [sessionStore, localStore]) {
    for (const key of [storageKeys.token, storageKeys.user, storageKeys.refresh, storageKeys.expiresAt]) {
      store.remove(key);
    }
  }
  forgetReadSession();
}

/** Reads the session again at the next use. */
export function forgetReadSession(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.token) forgetReadSession();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession);
}
