import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../platform/sealed-store.ts';
import { agendaEntries } from './agenda.table.ts';
import { entryPurpose } from './sealed-entry.ts';

/** Entries of agendas, as they lie sealed. */
export function sealedAgendaEntries(deps: { db: Database; keyring: Keyring }): SealedStore {
  return {
    title: 'entradas de la agenda',
    listSeals: sealsOf(deps.db, agendaEntries.sealedBody),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: agendaEntries.id })
        .from(agendaEntries)
        .where(
          and(
            isSealedOtherwise(key, agendaEntries.sealedBody),
            after === null ? undefined : gt(agendaEntries.id, after),
          ),
        )
        .orderBy(asc(agendaEntries.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(agendaEntries.id, id);
        const [row] = await transaction.select().from(agendaEntries).where(isThis).for('update');
        if (!row) return;
        await transaction
          .update(agendaEntries)
          .set({ sealedBody: resealText(deps.keyring, entryPurpose(row), row.sealedBody) })
          .where(isThis);
      }),
  };
}
