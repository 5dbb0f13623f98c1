import { authMessages } from '@foja/contracts/accounts';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';
import type { PasswordDeps } from './accounts-deps.ts';
import { requireUnbreachedPassword } from './breached-passwords.ts';
import { markConfirmed } from './confirm-email.ts';
import { endSessions } from './end-sessions.ts';
import { findAccount } from './find-account.ts';
import { liftLockout } from './lockout.ts';
import { peekMailToken, useMailToken } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';

/**
 * Sets a new password by the link of a mail. Ends every session, key and calendar address, lifts a lock by wrong passwords, and confirms the address,
 * since the link was read there.
 * @throws {HttpError} 400 `breached_password`; 400 `invalid_link` where the token does not work or is another address's.
 */
export async function resetPassword(
  deps: PasswordDeps,
  request: { email: string; resetToken: string; newPassword: string },
): Promise<void> {
  // Before the link is used up: it is good for another password.
  await requireUnbreachedPassword(request.newPassword);
  const invalid = new HttpError(400, 'invalid_link', authMessages.linkInvalid);
  const accountId = await peekMailToken(deps, request.resetToken, 'reset');
  const account = accountId ? await findAccount(deps, { id: accountId }) : null;
  if (!account || account.email !== request.email.toLowerCase()) throw invalid;
  const passwordHash = await hashPassword(request.newPassword);
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    if (!(await useMailToken(within, request.resetToken, 'reset'))) throw invalid;
    await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await markConfirmed(within, account.id);
    const sessions = await endSessions(within, account.id);
    const keys = await deps.endOtherAccess(within, account.id);
    await liftLockout(within, account.email);
    await tellOfNewPassword(within, account);
    await recordActivity(within, { event: 'password_reset', actorId: account.id, details: { sessions, keys } });
  });
}
