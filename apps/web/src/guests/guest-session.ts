import type { GuestProof } from '@foja/contracts/guest-proof';
import type { GuestTokenResponse } from '@foja/contracts/guests';
import { guestUsageLimit } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { routes } from '@foja/contracts/routes';
import { useSyncExternalStore } from 'react';
import { localStore, readJson, storageKeys } from '../platform/browser-storage.ts';
import { CallFailed, callJson } from '../platform/http.ts';
import { clientFingerprint } from './fingerprint.ts';

export interface GuestUsage {
  used: number;
  limit: number;
}

/** The server counts a browser's tokens over a day. */
const guestTokenLifetimeMs = 86_400_000;

const listeners = new Set<() => void>();
let snapshot: GuestUsage = { used: 0, limit: guestUsageLimit };
let underWay: Promise<string> | null = null;

function changed(): void {
  for (const listener of listeners) listener();
}

function keptToken(): GuestTokenResponse | null {
  const kept = readJson(localStore, storageKeys.guestToken) as GuestTokenResponse | null;
  if (!kept || typeof kept.token !== 'string') return null;
  if (Date.parse(kept.expiresAt) > Date.now()) return kept;
  // Read while rendering: dropped silently, the count of an expired token goes with it.
  localStore.remove(storageKeys.guestToken);
  localStore.remove(storageKeys.guestUsage);
  return null;
}

/** How many consultations this browser's guest has made; kept on reload, and checked by the server on every call. */
export function guestUsage(): GuestUsage {
  const limit = keptToken()?.usageLimit ?? guestUsageLimit;
  const stored = Number(localStore.get(storageKeys.guestUsage) ?? 0);
  const used = Number.isInteger(stored) && stored > 0 ? stored : 0;
  if (snapshot.used !== used || snapshot.limit !== limit) snapshot = { used, limit };
  return snapshot;
}

export function isGuestLimitReached(): boolean {
  const { used, limit } = guestUsage();
  return used >= limit;
}

/**
 * Counts one consultation whose use the server did not tell: a failed one counts too (specification 8), until an answer
 * says what is left.
 */
export function countGuestUse(): void {
  const { used } = guestUsage();
  localStore.set(storageKeys.guestUsage, String(used + 1));
  const kept = keptToken();
  if (kept) keep({ ...kept, usageRemaining: Math.max(0, kept.usageRemaining - 1) });
  changed();
}

/** What the server says is left of the token, whatever this browser had counted: it gives some answers without a use. */
export function followGuestUses(usesLeft: number): void {
  const kept = keptToken();
  if (kept) keep({ ...kept, usageRemaining: usesLeft });
  localStore.set(storageKeys.guestUsage, String(Math.max(0, guestUsage().limit - usesLeft)));
  changed();
}

/** The server says that nothing is left, whatever this browser had counted. */
export function exhaustGuestUses(): void {
  const { used, limit } = guestUsage();
  localStore.set(storageKeys.guestUsage, String(Math.max(used, limit)));
  // No token was given: an empty one still says when the count may begin again.
  if (!keptToken()) {
    const expiresAt = new Date(Date.now() + guestTokenLifetimeMs).toISOString();
    keep({ token: '', expiresAt, usageRemaining: 0, usageLimit: limit });
  }
  changed();
}

/** Forgets token and count: the next call begins a new guest session. */
export function resetGuestSession(): void {
  localStore.remove(storageKeys.guestToken);
  localStore.remove(storageKeys.guestUsage);
  changed();
}

function keep(token: GuestTokenResponse): void {
  localStore.set(storageKeys.guestToken, JSON.stringify(token));
}

/**
 * The guest's token, asked for once and then kept.
 * @throws {CallFailed} 429 when this browser has had its tokens of the day, 401 when none can be had.
 */
export function obtainGuestToken(): Promise<string> {
  const kept = keptToken();
  if (kept?.token) return Promise.resolve(kept.token);
  underWay ??= requestGuestToken().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function askForToken(proof?: GuestProof): Promise<GuestTokenResponse> {
  return callJson<GuestTokenResponse>(routes.guestToken, {
    method: 'POST',
    token: null,
    body: {
      clientFingerprint: await clientFingerprint(),
      userAgent: navigator.userAgent.slice(0, 512) || 'desconocido',
      proof,
    },
    timeoutMs: 10_000,
  });
}

async function requestGuestToken(): Promise<string> {
  try {
    const answer = await askForToken().catch(async (refusal: unknown) => {
      if (!(refusal instanceof CallFailed) || refusal.code !== 'proof_required') throw refusal;
      // Few ever need it: it comes when it is asked for.
      const { proveWork } = await import('./prove-work.ts');
      return askForToken(await proveWork(refusal.details));
    });
    keep(answer);
    localStore.set(storageKeys.guestUsage, String(Math.max(0, answer.usageLimit - answer.usageRemaining)));
    changed();
    return answer.token;
  } catch (cause) {
    if (cause instanceof CallFailed && cause.status === 429) throw cause;
    throw new CallFailed(401, 'invalid_guest_token', messages.guestTokenUnavailable, { cause });
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.guestUsage || event.key === storageKeys.guestToken) changed();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useGuestUsage(): GuestUsage {
  return useSyncExternalStore(subscribe, guestUsage);
}

/**
 * Runs a call with the guest's token; an invalid one is thrown away and asked for again, once.
 * @throws what `run` throws.
 */
export async function withGuestToken<Answer>(run: (token: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await run(await obtainGuestToken());
  } catch (failure) {
    const invalid =
      failure instanceof CallFailed && failure.status === 401 && failure.message !== messages.guestTokenUnavailable;
    if (!invalid) throw failure;
    resetGuestSession();
    return run(await obtainGuestToken());
  }
}
