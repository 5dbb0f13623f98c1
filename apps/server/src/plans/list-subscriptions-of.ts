import type { Subscription } from '@foja/contracts/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { subscriptions } from './plans.table.ts';
import { presentSubscription } from './present-plan.ts';

/** Everything that an account ever paid or began to pay, at any provider, oldest first. */
export async function listSubscriptionsOf(deps: { db: Database }, accountId: string): Promise<Subscription[]> {
  const paid = await deps.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(subscriptions.createdAt, subscriptions.id);
  return paid.map(presentSubscription);
}
