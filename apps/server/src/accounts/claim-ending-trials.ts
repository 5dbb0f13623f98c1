import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';
import { type AccountRow, accountColumns } from './find-account.ts';

/**
 * Free accounts whose trial ends between `now` and `before`, each handed out once in its life: what is done with them
 * belongs in the same transaction. Of servers that ask at once each account goes to one.
 */
export async function claimEndingTrials(transaction: Transaction, now: Date, before: Date): Promise<AccountRow[]> {
  return transaction
    .update(accounts)
    .set({ trialNoticeAt: now })
    .where(
      and(
        eq(accounts.role, 'User'),
        gt(accounts.trialEndsAt, now),
        lte(accounts.trialEndsAt, before),
        isNull(accounts.trialNoticeAt),
        isNull(accounts.lockedAt),
      ),
    )
    .returning(accountColumns);
}
