import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/database.ts';
import { keyedHash } from '../keyed-hash.ts';
import { attempts } from './rate-limit.table.ts';

/** How many attempts of a kind one subject (an address of mail or of the network) may make within the window. */
export interface RateLimit {
  kind: string;
  limit: number;
  windowMs: number;
}

export interface RateLimitDeps {
  db: DatabaseOrTransaction;
  clock: Clock;
  jwtSecret: string;
}

/** Longer than any window: older attempts count for nothing. */
const keptMs = 86_400_000;
/** Few enough that no call is held up by cleaning. */
const prunedAtOnce = 200;

/** Whose attempts are counted: of an address of mail, of a network, or of an address from one network. */
export type Subject = string | readonly [string, string];

/** How an attempt's subject is stored: it names nobody without the installation's secret. */
export function attemptKey(deps: { jwtSecret: string }, subject: Subject): string {
  const parts = typeof subject === 'string' ? [subject] : subject;
  return parts.map((part) => keyedHash(deps.jwtSecret, 'attempt', part)).join('.');
}

/** The first part of what {@link attemptKey} gives: no hash holds a dot. */
export function firstOfKey(key: AnyPgColumn): SQL<string> {
  return sql<string>`split_part(${key}, '.', 1)`;
}

/**
 * Makes one more attempt, unless the window holds `limit` of them. Calls that race are counted one after the other.
 * @returns false, and counts nothing, where none is left.
 */
export async function consumeRateLimit(deps: RateLimitDeps, bound: RateLimit, subject: Subject): Promise<boolean> {
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await holdAttempts(within, bound, subject);
    if ((await countAttempts(within, bound, subject)) >= bound.limit) return false;
    await addAttempt(within, bound, subject);
    return true;
  });
}

/** Lets nobody else count or add attempts of this subject until the transaction ends. */
export async function holdAttempts(
  deps: { db: Transaction; jwtSecret: string },
  bound: RateLimit,
  subject: Subject,
): Promise<void> {
  const name = `${bound.kind}|${attemptKey(deps, subject)}`;
  await deps.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Attempts within the window. */
export async function countAttempts(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  bound: RateLimit,
  subject: Subject,
): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - bound.windowMs);
  const [row] = await deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(eq(attempts.kind, bound.kind), eq(attempts.key, attemptKey(deps, subject)), gt(attempts.at, since)));
  return row?.count ?? 0;
}

/** Whole seconds until the window holds fewer than `limit` attempts: what `Retry-After` tells. At least one. */
export async function secondsUntilNextAttempt(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  bound: RateLimit,
  subject: Subject,
): Promise<number> {
  const now = deps.clock.now().getTime();
  const [oldest] = await deps.db
    .select({ at: attempts.at })
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, bound.kind),
        eq(attempts.key, attemptKey(deps, subject)),
        gt(attempts.at, new Date(now - bound.windowMs)),
      ),
    )
    .orderBy(desc(attempts.at))
    .offset(bound.limit - 1)
    .limit(1);
  return Math.max(1, Math.ceil(((oldest?.at.getTime() ?? now - bound.windowMs) + bound.windowMs - now) / 1000));
}

/** Counts an attempt whatever the bound says, and removes some that count for nothing any more. */
export async function addAttempt(deps: RateLimitDeps, bound: RateLimit, subject: Subject): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .insert(attempts)
    .values({ id: randomUUID(), kind: bound.kind, key: attemptKey(deps, subject), at: now });
  const stale = new Date(now.getTime() - keptMs);
  // Rows that another call is removing are its own: nobody waits for them.
  await deps.db.execute(sql`
    delete from ${attempts} where id in (
      select id from ${attempts} where at < ${stale.toISOString()} limit ${prunedAtOnce} for update skip locked
    )`);
}

/** Forgets the attempts of a subject; of an address alone, those from every network. */
export async function forgetAttempts(
  deps: { db: Pick<Database, 'delete'>; jwtSecret: string },
  bound: RateLimit,
  subject: Subject,
): Promise<number> {
  const ofSubject =
    typeof subject === 'string'
      ? eq(firstOfKey(attempts.key), attemptKey(deps, subject))
      : eq(attempts.key, attemptKey(deps, subject));
  const forgotten = await deps.db
    .delete(attempts)
    .where(and(eq(attempts.kind, bound.kind), ofSubject))
    .returning({ id: attempts.id });
  return forgotten.length;
}
