import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, sealsOf } from '../platform/sealed-store.ts';
import { documentJobs, documentJobTexts } from './document-jobs.table.ts';
import { jobPurpose } from './present-job.ts';

/** Names, results and questions of jobs, as they lie sealed. Their files are gone before a rotation ends. */
export function sealedDocumentJobs(deps: { db: Database; keyring: Keyring }): SealedStore {
  const { id: jobId, sealedDoubt, sealedName, sealedResult } = documentJobs;
  return {
    title: 'trabajos con archivos',
    listSeals: sealsOf(deps.db, sealedName),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: jobId })
        .from(documentJobs)
        .where(
          and(
            isSealedOtherwise(key, sealedName, sealedResult, sealedDoubt),
            after === null ? undefined : gt(jobId, after),
          ),
        )
        .orderBy(asc(jobId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const isThis = eq(jobId, id);
        const [row] = await transaction.select().from(documentJobs).where(isThis).for('update');
        if (!row) return;
        const again = (field: 'name' | 'result' | 'doubt', sealed: string) =>
          resealText(deps.keyring, jobPurpose(row, field), sealed);
        await transaction
          .update(documentJobs)
          .set({
            sealedName: again('name', row.sealedName),
            sealedResult: row.sealedResult && again('result', row.sealedResult),
            sealedDoubt: row.sealedDoubt && again('doubt', row.sealedDoubt),
          })
          .where(isThis);
      }),
  };
}

/** Texts that are kept with their jobs. */
export function sealedJobTexts(deps: { db: Database; keyring: Keyring }): SealedStore {
  const { jobId, sealedText } = documentJobTexts;
  return {
    title: 'textos de archivos analizados',
    listSeals: sealsOf(deps.db, sealedText),
    async listOthers(key, after, limit) {
      const rows = await deps.db
        .select({ id: jobId })
        .from(documentJobTexts)
        .where(and(isSealedOtherwise(key, sealedText), after === null ? undefined : gt(jobId, after)))
        .orderBy(asc(jobId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        const [row] = await transaction
          .select({ id: documentJobs.id, accountId: documentJobs.accountId, sealedText })
          .from(documentJobTexts)
          .innerJoin(documentJobs, eq(documentJobs.id, jobId))
          .where(eq(jobId, id))
          .for('update');
        if (!row) return;
        await transaction
          .update(documentJobTexts)
          .set({ sealedText: resealText(deps.keyring, jobPurpose(row, 'text'), row.sealedText) })
          .where(eq(jobId, id));
      }),
  };
}
