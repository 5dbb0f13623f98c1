import type { DocumentJobFailure } from '@foja/contracts/document-job-limits';
import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { keepUse } from '../usage/keep-use.ts';
import { refundUse } from '../usage/refund-use.ts';
import { documentJobs } from './document-jobs.table.ts';

/** How a job ends. `write` is part of the same transaction: what the vault keeps of it. */
export type JobEnd =
  | { state: 'done'; sealedResult: string | null; write?: (transaction: Transaction) => Promise<void> }
  | { state: 'failed'; failure: DocumentJobFailure }
  | { state: 'cancelled' };

/** That a job is one of those that wait or run. */
export const isUnderWay = inArray(documentJobs.state, ['queued', 'running']);

/**
 * Brings a job to its end, and its use with it: kept where it is done, else given back. Of those who end the same job at the same time
 * (the work that is done, the person who cancels it, the clock) one does, and the others change nothing.
 * @returns false where it was over already.
 */
export async function endJob({ clock, db }: { clock: Clock; db: Database }, id: string, end: JobEnd): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(documentJobs)
      .set({
        state: end.state,
        failure: end.state === 'failed' ? end.failure : null,
        sealedResult: end.state === 'done' ? end.sealedResult : null,
        stage: null,
        pagesRead: null,
        finishedAt: clock.now(),
      })
      .where(and(eq(documentJobs.id, id), isUnderWay))
      .returning({ use: documentJobs.use });
    if (!ended) return false;
    const within = { clock, db: transaction };
    if (end.state === 'done') {
      await end.write?.(transaction);
      await keepUse(within, ended.use);
    } else {
      await refundUse(within, ended.use);
    }
    return true;
  });
}
