import type { MyPlanResponse } from '@foja/contracts/plans';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { planRequests, subscriptions } from './plans.table.ts';
import { presentPlanRequest, presentSubscription } from './present-plan.ts';

/** Everything that an account has asked for, newest first, and its subscription: the one that runs, or the latest one. */
export async function readMyPlan(deps: { db: Pick<Database, 'select'> }, accountId: string): Promise<MyPlanResponse> {
  const requests = await deps.db
    .select()
    .from(planRequests)
    .where(eq(planRequests.accountId, accountId))
    .orderBy(desc(planRequests.createdAt), desc(planRequests.id));
  const [subscription] = await deps.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(sql`${subscriptions.status} in ('authorized', 'paused') desc`, desc(subscriptions.createdAt))
    .limit(1);
  return {
    requests: requests.map(presentPlanRequest),
    subscription: subscription ? presentSubscription(subscription) : null,
  };
}
