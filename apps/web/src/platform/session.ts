import { type Role, roles } from '@foja/contracts/roles';
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
  /** ISO date-time: when `token` ends. */
  expiresAt: string;
  user: SessionUser;
}

/** `tab`: session storage, gone with the tab. `browser`: persistent storage, which "remember me" and register choose. */
export type SessionPlace = 'tab' | 'browser';

export interface KeptSession {
  session: Session;
  place: SessionPlace;
}

const storeOf: Record<SessionPlace, KeyValueStore> = { tab: sessionStore, browser: localStore };
const sessionKeys = [storageKeys.token, storageKeys.user, storageKeys.refresh, storageKeys.expiresAt];

const listeners = new Set<() => void>();
let known: Session | null | undefined;

function readFrom(place: SessionPlace): KeptSession | null {
  const store = storeOf[place];
  const token = store.get(storageKeys.token);
  const expiresAt = store.get(storageKeys.expiresAt);
  const user = readJson(store, storageKeys.user);
  if (!token || !expiresAt || Number.isNaN(Date.parse(expiresAt)) || !isUser(user)) return null;
  return { place, session: { token, expiresAt, user, refreshToken: store.get(storageKeys.refresh) } };
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof SessionUser, unknown>>;
  return typeof user.email === 'string' && roles.some((role) => role === user.role);
}

/** Whether a value that came from another tab is a session. */
export function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const session = value as Partial<Record<keyof Session, unknown>>;
  return (
    typeof session.token === 'string' &&
    (session.refreshToken === null || typeof session.refreshToken === 'string') &&
    typeof session.expiresAt === 'string' &&
    !Number.isNaN(Date.parse(session.expiresAt)) &&
    isUser(session.user)
  );
}

/** Whether the access token still holds. */
export function isUnexpired(session: Session, nowMs: number = Date.now()): boolean {
  return Date.parse(session.expiresAt) > nowMs;
}

/** What the browser keeps, expired or not: the tab's own before the browser's, one that still holds before one that does not. */
export function keptSession(nowMs: number = Date.now()): KeptSession | null {
  const kept = [readFrom('tab'), readFrom('browser')].filter((found) => found !== null);
  return kept.find(({ session }) => isUnexpired(session, nowMs)) ?? kept[0] ?? null;
}

/** The session that the browser keeps and that has not expired, or null for a guest. */
export function readSession(nowMs: number = Date.now()): Session | null {
  const kept = keptSession(nowMs);
  return kept && isUnexpired(kept.session, nowMs) ? kept.session : null;
}

/**
 * The session of this page, or null for a guest. Once read it stays, also past its expiry: the server decides, and a refused call
 * renews it.
 */
export function currentSession(): Session | null {
  if (known === undefined) known = readSession();
  return known;
}

/** Keeps a session in its place; screens follow at once. */
export function keepSession(session: Session, place: SessionPlace): void {
  const store = storeOf[place];
  store.set(storageKeys.user, JSON.stringify(session.user));
  store.set(storageKeys.expiresAt, session.expiresAt);
  if (session.refreshToken) store.set(storageKeys.refresh, session.refreshToken);
  else store.remove(storageKeys.refresh);
  // Last: other tabs read the session when the token changes.
  store.set(storageKeys.token, session.token);
  changeTo(session);
}

/** The account has changed (a name, a role): the session shows it from now on. */
export function changeSessionUser(user: SessionUser): void {
  const kept = keptSession();
  if (kept?.session.user.email !== user.email) return;
  if (JSON.stringify(kept.session.user) === JSON.stringify(user)) return;
  storeOf[kept.place].set(storageKeys.user, JSON.stringify(user));
  if (known) changeTo({ ...known, user });
}

/** Forgets the session everywhere in this browser; screens that use it follow at once. */
export function clearSession(): void {
  removeFrom('tab');
  removeFrom('browser');
  changeTo(null);
}

/** Reads the session again at the next use. */
export function forgetReadSession(): void {
  changeTo(undefined);
}

/** Calls `listener` after each change, whichever tab made it. @returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession);
}

function removeFrom(place: SessionPlace): void {
  for (const key of sessionKeys) storeOf[place].remove(key);
}

function changeTo(session: Session | null | undefined): void {
  known = session;
  for (const listener of [...listeners]) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === storageKeys.token || event.key === storageKeys.user) forgetReadSession();
}
