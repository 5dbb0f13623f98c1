import { randomUUID } from 'node:crypto';
import type { CountedFeature } from '@foja/contracts/features';
import { usageLimits } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { sql } from 'drizzle-orm';
import type { Actor } from '../accounts/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { findPool, holdPool, readPool } from './read-pool.ts';
import { usageCounters, usageDays, usageFeatures, usageReservations } from './usage.table.ts';
import { monthOf, usagePeriod } from './usage-period.ts';

export interface UsageDeps {
  db: Database;
  clock: Clock;
}

/** One use taken; {@link refundUse} returns exactly this one, and once. */
export interface Reservation {
  id: string;
  subject: string;
  period: string;
  /** UTC day as `2026-11-20`. */
  day: string;
  feature: CountedFeature;
  /** The pool that it was taken of; null for one of one's own plan. */
  poolId: string | null;
  remaining: number;
}

/**
 * Takes one use before the work begins. The count and its limit are one statement, so N calls at once with K uses left
 * succeed exactly K times, on any number of servers. Counter, day and feature are taken in this order, as `refundUse` does.
 * @param feature what the use goes to.
 * @throws {HttpError} 429 `guest_limit_reached` or `usage_exhausted`.
 */
export async function reserveUse(deps: UsageDeps, actor: Actor, feature: CountedFeature): Promise<Reservation> {
  const pool = await findPool(deps, actor);
  if (pool !== null) {
    const taken = await reserveOfPool(deps, actor, feature, pool);
    if (taken === 'moved') return reserveUse(deps, actor, feature);
    if (taken !== 'own-plan') return taken;
  }
  const { limit } = usageLimits[actor.role];
  const period = usagePeriod(actor.role, deps.clock.now());
  const taken = await takeUse(deps, actor, feature, { period, limit, poolId: null });
  if (!taken) {
    throw actor.role === 'Guest'
      ? new HttpError(429, 'guest_limit_reached', messages.guestLimitReached)
      : new HttpError(429, 'usage_exhausted', messages.usageExhausted);
  }
  return { ...taken.reservation, remaining: limit - taken.used };
}

/**
 * The same from what several plans have together. Who takes one holds the pool, so that those who take at once are counted one after
 * the other; a pool to which no plan adds uses leaves each to their own. `moved` says that the actor left it before it was held.
 */
async function reserveOfPool(
  deps: UsageDeps,
  actor: Actor,
  feature: CountedFeature,
  poolId: string,
): Promise<Reservation | 'own-plan' | 'moved'> {
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await holdPool(transaction, poolId);
    if ((await findPool(within, actor)) !== poolId) return 'moved';
    const { limit, used } = await readPool(within, poolId);
    if (limit === 0) return 'own-plan';
    if (used >= limit) throw new HttpError(429, 'usage_exhausted', messages.poolExhausted);
    const period = monthOf(deps.clock.now());
    const taken = await takeUse(within, actor, feature, { period, limit: null, poolId });
    if (!taken) throw new Error('A use without a limit of its own was not taken.');
    return { ...taken.reservation, remaining: limit - used - 1 };
  });
}

/** Counts one use of the actor's in a period; null where `limit` of them are taken. */
async function takeUse(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  actor: Actor,
  feature: CountedFeature,
  { period, limit, poolId }: { period: string; limit: number | null; poolId: string | null },
): Promise<{ used: number; reservation: Omit<Reservation, 'remaining'> } | null> {
  const now = deps.clock.now();
  const day = now.toISOString().slice(0, 10);
  const id = randomUUID();
  const isLeft = limit === null ? sql`true` : sql`${usageCounters}.used < ${limit}`;
  const { rows } = await deps.db.execute<{ used: number }>(sql`
    with taken as (
      insert into ${usageCounters} (subject, period, used, updated_at)
      values (${actor.subject}, ${period}, 1, ${now.toISOString()})
      on conflict (subject, period) do update set used = ${usageCounters}.used + 1, updated_at = excluded.updated_at
      where ${isLeft}
      returning used
    ), counted as (
      insert into ${usageDays} (subject, day, used)
      select ${actor.subject}, ${day}::date, 1 from taken
      on conflict (subject, day) do update set used = ${usageDays}.used + 1
      returning subject
    ), told as (
      insert into ${usageFeatures} (subject, day, feature, times)
      select subject, ${day}::date, ${feature}, 1 from counted
      on conflict (subject, day, feature) do update set times = ${usageFeatures}.times + 1
    ), noted as (
      insert into ${usageReservations} (id, subject, period, day, feature, taken_at, pool_id)
      select ${id}::uuid, subject, ${period}, ${day}::date, ${feature}, ${now.toISOString()}::timestamptz, ${poolId}::uuid from counted
    )
    select used from taken`);
  const used = rows[0]?.used;
  const reservation = { id, subject: actor.subject, period, day, feature, poolId };
  return used === undefined ? null : { used, reservation };
}
