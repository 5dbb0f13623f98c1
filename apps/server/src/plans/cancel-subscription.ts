import { and, desc, eq } from 'drizzle-orm';
import type { Administrator } from '../accounts/account-to-administer.ts';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { subscriptions } from './plans.table.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Whether a subscription is billed or could be. */
export function isOpen({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return status === 'pending' || status === 'authorized' || status === 'paused';
}

/** An account's subscriptions at this provider, newest first. */
export async function readSubscriptions(
  deps: { db: Database; payments: PaymentProvider },
  accountId: string,
): Promise<SubscriptionRow[]> {
  return deps.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.provider, deps.payments.name)))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/**
 * Ends everything that an account pays or could pay; the plan goes with it.
 * @returns the one that ran, or else the latest, as it stands after.
 * @throws {HttpError} 404 `not_found` where there is nothing to end; 502 `upstream_failed`, and then try again.
 */
export async function cancelMySubscription(deps: SettleDeps, actor: SignedInActor): Promise<SubscriptionRow> {
  const open = (await readSubscriptions(deps, actor.accountId)).filter(isOpen);
  const main = open.find(({ status }) => status !== 'pending') ?? open[0];
  if (!main) throw new HttpError(404, 'not_found', 'No tenés una suscripción activa.');
  for (const other of open) if (other !== main) await cancelSubscription(deps, actor, other);
  return cancelSubscription(deps, actor, main);
}

/**
 * For an account that is about to be deleted: nothing is billed any more once this has returned. Nothing to do without a
 * provider.
 * @throws {HttpError} 502 `upstream_failed`: the account must stay, or it would be billed with nobody to stop it.
 */
export async function cancelSubscriptionsOf(
  deps: Omit<SettleDeps, 'payments'> & { payments: PaymentProvider | null },
  accountId: string,
): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  for (const subscription of await readSubscriptions({ ...deps, payments }, accountId)) {
    if (isOpen(subscription)) await cancelSubscription({ ...deps, payments }, null, subscription);
  }
}

export async function cancelSubscription(
  deps: SettleDeps,
  actor: Administrator,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  const settled = await settleSubscription(deps, {
    externalId: subscription.externalId,
    read: (externalId) => deps.payments.cancelSubscription(externalId),
    actor,
  });
  return settled ?? subscription;
}
