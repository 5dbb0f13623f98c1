import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../platform/sealed-store.ts';
import { novelties, watches } from './watches.table.ts';
import { noveltyPurpose, watchPurpose } from './watches-deps.ts';

type SealDeps = { db: Database; keyring: Keyring };

/** What accounts watch, as it lies sealed. */
export function sealedWatches(deps: SealDeps): SealedStore {
  return {
    title: 'seguimientos',
    listSeals: sealsOf(deps.db, watches.sealedTerm),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: watches.id })
        .from(watches)
        .where(and(isSealedOtherwise(key, watches.sealedTerm), after === null ? undefined : gt(watches.id, after)))
        .orderBy(asc(watches.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const [row] = await transaction.select().from(watches).where(eq(watches.id, id)).for('update');
        if (!row) return;
        const sealedTerm = resealText(deps.keyring, watchPurpose(row), row.sealedTerm);
        await transaction.update(watches).set({ sealedTerm }).where(eq(watches.id, id));
      }),
  };
}

/** What accounts were told, as far as it lies sealed. */
export function sealedNovelties(deps: SealDeps): SealedStore {
  return {
    title: 'novedades',
    listSeals: sealsOf(deps.db, novelties.sealedSubject),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: novelties.id })
        .from(novelties)
        .where(
          and(isSealedOtherwise(key, novelties.sealedSubject), after === null ? undefined : gt(novelties.id, after)),
        )
        .orderBy(asc(novelties.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const [row] = await transaction.select().from(novelties).where(eq(novelties.id, id)).for('update');
        if (!row) return;
        const sealedSubject = resealText(deps.keyring, noveltyPurpose(row), row.sealedSubject);
        await transaction.update(novelties).set({ sealedSubject }).where(eq(novelties.id, id));
      }),
  };
}
