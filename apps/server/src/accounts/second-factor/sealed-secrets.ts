import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../../platform/sealed-store.ts';
import { secondFactors } from '../second-factor.table.ts';
import { holdSecondFactor } from './find-second-factor.ts';
import { secretPurpose } from './sealed-secret.ts';

/** The secrets of the second factors, as they lie sealed. */
export function sealedSecrets(deps: { db: Database; keyring: Keyring }): SealedStore {
  return {
    title: 'verificaciones en dos pasos',
    listSeals: sealsOf(deps.db, secondFactors.sealedSecret),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: secondFactors.accountId })
        .from(secondFactors)
        .where(
          and(
            isSealedOtherwise(key, secondFactors.sealedSecret),
            after === null ? undefined : gt(secondFactors.accountId, after),
          ),
        )
        .orderBy(asc(secondFactors.accountId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const row = await holdSecondFactor(transaction, id);
        if (!row) return;
        await transaction
          .update(secondFactors)
          .set({ sealedSecret: resealText(deps.keyring, secretPurpose(id), row.sealedSecret) })
          .where(eq(secondFactors.accountId, id));
      }),
  };
}
