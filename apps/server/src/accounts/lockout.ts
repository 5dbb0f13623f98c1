import { lockout } from '@foja/contracts/limits';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { lockouts } from './accounts.table.ts';
import { attemptKey, forgetAttempts } from './bounded-attempts.ts';
import { bounds } from './bounds.ts';

type LockoutDeps = { db: Pick<Database, 'select' | 'insert' | 'delete'>; clock: Clock; jwtSecret: string };

/** Whether wrong passwords have locked this address, which need not have an account. */
export async function isLockedOut(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  email: string,
): Promise<boolean> {
  const [row] = await deps.db
    .select({ until: lockouts.until })
    .from(lockouts)
    .where(and(eq(lockouts.key, attemptKey(deps, email)), gt(lockouts.until, deps.clock.now())));
  return row !== undefined;
}

/** Until when each of these addresses is locked by wrong passwords; one that is not is left out. */
export async function readLockouts(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  emails: readonly string[],
): Promise<Map<string, Date>> {
  const emailOf = new Map(emails.map((email) => [attemptKey(deps, email), email]));
  if (emailOf.size === 0) return new Map();
  const rows = await deps.db
    .select()
    .from(lockouts)
    .where(and(inArray(lockouts.key, [...emailOf.keys()]), gt(lockouts.until, deps.clock.now())));
  return new Map(rows.map(({ key, until }) => [emailOf.get(key) ?? '', until]));
}

/** Locks the address for a while; it ends by itself. The count of wrong passwords begins again after it. */
export async function lockOut(deps: LockoutDeps, email: string): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + lockout.lockMs);
  // Those that another call is removing are its own: nobody waits for them.
  const over = deps.db.select({ key: lockouts.key }).from(lockouts).where(lte(lockouts.until, now));
  await deps.db.delete(lockouts).where(inArray(lockouts.key, over.for('update', { skipLocked: true })));
  await deps.db
    .insert(lockouts)
    .values({ key: attemptKey(deps, email), until })
    .onConflictDoUpdate({ target: lockouts.key, set: { until } });
  await forgetAttempts(deps, bounds.wrongPasswords, email);
}

/** Ends a lock by wrong passwords and forgets them. @returns whether the address was locked. */
export async function liftLockout(deps: LockoutDeps, email: string): Promise<boolean> {
  const wasLockedOut = await isLockedOut(deps, email);
  await deps.db.delete(lockouts).where(eq(lockouts.key, attemptKey(deps, email)));
  await forgetAttempts(deps, bounds.wrongPasswords, email);
  return wasLockedOut;
}
