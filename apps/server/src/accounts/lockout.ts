import { lockout } from '@foja/contracts/limits';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { attemptKey, countAttempts, firstOfKey, forgetAttempts } from '../platform/rate-limit/rate-limit.ts';
import { lockouts } from './accounts.table.ts';
import { bounds } from './bounds.ts';

type LockoutDeps = { db: Pick<Database, 'select' | 'insert' | 'delete'>; clock: Clock; jwtSecret: string };

/** Where passwords are tried: an address of mail, which need not have an account, and the network. */
export type Place = readonly [email: string, network: string];

/** Whether wrong passwords have locked this address for this network. */
export async function isLockedOut(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  place: Place,
): Promise<boolean> {
  const [row] = await deps.db
    .select({ until: lockouts.until })
    .from(lockouts)
    .where(and(eq(lockouts.key, attemptKey(deps, place)), gt(lockouts.until, deps.clock.now())));
  return row !== undefined;
}

/** Until when each of these addresses is locked by wrong passwords, for some network; one that is not is left out. */
export async function readLockouts(
  deps: { db: Pick<Database, 'select'>; clock: Clock; jwtSecret: string },
  emails: readonly string[],
): Promise<Map<string, Date>> {
  const emailOf = new Map(emails.map((email) => [attemptKey(deps, email), email]));
  if (emailOf.size === 0) return new Map();
  const rows = await deps.db
    .select({ of: firstOfKey(lockouts.key), until: lockouts.until })
    .from(lockouts)
    .where(and(inArray(firstOfKey(lockouts.key), [...emailOf.keys()]), gt(lockouts.until, deps.clock.now())))
    .orderBy(lockouts.until);
  return new Map(rows.map(({ of, until }) => [emailOf.get(of) ?? '', until]));
}

/** Locks the address for this network for a while; it ends by itself. The count of wrong passwords begins again after it. */
export async function lockOut(deps: LockoutDeps, place: Place): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + lockout.lockMs);
  // Those that another call is removing are its own: nobody waits for them.
  const over = deps.db.select({ key: lockouts.key }).from(lockouts).where(lte(lockouts.until, now));
  await deps.db.delete(lockouts).where(inArray(lockouts.key, over.for('update', { skipLocked: true })));
  await deps.db
    .insert(lockouts)
    .values({ key: attemptKey(deps, place), until })
    .onConflictDoUpdate({ target: lockouts.key, set: { until } });
  await forgetAttempts(deps, bounds.wrongPasswords, place);
}

/** Ends every lock of an address by wrong passwords and forgets them. @returns whether it was locked for anybody. */
export async function liftLockout(deps: LockoutDeps, email: string): Promise<boolean> {
  const anywhere = bounds.wrongPasswordsAnywhere;
  const wasLockedOut =
    (await readLockouts(deps, [email])).size > 0 || (await countAttempts(deps, anywhere, email)) >= anywhere.limit;
  await deps.db.delete(lockouts).where(eq(firstOfKey(lockouts.key), attemptKey(deps, email)));
  await forgetAttempts(deps, bounds.wrongPasswords, email);
  await forgetAttempts(deps, anywhere, email);
  return wasLockedOut;
}
