import type { AccountExport } from '@foja/contracts/account-export';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { matterItems, matters } from './matters.table.ts';
import { openHead, openItem } from './sealed-matter.ts';

/** What an account keeps of causas that it opened, for its owner; `agendaOf` gives the entries of these causas by id. */
export async function listMattersOf(
  deps: { db: Database; keyring: Keyring },
  accountId: string,
  agendaOf: (matterIds: readonly string[]) => Promise<ReadonlyMap<string, AccountExport['agenda']>>,
): Promise<AccountExport['matters']> {
  const rows = await deps.db
    .select()
    .from(matters)
    .where(and(eq(matters.ownerAccountId, accountId), isNull(matters.deletedAt)))
    .orderBy(asc(matters.createdAt));
  const agenda = await agendaOf(rows.map(({ id }) => id));
  const told: AccountExport['matters'] = [];
  for (const row of rows) {
    const items = await deps.db
      .select()
      .from(matterItems)
      .where(and(eq(matterItems.matterId, row.id), isNull(matterItems.deletedAt)))
      .orderBy(asc(matterItems.createdAt));
    told.push({
      head: openHead(deps, row),
      forum: row.forum,
      state: row.state,
      archivedAt: row.archivedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      items: await openInTurns(
        items,
        ({ sealedBody }) => sealedBody,
        (item) => ({ content: openItem(deps, item), createdAt: item.createdAt.toISOString() }),
      ),
      agenda: agenda.get(row.id) ?? [],
    });
  }
  return told;
}
