import { authMessages } from '@foja/contracts/accounts';
import { mayAdminister } from '@foja/contracts/roles';
import { and, eq, inArray } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { type AccountRow, findAccount } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { UsageDeps } from './reserve-use.ts';
import { usageCounters, usageReservations } from './usage.table.ts';

/**
 * Sets the counter of an account back to zero, with its line in the activity log. Both the total and the month in course,
 * so that it holds whatever plan is in force; the uses by day stay, for they happened.
 * @throws {HttpError} 404 `not_found` for nobody's account; 403 `forbidden` where the actor may not administer it.
 */
export async function resetUsage(
  deps: UsageDeps,
  actor: SignedInActor,
  whose: { id: string } | { email: string },
): Promise<AccountRow> {
  const account = await findAccount(deps, whose);
  if (!account) throw new HttpError(404, 'not_found', 'No existe una cuenta con ese email.');
  if (!mayAdminister(actor.role, account.role)) throw new HttpError(403, 'forbidden', authMessages.forbidden);
  const now = deps.clock.now();
  const periods = ['total', now.toISOString().slice(0, 7)];
  await deps.db.transaction(async (transaction) => {
    // What is in course was taken before: nothing of it is given back to the new count. Before the counter, as `refundUse` does.
    await transaction.delete(usageReservations).where(eq(usageReservations.subject, `user:${account.id}`));
    await transaction
      .update(usageCounters)
      .set({ used: 0, updatedAt: now })
      .where(and(eq(usageCounters.subject, `user:${account.id}`), inArray(usageCounters.period, periods)));
    await recordActivity(
      { db: transaction, clock: deps.clock },
      { event: 'usage_reset', actorId: actor.accountId, actorRole: actor.role, targetId: account.id },
    );
  });
  return account;
}
