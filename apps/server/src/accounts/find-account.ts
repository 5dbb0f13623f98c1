import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';

/** An account as the other domains see it. */
export type AccountRow = Omit<typeof accounts.$inferSelect, 'passwordHash'>;

const { passwordHash: _kept, ...visibleColumns } = getTableColumns(accounts);

/** What a query of `accounts` selects or returns to give an {@link AccountRow}. */
export const accountColumns = visibleColumns;

/** The account of this id (a UUID) or address (in any case); null where there is none. */
export async function findAccount(
  deps: { db: Pick<Database, 'select'> },
  by: { id: string } | { email: string },
): Promise<AccountRow | null> {
  const [account] = await deps.db
    .select(accountColumns)
    .from(accounts)
    .where('id' in by ? eq(accounts.id, by.id) : eq(accounts.email, by.email.trim().toLowerCase()));
  return account ?? null;
}
