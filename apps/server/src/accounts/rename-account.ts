import type { AuthUser } from '@foja/contracts/accounts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';
import { accountColumns } from './find-account.ts';
import { presentAccount } from './present-account.ts';
import { accountGone } from './read-account.ts';

/** @throws {HttpError} 401 `invalid_token` where the account was deleted at the same time. */
export async function renameAccount(
  deps: { db: Database; clock: Clock },
  accountId: string,
  names: { firstName: string; lastName: string },
): Promise<AuthUser> {
  const [account] = await deps.db
    .update(accounts)
    .set({ firstName: names.firstName, lastName: names.lastName })
    .where(eq(accounts.id, accountId))
    .returning(accountColumns);
  if (!account) throw accountGone();
  return presentAccount(account, deps.clock.now());
}
