import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { AgendaEntryRow } from './agenda.table.ts';

export interface Recipient {
  accountId: string;
  email: string;
  firstName: string;
}

/**
 * Whom the server tells of each of these entries: who is responsible, else whose it is. Nobody where that person is gone or locked,
 * or may not read it any more.
 */
export async function recipientsOf(
  deps: { db: DatabaseOrTransaction },
  rows: readonly AgendaEntryRow[],
): Promise<Map<string, Recipient>> {
  const chosen = rows.flatMap((row) => {
    const accountId = row.responsibleAccountId ?? row.ownerAccountId ?? row.authorAccountId;
    return accountId ? [{ entryId: row.id, accountId }] : [];
  });
  const accounts = await findAccountsById(
    deps,
    chosen.map(({ accountId }) => accountId),
  );
  return new Map(
    chosen.flatMap(({ entryId, accountId }) => {
      const account = accounts.get(accountId);
      if (!account || account.lockedAt) return [];
      return [[entryId, { accountId, email: account.email, firstName: account.firstName }] as const];
    }),
  );
}
