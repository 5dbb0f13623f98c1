import { randomUUID } from 'node:crypto';
import type { CountedFeature } from '@foja/contracts/features';
import { usageLimits } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { sql } from 'drizzle-orm';
import type { Actor } from '../accounts/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { usageCounters, usageDays, usageFeatures, usageReservations } from './usage.table.ts';
import { usagePeriod } from './usage-period.ts';

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
  remaining: number;
}

/**
 * Takes one use before the work begins. The count and its limit are one statement, so N calls at once with K uses left
 * succeed exactly K times, on any number of servers. Counter, day and feature are taken in this order, as `refundUse` does.
 * @param feature what the use goes to.
 * @throws {HttpError} 429 `guest_limit_reached` or `usage_exhausted`.
 */
export async function reserveUse(deps: UsageDeps, actor: Actor, feature: CountedFeature): Promise<Reservation> {
  const now = deps.clock.now();
  const { limit } = usageLimits[actor.role];
  const period = usagePeriod(actor.role, now);
  const day = now.toISOString().slice(0, 10);
  const id = randomUUID();
  const { rows } = await deps.db.execute<{ used: number }>(sql`
    with taken as (
      insert into ${usageCounters} (subject, period, used, updated_at)
      values (${actor.subject}, ${period}, 1, ${now.toISOString()})
      on conflict (subject, period) do update set used = ${usageCounters}.used + 1, updated_at = excluded.updated_at
      where ${usageCounters}.used < ${limit}
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
      insert into ${usageReservations} (id, subject, period, day, feature, taken_at)
      select ${id}::uuid, subject, ${period}, ${day}::date, ${feature}, ${now.toISOString()}::timestamptz from counted
    )
    select used from taken`);
  const taken = rows[0];
  if (!taken) {
    throw actor.role === 'Guest'
      ? new HttpError(429, 'guest_limit_reached', messages.guestLimitReached)
      : new HttpError(429, 'usage_exhausted', messages.usageExhausted);
  }
  return { id, subject: actor.subject, period, day, feature, remaining: limit - taken.used };
}
