import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../platform/sealed-store.ts';
import { matterItems, matters } from './matters.table.ts';
import { headPurpose, itemPurpose } from './sealed-matter.ts';

type StoreDeps = { db: Database; keyring: Keyring };

/** Causas, as they lie sealed. */
export function sealedMatters(deps: StoreDeps): SealedStore {
  return {
    title: 'causas',
    listSeals: sealsOf(deps.db, matters.sealedHead),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: matters.id })
        .from(matters)
        .where(and(isSealedOtherwise(key, matters.sealedHead), after === null ? undefined : gt(matters.id, after)))
        .orderBy(asc(matters.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(matters.id, id);
        const [row] = await transaction.select().from(matters).where(isThis).for('update');
        if (!row) return;
        await transaction
          .update(matters)
          .set({ sealedHead: resealText(deps.keyring, headPurpose(id), row.sealedHead) })
          .where(isThis);
      }),
  };
}

/** What is written into them. */
export function sealedMatterItems(deps: StoreDeps): SealedStore {
  const { sealedBody, sealedTerms } = matterItems;
  return {
    title: 'elementos de causas',
    listSeals: sealsOf(deps.db, sealedBody),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: matterItems.id })
        .from(matterItems)
        .where(
          and(isSealedOtherwise(key, sealedBody, sealedTerms), after === null ? undefined : gt(matterItems.id, after)),
        )
        .orderBy(asc(matterItems.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(matterItems.id, id);
        const [row] = await transaction.select().from(matterItems).where(isThis).for('update');
        if (!row) return;
        await transaction
          .update(matterItems)
          .set({
            sealedBody: resealText(deps.keyring, itemPurpose(row, 'body'), row.sealedBody),
            sealedTerms: resealText(deps.keyring, itemPurpose(row, 'terms'), row.sealedTerms),
          })
          .where(isThis);
      }),
  };
}
