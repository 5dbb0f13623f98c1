import { watchesMax, watchMessages } from '@foja/contracts/watches-text';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Keyring } from '../platform/keyring.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';

export interface WatchesLimits {
  watchesMax: number;
  changesPerHour: number;
}

export const defaultWatchesLimits: WatchesLimits = { watchesMax, changesPerHour: 300 };

/** What the calls of this domain stand on. */
export interface WatchesDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  keyring: Keyring;
  limits: WatchesLimits;
}

/** What its background work stands on. */
export type WatchingDeps = Omit<WatchesDeps, 'limits'> & { config: Pick<Config, 'publicUrl' | 'host' | 'port'> };

const hourMs = 3_600_000;

/** @throws {HttpError} 429 `rate_limited` */
export async function countChange(deps: WatchesDeps, accountId: string): Promise<void> {
  const bound = { kind: 'watch-change', limit: deps.limits.changesPerHour, windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, accountId)))
    throw new HttpError(429, 'rate_limited', watchMessages.tooMany);
}

/** How a source that is cited is kept: found again by who knows it, and read by nobody. */
export function sourceHash(deps: { jwtSecret: string }, key: string): string {
  return keyedHash(deps.jwtSecret, 'cited-source', key);
}

export function watchPurpose(watch: { accountId: string; id: string }): string {
  return `watch:${watch.accountId}:${watch.id}`;
}

export function noveltyPurpose(novelty: { accountId: string; id: string }): string {
  return `novelty:${novelty.accountId}:${novelty.id}`;
}
