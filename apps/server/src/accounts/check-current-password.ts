import { authMessages } from '@foja/contracts/accounts';
import { eq } from 'drizzle-orm';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { SignedInActor } from './actor.ts';
import { checkPassword } from './check-password.ts';

/**
 * That whoever has the session also knows the password. Wrong ones count as those of a login do.
 * @returns the account with the hash that was found right.
 * @throws {HttpError} 400 `invalid_credentials` and not 401: the session itself holds; 423 `account_locked`.
 */
export async function checkCurrentPassword(
  deps: AccountsDeps,
  actor: SignedInActor,
  password: string,
): Promise<typeof accounts.$inferSelect> {
  const wrong = new HttpError(400, 'invalid_credentials', authMessages.currentPasswordWrong);
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, actor.accountId));
  if (!account) throw wrong;
  await checkPassword(deps, { email: account.email, account, password, network: null, wrong });
  return account;
}
