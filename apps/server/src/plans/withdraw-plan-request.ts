import type { PlanRequest } from '@foja/contracts/plans';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { planRequests } from './plans.table.ts';
import { presentPlanRequest } from './present-plan.ts';

/**
 * Takes back one's own pending request.
 * @throws {HttpError} 404 `not_found` for another's or none; 409 `conflict` for one that is no longer pending.
 */
export async function withdrawPlanRequest(
  deps: { db: Database; clock: Clock },
  actor: SignedInActor,
  id: string,
): Promise<PlanRequest> {
  const own = and(eq(planRequests.id, id), eq(planRequests.accountId, actor.accountId));
  return deps.db.transaction(async (transaction) => {
    const [request] = await transaction
      .update(planRequests)
      .set({ status: 'withdrawn', decidedAt: deps.clock.now() })
      .where(and(own, eq(planRequests.status, 'pending')))
      .returning();
    if (!request) {
      const [settled] = await transaction.select({ id: planRequests.id }).from(planRequests).where(own);
      throw settled
        ? new HttpError(409, 'conflict', 'La solicitud ya no está pendiente.')
        : new HttpError(404, 'not_found', 'No existe esa solicitud.');
    }
    await recordActivity(
      { ...deps, db: transaction },
      {
        event: 'plan_request_withdrawn',
        actorId: actor.accountId,
        actorRole: actor.role,
        targetId: actor.accountId,
        details: { plan: request.plan },
      },
    );
    return presentPlanRequest(request);
  });
}
