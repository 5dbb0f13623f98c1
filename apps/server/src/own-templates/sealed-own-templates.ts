import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../platform/sealed-store.ts';
import { ownTemplates } from './own-templates.table.ts';
import { templatePurpose } from './sealed-template.ts';

/** Own templates and clauses, as they lie sealed. */
export function sealedOwnTemplates(deps: { db: Database; keyring: Keyring }): SealedStore {
  return {
    title: 'modelos propios',
    listSeals: sealsOf(deps.db, ownTemplates.sealedName),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: ownTemplates.id })
        .from(ownTemplates)
        .where(
          and(
            isSealedOtherwise(key, ownTemplates.sealedName, ownTemplates.sealedBody),
            after === null ? undefined : gt(ownTemplates.id, after),
          ),
        )
        .orderBy(asc(ownTemplates.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(ownTemplates.id, id);
        const [row] = await transaction.select().from(ownTemplates).where(isThis).for('update');
        if (!row) return;
        const owner = { accountId: row.accountId, templateId: id };
        await transaction
          .update(ownTemplates)
          .set({
            sealedName: resealText(deps.keyring, templatePurpose(owner, 'name'), row.sealedName),
            sealedBody: resealText(deps.keyring, templatePurpose(owner, 'body'), row.sealedBody),
          })
          .where(isThis);
      }),
  };
}
