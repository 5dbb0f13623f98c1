import type { AccountExport } from '@foja/contracts/account-export';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { agendaEntries } from './agenda.table.ts';
import { openEntryBody } from './sealed-entry.ts';

/** What an account keeps in its own agenda, for its owner; what belongs to a causa is exported with it. */
export async function listAgendaOf(
  deps: { db: Database; keyring: Keyring },
  accountId: string,
): Promise<AccountExport['agenda']> {
  const rows = await deps.db
    .select()
    .from(agendaEntries)
    .where(and(eq(agendaEntries.ownerAccountId, accountId), isNull(agendaEntries.deletedAt)))
    .orderBy(asc(agendaEntries.day));
  return openInTurns(
    rows,
    ({ sealedBody }) => sealedBody,
    (row) => {
      const { title, notes } = openEntryBody(deps, row);
      return { kind: row.kind, state: row.state, day: row.day, time: row.time, title, notes };
    },
  );
}
