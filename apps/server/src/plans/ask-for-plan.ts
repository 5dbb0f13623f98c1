import { randomUUID } from 'node:crypto';
import type { PlanId, PlanRequest } from '@foja/contracts/plans';
import type { SignedInActor } from '../accounts/actor.ts';
import { findAccount } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { hasPlan } from './plan-offers.ts';
import { planRequests } from './plans.table.ts';
import { presentPlanRequest } from './present-plan.ts';

/**
 * Files a request for a plan, which an administrator grants or declines. Somebody on trial may ask for Premium.
 * @throws {HttpError} 409 `conflict` while another request is pending, of calls that race for all but one, and where the
 * account has the plan already.
 */
export async function askForPlan(
  deps: { db: Database; clock: Clock },
  actor: SignedInActor,
  order: { plan: PlanId; message?: string },
): Promise<PlanRequest> {
  const account = await findAccount(deps, { id: actor.accountId });
  if (!account || hasPlan(account.role, order.plan)) {
    throw new HttpError(409, 'conflict', 'Tu cuenta ya tiene lo que ese plan incluye.');
  }
  return deps.db.transaction(async (transaction) => {
    const [request] = await transaction
      .insert(planRequests)
      .values({
        id: randomUUID(),
        accountId: actor.accountId,
        plan: order.plan,
        message: order.message || null,
        status: 'pending',
        createdAt: deps.clock.now(),
      })
      // The index lets one account have one pending request.
      .onConflictDoNothing()
      .returning();
    if (!request) throw new HttpError(409, 'conflict', 'Ya tenés una solicitud pendiente.');
    await recordActivity(
      { ...deps, db: transaction },
      {
        event: 'plan_requested',
        actorId: actor.accountId,
        actorRole: actor.role,
        targetId: actor.accountId,
        details: { plan: order.plan },
      },
    );
    return presentPlanRequest(request);
  });
}
