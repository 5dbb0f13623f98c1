import { authMessages, type LoginRequest, type LoginResponse } from '@foja/contracts/accounts';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { checkPassword } from './check-password.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession } from './open-session.ts';
import { findSecondFactor } from './second-factor/find-second-factor.ts';
import { issueChallenge } from './second-factor/sign-in-challenge.ts';
import type { SignInPlace } from './sign-in-place.ts';

/**
 * Signs in with address and password; where the account has a second factor, only as far as its code. Nothing but a right password tells whether the address has an account.
 * @throws {HttpError} 401 `invalid_credentials`; with the right password 423 `account_locked` (by an administrator) and 403
 * `email_not_confirmed`; and what `checkPassword` throws.
 */
export async function logIn(
  deps: AccountsDeps,
  request: Pick<LoginRequest, 'email' | 'password'>,
  from: SignInPlace,
): Promise<LoginResponse> {
  const email = request.email.toLowerCase();
  const wrong = new HttpError(401, 'invalid_credentials', authMessages.wrongCredentials);
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email));
  await checkPassword(deps, {
    email,
    account: account ?? null,
    password: request.password,
    network: from.network,
    wrong,
  });
  if (!account) throw wrong;
  if (account.lockedAt) {
    await recordActivity(deps, { event: 'login_failed', targetId: account.id, details: { reason: 'locked' } });
    throw new HttpError(423, 'account_locked', authMessages.lockedByAdmin);
  }
  if (deps.config.requireEmailConfirmation && !account.emailConfirmedAt) {
    await recordActivity(deps, { event: 'login_failed', targetId: account.id, details: { reason: 'unconfirmed' } });
    throw new HttpError(403, 'email_not_confirmed', authMessages.confirmFirst);
  }
  const answer = await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    // Held, as by whoever sets a second factor up: it either counts here already, or ends the session that opens here.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
    if (await findSecondFactor(transaction, account.id)) return issueChallenge(within, account, from.browser);
    const opened = await openSession(within, account, from.browser);
    if (opened) await noteSignIn(within, opened, from, { isFirst: account.lastLoginAt === null, withCode: false });
    return opened;
  });
  if (!answer) throw wrong;
  return answer;
}
