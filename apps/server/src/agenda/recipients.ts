import { and, inArray, isNull } from 'drizzle-orm';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { type MatterRow, matters } from '../matters/matters.table.ts';
import { roleInMatter } from '../matters/role-in-matter.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { AgendaEntryRow } from './agenda.table.ts';

export interface Recipient {
  accountId: string;
  email: string;
  firstName: string;
}

/**
 * Whom the server tells of each of these entries: who is responsible for it, else for its causa, else who wrote it or opened the causa:
 * the first of them who may still read it. Nobody where its causa was deleted.
 */
export async function recipientsOf(
  deps: { db: DatabaseOrTransaction },
  rows: readonly AgendaEntryRow[],
): Promise<Map<string, Recipient>> {
  const causas = await mattersOf(deps, rows);
  const candidates = rows.map((row) => ({ row, accountIds: candidatesFor(row, causas) }));
  const accounts = await findAccountsById(
    deps,
    candidates.flatMap(({ accountIds }) => accountIds),
  );
  const recipients = new Map<string, Recipient>();
  for (const { row, accountIds } of candidates) {
    for (const accountId of accountIds) {
      const account = accounts.get(accountId);
      const matter = row.matterId ? causas.get(row.matterId) : undefined;
      if (!account || account.lockedAt || (matter && !(await roleInMatter(deps, accountId, matter)))) continue;
      recipients.set(row.id, { accountId, email: account.email, firstName: account.firstName });
      break;
    }
  }
  return recipients;
}

async function mattersOf(
  deps: { db: DatabaseOrTransaction },
  rows: readonly AgendaEntryRow[],
): Promise<Map<string, MatterRow>> {
  const ids = [...new Set(rows.flatMap(({ matterId }) => matterId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await deps.db
    .select()
    .from(matters)
    .where(and(inArray(matters.id, ids), isNull(matters.deletedAt)));
  return new Map(found.map((row) => [row.id, row]));
}

function candidatesFor(row: AgendaEntryRow, causas: ReadonlyMap<string, MatterRow>): string[] {
  const matter = row.matterId ? causas.get(row.matterId) : undefined;
  if (row.matterId && !matter) return [];
  return [
    row.responsibleAccountId,
    row.ownerAccountId,
    matter?.responsibleAccountId,
    row.authorAccountId,
    matter?.ownerAccountId,
  ].filter((id) => id !== null && id !== undefined);
}
