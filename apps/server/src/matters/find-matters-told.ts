import { and, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { matters } from './matters.table.ts';
import { roleInMatter } from './role-in-matter.ts';
import { openHead } from './sealed-matter.ts';

/** Whom the server tells of each of these causas, who opened it and who is responsible, as far as they may read it; and what it is called. */
export async function findMattersTold(
  deps: { db: DatabaseOrTransaction; keyring: Keyring },
  ids: readonly string[],
): Promise<{ matterId: string; accountIds: string[]; title: () => string }[]> {
  if (ids.length === 0) return [];
  const rows = await deps.db
    .select()
    .from(matters)
    .where(and(inArray(matters.id, [...new Set(ids)]), isNull(matters.deletedAt)));
  const told: { matterId: string; accountIds: string[]; title: () => string }[] = [];
  for (const row of rows) {
    const accountIds: string[] = [];
    for (const accountId of new Set([row.ownerAccountId, row.responsibleAccountId])) {
      if (accountId !== null && (await roleInMatter(deps, accountId, row))) accountIds.push(accountId);
    }
    told.push({ matterId: row.id, accountIds, title: () => openHead(deps, row).title });
  }
  return told;
}
