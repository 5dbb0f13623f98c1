import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';
import { keepASuperAdmin } from './keep-a-super-admin.ts';
import { accountGone } from './read-account.ts';

/** Holds the account until the transaction ends; refuses where it may not go. */
export async function holdToLeave(transaction: Transaction, accountId: string): Promise<void> {
  const [held] = await transaction
    .select({ role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  if (!held) throw accountGone();
  if (held.role === 'SuperAdmin') await keepASuperAdmin(transaction, accountId);
}

/** Removes an account with everything that hangs from it in the database. */
export async function removeAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, accountId));
}
