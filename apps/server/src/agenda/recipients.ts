import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { findMattersTold } from '../matters/find-matters-told.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { AgendaEntryRow } from './agenda.table.ts';

export interface Recipient {
  accountId: string;
  email: string;
  firstName: string;
}

/**
 * Whom the server tells of each of these entries: who is responsible for it, else for its causa, else who opened the causa: the first
 * of them who may still read it. Nobody where its causa was deleted.
 */
export async function recipientsOf(
  deps: { db: DatabaseOrTransaction },
  rows: readonly AgendaEntryRow[],
): Promise<Map<string, Recipient>> {
  const candidates = await candidatesOf(deps, rows);
  const accounts = await findAccountsById(deps, [...candidates.values()].flat());
  return new Map(
    rows.flatMap(({ id }) => {
      const found = candidates
        .get(id)
        ?.map((accountId) => accounts.get(accountId))
        .find((account) => account !== undefined && account.lockedAt === null);
      return found ? [[id, { accountId: found.id, email: found.email, firstName: found.firstName }] as const] : [];
    }),
  );
}

async function candidatesOf(
  deps: { db: DatabaseOrTransaction },
  rows: readonly AgendaEntryRow[],
): Promise<Map<string, string[]>> {
  const candidates = new Map<string, string[]>();
  const byMatter = new Map<string, AgendaEntryRow[]>();
  for (const row of rows) {
    if (row.matterId) byMatter.set(row.matterId, [...(byMatter.get(row.matterId) ?? []), row]);
    // Of one's own entry only oneself is responsible.
    else if (row.ownerAccountId) candidates.set(row.id, [row.ownerAccountId]);
  }
  const asked = [...byMatter].map(([matterId, ofMatter]) => ({
    matterId,
    besides: ofMatter.flatMap(({ responsibleAccountId }) => responsibleAccountId ?? []),
  }));
  for (const { matterId, accountIds, besides } of await findMattersTold(deps, asked)) {
    for (const { id, responsibleAccountId } of byMatter.get(matterId) ?? []) {
      const own = besides.filter((accountId) => accountId === responsibleAccountId);
      candidates.set(id, [...own, ...accountIds]);
    }
  }
  return candidates;
}
