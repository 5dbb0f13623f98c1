import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../platform/sealed-store.ts';
import { mailOutbox } from './mail.table.ts';

/** The mails that wait, as they lie sealed. */
export function sealedMails(deps: { db: Database; keyring: Keyring }): SealedStore {
  return {
    title: 'mails en espera',
    listSeals: sealsOf(deps.db, mailOutbox.sealed),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(
          and(
            isNotNull(mailOutbox.sealed),
            isSealedOtherwise(key, mailOutbox.sealed),
            after === null ? undefined : gt(mailOutbox.id, after),
          ),
        )
        .orderBy(asc(mailOutbox.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(mailOutbox.id, id);
        const [row] = await transaction.select().from(mailOutbox).where(isThis).for('update');
        if (!row?.sealed) return;
        await transaction
          .update(mailOutbox)
          .set({ sealed: resealText(deps.keyring, 'mail', row.sealed) })
          .where(isThis);
      }),
  };
}
