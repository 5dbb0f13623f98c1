import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { attempts } from './accounts.table.ts';

/** How many attempts of a kind one subject (an address of mail or of the network) may make within the window. */
export interface Bound {
  kind: string;
  limit: number;
  windowMs: number;
}

export interface AttemptsDeps {
  db: DatabaseOrTransaction;
  clock: Clock;
  jwtSecret: string;
}

/** Longer than any window: older attempts count for nothing. */
const keptMs = 86_400_000;
/** Few enough that no call is held up by cleaning. */
const prunedAtOnce = 200;

/** How an attempt's subject is stored: it names nobody without the installation's secret. */
export function attemptKey(deps: { jwtSecret: string }, subject: string): string {
  return keyedHash(deps.jwtSecret, 'attempt', subject);
}

/**
 * Makes one more attempt, unless the window holds `limit` of them. Calls that race are counted one after the other.
 * @returns false, and counts nothing, where none is left.
 */
export async function takeAttempt(deps: AttemptsDeps, bound: Bound, subject: string): Promise<boolean> {
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
  bound: Bound,
  subject: string,
): Promise<void> {
  const name = `${bound.kind}|${attemptKey(deps, subject)}`;
  await deps.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Attempts within the window. */
export async function countAttempts(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  bound: Bound,
  subject: string,
): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - bound.windowMs);
  const [row] = await deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(eq(attempts.kind, bound.kind), eq(attempts.key, attemptKey(deps, subject)), gt(attempts.at, since)));
  return row?.count ?? 0;
}

/** Counts an attempt whatever the bound says, and removes some that count for nothing any more. */
export async function addAttempt(deps: AttemptsDeps, bound: Bound, subject: string): Promise<void> {
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

/** Forgets the attempts of a subject. */
export async function forgetAttempts(
  deps: { db: Pick<Database, 'delete'>; jwtSecret: string },
  bound: Bound,
  subject: string,
): Promise<number> {
  const forgotten = await deps.db
    .delete(attempts)
    .where(and(eq(attempts.kind, bound.kind), eq(attempts.key, attemptKey(deps, subject))))
    .returning({ id: attempts.id });
  return forgotten.length;
}
