import { randomUUID } from 'node:crypto';
import type { PlanId } from '@foja/contracts/plans';
import type { SignedInActor } from '../accounts/actor.ts';
import { findAccount } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { cancelSubscription, isOpen, readSubscriptions } from './cancel-subscription.ts';
import { hasPlan, planOffer } from './plan-offers.ts';
import { subscriptions } from './plans.table.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/**
 * Opens a subscription at the provider and tells where the person goes to pay. Nothing changes until the provider says that it
 * was authorized. A link that was asked for before and not paid stops working, so that nobody pays twice.
 * @throws {HttpError} 409 `conflict` for a plan that the account has, and while another subscription runs; 502
 * `upstream_failed`.
 */
export async function subscribe(
  deps: SettleDeps & { config: Pick<Config, 'publicUrl' | 'host' | 'port'> },
  actor: SignedInActor,
  plan: PlanId,
): Promise<{ redirectUrl: string }> {
  const account = await findAccount(deps, { id: actor.accountId });
  if (!account || hasPlan(account.role, plan)) {
    throw new HttpError(409, 'conflict', 'Tu cuenta ya tiene lo que ese plan incluye.');
  }
  await closeUnpaid(deps, actor);
  const offer = planOffer(plan);
  const id = randomUUID();
  const { externalId, redirectUrl } = await deps.payments.createSubscription({
    reference: id,
    plan,
    planName: offer.name,
    price: offer.price,
    currency: offer.currency,
    payerEmail: account.email,
    returnUrl: publicAddress(deps.config, '/profile'),
  });
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    await transaction.insert(subscriptions).values({
      id,
      accountId: account.id,
      provider: deps.payments.name,
      externalId,
      plan,
      status: 'pending',
      createdAt: now,
      updatedAt: now,
    });
    await recordActivity(
      { ...deps, db: transaction },
      {
        event: 'subscription_started',
        actorId: account.id,
        actorRole: actor.role,
        targetId: account.id,
        details: { plan },
      },
    );
  });
  return { redirectUrl };
}

/** Asks the provider of each that is open here, for it may have been paid or ended since we last heard of it. */
async function closeUnpaid(deps: SettleDeps, actor: SignedInActor): Promise<void> {
  for (const known of await readSubscriptions(deps, actor.accountId)) {
    if (!isOpen(known)) continue;
    const settled = await settleSubscription(deps, { externalId: known.externalId });
    if (!settled || !isOpen(settled)) continue;
    if (settled.status !== 'pending') {
      throw new HttpError(409, 'conflict', 'Ya tenés una suscripción. Cancelala antes de elegir otra.');
    }
    await cancelSubscription(deps, actor, settled);
  }
}
