import { documentJobMessages } from '@foja/contracts/document-job-limits';
import type { DocumentJobResult } from '@foja/contracts/document-jobs';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { findJob } from './find-jobs.ts';
import { openJobField } from './present-job.ts';

/**
 * What an analysis came to.
 * @throws {HttpError} 404 `not_found`; 409 `conflict` where there is no result, or not yet.
 */
export async function readResult(
  deps: { db: Database; keyring: Keyring },
  accountId: string,
  id: string,
): Promise<DocumentJobResult> {
  const row = await findJob(deps, accountId, id);
  if (row.sealedResult === null) throw new HttpError(409, 'conflict', documentJobMessages.noResultYet);
  return JSON.parse(openJobField(deps, row, 'result', row.sealedResult)) as DocumentJobResult;
}
