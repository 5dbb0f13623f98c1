import type { PlanRequest } from '@foja/contracts/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { planRequests } from './plans.table.ts';
import { presentPlanRequest } from './present-plan.ts';

/** The plans that an account asked for, oldest first. */
export async function listPlanRequestsOf(deps: { db: Database }, accountId: string): Promise<PlanRequest[]> {
  const requests = await deps.db
    .select()
    .from(planRequests)
    .where(eq(planRequests.accountId, accountId))
    .orderBy(planRequests.createdAt, planRequests.id);
  return requests.map(presentPlanRequest);
}
