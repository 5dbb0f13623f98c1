import { and, eq, lte } from 'drizzle-orm';
import { accountToAdminister } from '../accounts/account-to-administer.ts';
import { changeRole } from '../accounts/change-role.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { roleOfPlan } from './plan-offers.ts';
import { subscriptions } from './plans.table.ts';

/**
 * Takes the plan away where a paused subscription's paid time is over. Each such end counts once, for the date is cleared
 * with it. Returns how many subscriptions ran out.
 */
export async function endUnpaidPlans(deps: { db: Database; clock: Clock }): Promise<number> {
  return deps.db.transaction(async (transaction) => {
    const ended = await transaction
      .update(subscriptions)
      .set({ nextPaymentAt: null })
      .where(and(eq(subscriptions.status, 'paused'), lte(subscriptions.nextPaymentAt, deps.clock.now())))
      .returning({ accountId: subscriptions.accountId, plan: subscriptions.plan });
    for (const { accountId, plan } of ended) {
      const account = await accountToAdminister(transaction, null, accountId);
      if (account.role !== roleOfPlan[plan]) continue;
      await changeRole(
        { ...deps, db: transaction },
        { actor: null, accountId, role: 'User', reason: 'subscription_unpaid' },
      );
    }
    return ended.length;
  });
}
