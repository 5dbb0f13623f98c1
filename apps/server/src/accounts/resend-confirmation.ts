import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accountToAdminister, actedBy } from './account-to-administer.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { SignedInActor } from './actor.ts';
import { bounds } from './bounds.ts';
import { fileAskedMail } from './file-asked-mail.ts';
import { findAccount } from './find-account.ts';
import { sendConfirmation, writeConfirmation } from './send-confirmation.ts';

/**
 * For whoever asks on the login page: files the mail if the address awaits confirmation and few were asked for; the same work is done
 * if it does not.
 */
export async function resendConfirmationTo(deps: AccountsDeps, email: string): Promise<void> {
  const account = await findAccount(deps, { email });
  await fileAskedMail(deps, {
    email,
    account: account?.emailConfirmedAt === null ? account : null,
    bound: bounds.confirmationMails,
    event: 'confirmation_resent',
    write: writeConfirmation,
  });
}

/**
 * For an administrator: files the mail again.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` where the actor may not touch the account; 409 `conflict` where the
 * address is confirmed already.
 */
export async function resendConfirmation(
  deps: AccountsDeps,
  { actor, accountId }: { actor: SignedInActor; accountId: string },
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const account = await accountToAdminister(transaction, actor, accountId);
    if (account.emailConfirmedAt) throw new HttpError(409, 'conflict', 'El email de esa cuenta ya está confirmado.');
    await sendConfirmation(within, account);
    await recordActivity(within, { event: 'confirmation_resent', ...actedBy(actor), targetId: accountId });
  });
}
