import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findPool, holdPool, readPool, readShares } from './read-pool.ts';
import { usageCounters, usagePoolMembers, usagePools } from './usage.table.ts';
import { monthOf } from './usage-period.ts';

interface PoolDeps {
  db: Transaction;
  clock: Clock;
}

/**
 * Adds an account and what its plan has left to a pool, where there is one. What it took beyond its plan before is not the pool's.
 */
export async function joinPool(deps: PoolDeps, poolId: string, accountId: string): Promise<void> {
  if (!(await isThere(deps, poolId))) return;
  await holdPool(deps.db, poolId);
  const [share] = await readShares(deps, [accountId]);
  if (share) await carry(deps, poolId, -Math.max(0, share.used - share.limit));
  await deps.db.insert(usagePoolMembers).values({ accountId, poolId }).onConflictDoNothing();
}

/**
 * Takes an account out of a pool, where there is one. It keeps what is left of its own plan, but never more than the pool has left, and
 * what it took beyond its plan stays taken: leaving makes no use and loses none.
 */
export async function leavePool(deps: PoolDeps, poolId: string, accountId: string): Promise<void> {
  if (!(await isThere(deps, poolId))) return;
  await holdPool(deps.db, poolId);
  const isInForce = (await findPool(deps, { accountId, role: 'User' })) === poolId;
  const { remaining } = await readPool(deps, poolId);
  const [share] = await readShares(deps, [accountId]);
  await deps.db.delete(usagePoolMembers).where(eq(usagePoolMembers.accountId, accountId));
  if (!share || !isInForce) return;
  const kept = Math.min(Math.max(0, share.limit - share.used), remaining);
  // What the pool has left is now what it had, less what goes.
  await carry(deps, poolId, share.used - share.limit + kept);
  const used = Math.max(share.used, share.limit - kept);
  if (used === share.used) return;
  const now = deps.clock.now();
  await deps.db
    .insert(usageCounters)
    .values({ subject: `user:${accountId}`, period: monthOf(now), used, updatedAt: now })
    .onConflictDoUpdate({ target: [usageCounters.subject, usageCounters.period], set: { used, updatedAt: now } });
}

export async function isInPool(deps: Pick<PoolDeps, 'db'>, poolId: string, accountId: string): Promise<boolean> {
  const [member] = await deps.db
    .select({ poolId: usagePoolMembers.poolId })
    .from(usagePoolMembers)
    .where(and(eq(usagePoolMembers.accountId, accountId), eq(usagePoolMembers.poolId, poolId)));
  return member !== undefined;
}

/** Gives a pool that is held one use back that who has left it had taken beyond their plan; not one of another month. */
export async function uncarry(deps: PoolDeps, poolId: string, period: string): Promise<void> {
  if (period === monthOf(deps.clock.now())) await carry(deps, poolId, -1);
}

async function isThere(deps: PoolDeps, poolId: string): Promise<boolean> {
  const [pool] = await deps.db.select({ id: usagePools.id }).from(usagePools).where(eq(usagePools.id, poolId));
  return pool !== undefined;
}

async function carry(deps: PoolDeps, poolId: string, uses: number): Promise<void> {
  if (uses === 0) return;
  const month = monthOf(deps.clock.now());
  await deps.db
    .update(usagePools)
    .set({
      carried: sql`case when ${usagePools.carriedPeriod} = ${month} then ${usagePools.carried} else 0 end + ${uses}`,
      carriedPeriod: month,
    })
    .where(eq(usagePools.id, poolId));
}
