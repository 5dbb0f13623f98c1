import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';
import { type AccountRow, accountColumns } from './find-account.ts';

/** These accounts by id; one that is gone is left out. */
export async function findAccountsById(
  deps: { db: Pick<Database, 'select'> },
  ids: readonly string[],
): Promise<Map<string, AccountRow>> {
  if (ids.length === 0) return new Map();
  const rows = await deps.db
    .select(accountColumns)
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
