import { usageLimits } from '@foja/contracts/limits';
import type { UsageRemaining } from '@foja/contracts/usage';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../accounts/actor.ts';
import type { UsageDeps } from './reserve-use.ts';
import { usageCounters } from './usage.table.ts';
import { usagePeriod } from './usage-period.ts';

/** What the actor has used and has left in the current period. */
export async function readUsage(deps: UsageDeps, actor: Actor): Promise<UsageRemaining> {
  const now = deps.clock.now();
  const { limit } = usageLimits[actor.role];
  const [row] = await deps.db
    .select({ used: usageCounters.used })
    .from(usageCounters)
    .where(and(eq(usageCounters.subject, actor.subject), eq(usageCounters.period, usagePeriod(actor.role, now))));
  const used = row?.used ?? 0;
  return { remaining: Math.max(0, limit - used), used, limit, lastUpdated: now.toISOString() };
}
