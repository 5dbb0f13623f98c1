import type { AdminPlanRequest } from '@foja/contracts/admin';
import { and, eq } from 'drizzle-orm';
import { accountToAdminister } from '../accounts/account-to-administer.ts';
import type { SignedInActor } from '../accounts/actor.ts';
import { changeRole } from '../accounts/change-role.ts';
import type { AccountRow } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { enqueueMail, type MailDeps } from '../mail/enqueue-mail.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { presentAdminPlanRequest } from './list-plan-requests.ts';
import { isAbovePlans, planOffer, roleOfPlan } from './plan-offers.ts';
import { planRequests } from './plans.table.ts';

export type DecideDeps = Omit<MailDeps, 'db'> & {
  db: Database;
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
};

export interface Decision {
  /** Of the request. */
  id: string;
  /** What the administrator says to the person. */
  note?: string | undefined;
}

/**
 * Gives the plan that was asked for: request, role, mail and log lines stand together. Of administrators who decide at
 * once one does.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` where the actor may not administer the account; 409 `conflict` for a
 * request that was decided or withdrawn, and for an account that has become an administrator's.
 */
export function grantPlanRequest(
  deps: DecideDeps,
  actor: SignedInActor,
  decision: Decision,
): Promise<AdminPlanRequest> {
  return deps.db.transaction(async (transaction) => {
    const { request, account } = await decide(transaction, deps, actor, decision, 'granted');
    if (isAbovePlans(account.role)) {
      throw new HttpError(409, 'conflict', 'La cuenta tiene un rol que está por encima de los planes.');
    }
    const role = roleOfPlan[request.plan];
    const changed = await changeRole(
      { ...deps, db: transaction },
      { actor, accountId: account.id, role, reason: 'plan_granted' },
    );
    return presentAdminPlanRequest(request, changed);
  });
}

/**
 * Declines a request; the account stays as it is.
 * @throws {HttpError} as {@link grantPlanRequest}.
 */
export function declinePlanRequest(
  deps: DecideDeps,
  actor: SignedInActor,
  decision: Decision,
): Promise<AdminPlanRequest> {
  return deps.db.transaction(async (transaction) => {
    const { request, account } = await decide(transaction, deps, actor, decision, 'declined');
    return presentAdminPlanRequest(request, account);
  });
}

async function decide(
  transaction: Transaction,
  deps: DecideDeps,
  actor: SignedInActor,
  { id, note = '' }: Decision,
  status: 'granted' | 'declined',
): Promise<{ request: typeof planRequests.$inferSelect; account: AccountRow }> {
  const inside = { ...deps, db: transaction };
  const [request] = await transaction
    .update(planRequests)
    .set({ status, decidedAt: deps.clock.now(), decidedBy: actor.accountId, note: note || null })
    .where(and(eq(planRequests.id, id), eq(planRequests.status, 'pending')))
    .returning();
  if (!request) throw await notPending(transaction, id);
  const account = await accountToAdminister(transaction, actor, request.accountId);
  await recordActivity(inside, {
    event: status === 'granted' ? 'plan_granted' : 'plan_declined',
    actorId: actor.accountId,
    actorRole: actor.role,
    targetId: account.id,
    details: { plan: request.plan },
  });
  await enqueueMail(inside, {
    template: status === 'granted' ? 'plan-granted' : 'plan-declined',
    to: account.email,
    values: {
      firstName: account.firstName,
      plan: planOffer(request.plan).name,
      link: publicAddress(deps.config, status === 'granted' ? '/dashboard' : '/trial'),
      note,
    },
  });
  return { request, account };
}

async function notPending(transaction: Transaction, id: string): Promise<HttpError> {
  const [decided] = await transaction.select({ id: planRequests.id }).from(planRequests).where(eq(planRequests.id, id));
  return decided
    ? new HttpError(409, 'conflict', 'La solicitud ya fue resuelta.')
    : new HttpError(404, 'not_found', 'No existe esa solicitud.');
}
