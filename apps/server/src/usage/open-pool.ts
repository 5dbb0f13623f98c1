import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { usagePoolMembers, usagePools } from './usage.table.ts';
import { monthOf } from './usage-period.ts';

interface PoolDeps {
  db: Transaction;
  clock: Clock;
}

/** Takes the uses of these accounts' plans together, from now on. */
export async function openPool(deps: PoolDeps, poolId: string, accountIds: readonly string[]): Promise<void> {
  await deps.db
    .insert(usagePools)
    .values({ id: poolId, carried: 0, carriedPeriod: monthOf(deps.clock.now()), endsAfter: null })
    .onConflictDoUpdate({ target: usagePools.id, set: { endsAfter: null } });
  if (accountIds.length === 0) return;
  await deps.db
    .insert(usagePoolMembers)
    .values(accountIds.map((accountId) => ({ accountId, poolId })))
    .onConflictDoNothing();
}

/**
 * Gives each account its own uses again once this month is over: what was taken of it together could not be told apart before.
 */
export async function endPool(deps: PoolDeps, poolId: string): Promise<void> {
  await deps.db
    .update(usagePools)
    .set({ endsAfter: monthOf(deps.clock.now()) })
    .where(eq(usagePools.id, poolId));
}

/** Ends a pool at once; who was in it has left it before, with what was theirs. */
export async function closePool(deps: Pick<PoolDeps, 'db'>, poolId: string): Promise<void> {
  await deps.db.delete(usagePools).where(eq(usagePools.id, poolId));
}
