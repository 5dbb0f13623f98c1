import { documentJobMessages } from '@foja/contracts/document-job-limits';
import type { DocumentJobs } from '@foja/contracts/document-jobs';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { documentJobs } from './document-jobs.table.ts';
import { isTextKept } from './kept-text.ts';
import { type FoundJob, presentJob } from './present-job.ts';

/** More than anybody starts before the first ones are gone. */
const listedMax = 100;

const columns = { ...getTableColumns(documentJobs), isTextKept };

/**
 * One of an account's jobs.
 * @throws {HttpError} 404 `not_found`, for another account's as for one that never was.
 */
export async function findJob(deps: { db: DatabaseOrTransaction }, accountId: string, id: string): Promise<FoundJob> {
  const [row] = await deps.db
    .select(columns)
    .from(documentJobs)
    .where(and(eq(documentJobs.id, id), eq(documentJobs.accountId, accountId)));
  if (!row) throw jobNotFound();
  return row;
}

export function jobNotFound(): HttpError {
  return new HttpError(404, 'not_found', documentJobMessages.unknown);
}

/** An account's jobs, the latest first. */
export async function listJobs(
  deps: { db: DatabaseOrTransaction; keyring: Keyring },
  accountId: string,
): Promise<DocumentJobs> {
  const rows = await deps.db
    .select(columns)
    .from(documentJobs)
    .where(eq(documentJobs.accountId, accountId))
    .orderBy(desc(documentJobs.createdAt), desc(documentJobs.id))
    .limit(listedMax);
  return { jobs: rows.map((row) => presentJob(deps, row)) };
}
