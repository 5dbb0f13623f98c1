import { documentJobMessages, isJobUnderWay } from '@foja/contracts/document-job-limits';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { documentJobs } from './document-jobs.table.ts';
import { findJob } from './find-jobs.ts';

/**
 * Removes a job that is over and its result. What a job put into the vault stays there.
 * @throws {HttpError} 404 `not_found`; 409 `conflict` while it is under way.
 */
export async function deleteJob(deps: { db: Database }, accountId: string, id: string): Promise<void> {
  const { state } = await findJob(deps, accountId, id);
  if (isJobUnderWay(state)) throw new HttpError(409, 'conflict', documentJobMessages.underWay);
  await deps.db
    .delete(documentJobs)
    .where(and(eq(documentJobs.id, id), notInArray(documentJobs.state, ['queued', 'running'])));
}
