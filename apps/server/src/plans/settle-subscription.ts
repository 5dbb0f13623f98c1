import type { Subscription } from '@foja/contracts/plans';
import { and, eq } from 'drizzle-orm';
import { type Administrator, accountToAdminister, actedBy } from '../accounts/account-to-administer.ts';
import { changeRole } from '../accounts/change-role.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { PaymentProvider, ProviderSubscription } from './payment-provider.ts';
import { isAbovePlans, roleOfPlan } from './plan-offers.ts';
import { paymentNotices, subscriptions } from './plans.table.ts';

export interface SettleDeps {
  db: Database;
  clock: Clock;
  payments: PaymentProvider;
}

type SubscriptionRow = typeof subscriptions.$inferSelect;

export interface Settlement {
  externalId: string;
  /** How the provider's state is read; asking it to cancel is one way. By default it is only read. */
  read?: (externalId: string) => Promise<ProviderSubscription>;
  /** The notice that this answers, noted in the same transaction: where the effect fails, it is not noted either. */
  noticeId?: string;
  /** Who caused it; null for the provider. */
  actor?: Administrator;
}

const roundsMax = 5;

/**
 * Brings a subscription, and the role that it pays for, to the state that the provider tells at this moment. The provider is
 * asked outside of any transaction; if somebody else has settled the subscription meanwhile, what was read may be older than
 * what they wrote, so it is read again.
 * @returns the subscription as it stands; null where the provider's id is none of ours.
 * @throws {HttpError} 502 `upstream_failed`, and then nothing has changed.
 */
export async function settleSubscription(deps: SettleDeps, settlement: Settlement): Promise<SubscriptionRow | null> {
  const { externalId, read = (id) => deps.payments.getSubscription(id) } = settlement;
  const ours = and(eq(subscriptions.provider, deps.payments.name), eq(subscriptions.externalId, externalId));
  for (let round = 1; round <= roundsMax; round++) {
    const [seen] = await deps.db.select().from(subscriptions).where(ours);
    if (!seen) return null;
    const state = await read(externalId);
    if (state.reference !== seen.id) break;
    const outcome = await deps.db.transaction((transaction) => write(transaction, deps, seen, state, settlement));
    if (outcome !== 'overtaken') return outcome;
  }
  throw new HttpError(
    502,
    'upstream_failed',
    'El medio de pago no respondió como se esperaba. Intentá de nuevo más tarde.',
  );
}

async function write(
  transaction: Transaction,
  deps: SettleDeps,
  seen: SubscriptionRow,
  state: ProviderSubscription,
  { noticeId, actor = null }: Settlement,
): Promise<SubscriptionRow | 'overtaken'> {
  const now = deps.clock.now();
  // `updatedAt` is also the version of the row, so it always moves on.
  const updatedAt = new Date(Math.max(now.getTime(), seen.updatedAt.getTime() + 1));
  const [written] = await transaction
    .update(subscriptions)
    .set({ status: state.status, nextPaymentAt: state.nextPaymentAt, updatedAt })
    .where(and(eq(subscriptions.id, seen.id), eq(subscriptions.updatedAt, seen.updatedAt)))
    .returning();
  if (!written) return 'overtaken';
  if (noticeId !== undefined) {
    await transaction
      .insert(paymentNotices)
      .values({ provider: deps.payments.name, noticeId, receivedAt: now })
      .onConflictDoNothing();
  }
  if (written.status !== seen.status) {
    await recordActivity(
      { ...deps, db: transaction },
      {
        event: 'subscription_changed',
        ...actedBy(actor),
        targetId: seen.accountId,
        details: { plan: seen.plan, from: seen.status, to: written.status },
      },
    );
    await moveRole(transaction, deps, written, now);
  }
  return written;
}

/**
 * Authorized brings the plan; cancelled and finished take it away; paused keeps it until the next payment would have been
 * due, for that time is paid. Administrators keep their role, and so does who has another plan by now.
 */
async function moveRole(
  transaction: Transaction,
  deps: SettleDeps,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  const account = await accountToAdminister(transaction, null, subscription.accountId);
  if (isAbovePlans(account.role)) return;
  const role = roleOfPlan[subscription.plan];
  const inside = { ...deps, db: transaction };
  if (subscription.status === 'authorized') {
    await changeRole(inside, { actor: null, accountId: account.id, role, reason: 'subscription_authorized' });
  } else if (hasEnded(subscription, now) && account.role === role) {
    await changeRole(inside, { actor: null, accountId: account.id, role: 'User', reason: 'subscription_ended' });
  }
}

function hasEnded({ status, nextPaymentAt }: Pick<Subscription, 'status'> & { nextPaymentAt: Date | null }, now: Date) {
  if (status === 'paused') return nextPaymentAt === null || nextPaymentAt <= now;
  return status === 'cancelled' || status === 'finished';
}
