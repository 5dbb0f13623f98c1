import { and, eq, sql } from 'drizzle-orm';
import { JobCancelled } from '../jobs/run-jobs.ts';
import type { Database } from '../platform/database/database.ts';
import { documentJobs } from './document-jobs.table.ts';
import { isUnderWay, unbegunUse } from './end-job.ts';

type NoteDeps = { db: Pick<Database, 'update'> };

/**
 * Notes that a language model begins with a job, before it is asked: from then on cancelling costs the use. It is in the job's row because
 * the server that is told to cancel need not be the one that works.
 * @throws {JobCancelled} where the job is over: no model is asked about it any more.
 */
export async function noteModelBegun({ db }: NoteDeps, workId: string): Promise<void> {
  const noted = await db
    .update(documentJobs)
    .set({ use: sql`${documentJobs.use} || '{"modelHasBegun": true}'::jsonb` })
    .where(and(eq(documentJobs.workId, workId), isUnderWay))
    .returning({ id: documentJobs.id });
  if (noted.length === 0) throw new JobCancelled('the job is over');
}

/** Forgets it, where the work is put down through no fault of whoever waits for it. */
export async function forgetModelBegun({ db }: NoteDeps, workId: string): Promise<void> {
  await db
    .update(documentJobs)
    .set({ use: unbegunUse })
    .where(and(eq(documentJobs.workId, workId), isUnderWay));
}
