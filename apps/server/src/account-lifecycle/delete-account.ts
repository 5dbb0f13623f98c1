import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import type { SignedInActor } from '../accounts/actor.ts';
import { checkCurrentPassword } from '../accounts/check-current-password.ts';
import { holdToLeave, removeAccount } from '../accounts/leave.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { blankFeedbackOf } from '../chat/blank-feedback-of.ts';
import type { FirmsDeps } from '../firms/firms-deps.ts';
import { leaveWithAccount, requireFreeToLeave } from '../firms/leave-with-account.ts';
import { cancelSubscriptionsOf } from '../plans/cancel-subscription.ts';
import type { PaymentProvider } from '../plans/payment-provider.ts';

export type DeleteAccountDeps = AccountsDeps & FirmsDeps & { payments: PaymentProvider | null };

/**
 * Deletes one's own account with everything personal: what hangs from it, and what was written in opinions on answers. Causas of its
 * firm go to the titular. What it pays is cancelled first. Counts of use and lines of the activity log stay, under an id that is nobody's any more.
 * @throws {HttpError} 400 `invalid_credentials`; 423 `account_locked`; 409 `conflict` for the last SuperAdmin,
 * and for the last titular of a firm of others; 502
 * `upstream_failed` where a subscription could not be cancelled, and then the account stays.
 */
export async function deleteAccount(deps: DeleteAccountDeps, actor: SignedInActor, password: string): Promise<void> {
  const account = await checkCurrentPassword(deps, actor, password);
  // Asked before as well: whoever must stay keeps the subscription.
  await deps.db.transaction((transaction) => holdToLeave(transaction, account.id));
  await requireFreeToLeave(deps, account.id);
  await cancelSubscriptionsOf(deps, account.id);
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await holdToLeave(transaction, account.id);
    await leaveWithAccount(within, actor);
    await blankFeedbackOf(within, actor.subject);
    await recordActivity(within, { event: 'account_deleted', actorId: account.id, actorRole: actor.role });
    await removeAccount(transaction, account.id);
  });
}
