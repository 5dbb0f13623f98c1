import { documentJobMessages } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import { removeFiles } from '../documents/vault-folder.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { DocumentJobsDeps } from './document-jobs-deps.ts';
import { endJob } from './end-job.ts';
import { findJob } from './find-jobs.ts';
import { presentJob } from './present-job.ts';

/**
 * Calls a job off: its file is removed, wherever the work stands, and its use is given back, unless a language model has begun with it.
 * One that is read anew keeps what it had before.
 * @throws {HttpError} 404 `not_found`; 409 `conflict` where it is over already.
 */
export async function cancelJob(deps: DocumentJobsDeps, accountId: string, id: string): Promise<DocumentJob> {
  const { workId } = await findJob(deps, accountId, id);
  if (!(await endJob(deps, workId, { state: 'cancelled', by: 'owner' })))
    throw new HttpError(409, 'conflict', documentJobMessages.isOver);
  await deps.jobs.cancel(workId);
  // What cannot be removed now is swept later.
  await removeFiles(deps, { accountId, fileId: id }).catch(() => {});
  return presentJob(deps, await findJob(deps, accountId, id));
}
