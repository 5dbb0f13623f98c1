import type { DocumentJobFailure } from '@foja/contracts/document-job-limits';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { keepUse } from '../usage/keep-use.ts';
import { refundUse } from '../usage/refund-use.ts';
import { documentJobs } from './document-jobs.table.ts';

/** How a job ends. `write` is part of the same transaction: what the vault keeps of it, or the text that may be read anew. */
export type JobEnd =
  | { state: 'done'; sealedResult: string | null; write?: (transaction: Transaction) => Promise<void> }
  | { state: 'asking'; sealedDoubt: string; write: (transaction: Transaction) => Promise<void> }
  | { state: 'failed'; failure: DocumentJobFailure }
  | { state: 'cancelled'; by: 'owner' | 'administration' };

/** That a job is one of those that wait or run. */
export const isUnderWay = inArray(documentJobs.state, ['queued', 'running']);

/** A job's use as of one with which no model has begun. */
export const unbegunUse = sql`${documentJobs.use} - 'modelHasBegun'`;

/**
 * Brings the work of a job to its end, and its use with it: kept where it is done, or its owner cancels it once a language model has begun
 * with it; else given back. Of those who end the same work at the
 * same time (the work that is done, the person who cancels it, the clock) one does, and the others change nothing. One that was read anew and
 * is not done is as it was before: with its result, or with its question.
 * @param workId of the work, so that nobody ends one that was begun since.
 * @returns false where it was over already.
 */
export async function endJob(
  { clock, db }: { clock: Clock; db: Database },
  workId: string,
  end: JobEnd,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isLeft = end.state === 'cancelled' && end.by === 'owner';
    const [ended] = await transaction
      .update(documentJobs)
      .set({
        ...outcomeOf(end),
        ...(isLeft ? {} : { use: unbegunUse }),
        readAs: null,
        stage: null,
        pagesRead: null,
        finishedAt: clock.now(),
      })
      .where(and(eq(documentJobs.workId, workId), isUnderWay))
      .returning({ use: documentJobs.use });
    if (!ended) return false;
    const within = { clock, db: transaction };
    if (end.state === 'done' || end.state === 'asking') await end.write?.(transaction);
    // A use that was kept before, or given back, is not open any more: neither changes anything then.
    const isKept = end.state === 'done' || ended.use.modelHasBegun === true;
    await (isKept ? keepUse : refundUse)(within, ended.use);
    return true;
  });
}

function outcomeOf(end: JobEnd) {
  const { readAs, reading, sealedDoubt, sealedResult, task } = documentJobs;
  switch (end.state) {
    case 'done':
      return {
        state: 'done' as const,
        failure: null,
        sealedResult: end.sealedResult,
        sealedDoubt: null,
        task: sql`coalesce(${readAs} ->> 'task', ${task})`,
        reading: sql`coalesce(${readAs} - 'task', ${reading})`,
      };
    case 'asking':
      return { state: 'asking' as const, failure: null, sealedDoubt: end.sealedDoubt };
    default:
      return {
        state: sql`case when ${sealedResult} is not null then 'done' when ${sealedDoubt} is not null then 'asking' else ${end.state} end`,
        failure: end.state === 'failed' ? end.failure : null,
      };
  }
}
