import { usageLimits } from '@foja/contracts/limits';
import type { UsageRemaining } from '@foja/contracts/usage';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../accounts/actor.ts';
import { findPool, readPool } from './read-pool.ts';
import type { UsageDeps } from './reserve-use.ts';
import { usageCounters } from './usage.table.ts';
import { usagePeriod } from './usage-period.ts';

/** What the actor has used and has left in the current period; of all plans together where they are shared. */
export async function readUsage(deps: UsageDeps, actor: Actor): Promise<UsageRemaining> {
  const now = deps.clock.now();
  const poolId = await findPool(deps, actor);
  const pool = poolId === null ? null : await readPool(deps, poolId);
  if (pool && pool.limit > 0) return { ...pool, lastUpdated: now.toISOString(), isPooled: true };
  const { limit } = usageLimits[actor.role];
  const [row] = await deps.db
    .select({ used: usageCounters.used })
    .from(usageCounters)
    .where(and(eq(usageCounters.subject, actor.subject), eq(usageCounters.period, usagePeriod(actor.role, now))));
  const used = row?.used ?? 0;
  return { remaining: Math.max(0, limit - used), used, limit, lastUpdated: now.toISOString() };
}
