import {
  documentJobFailureMessages,
  documentJobKeptDays,
  isJobUnderWay,
  pagesNotice,
} from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { DocumentJobRow } from './document-jobs.table.ts';

type SealDeps = { keyring: Keyring };
type JobName = Pick<DocumentJobRow, 'id' | 'accountId'>;

/** What a field of a job is sealed for. */
export function jobPurpose({ accountId, id }: JobName, field: 'name' | 'result'): string {
  return `document-job:${accountId}:${id}:${field}`;
}

export function sealJobField({ keyring }: SealDeps, job: JobName, field: 'name' | 'result', text: string): string {
  return seal(keyring, jobPurpose(job, field), text);
}

export function openJobField({ keyring }: SealDeps, job: JobName, field: 'name' | 'result', sealed: string): string {
  return unseal(keyring, jobPurpose(job, field), sealed);
}

const dayMs = 86_400_000;

/** A row as its owner sees it: the only door from a row to an answer. */
export function presentJob(deps: SealDeps, row: DocumentJobRow): DocumentJob {
  const { createdAt, failure, finishedAt, imagePages, pages, pagesRead, recognisedPages, state } = row;
  return {
    id: row.id,
    task: row.task,
    fileName: openJobField(deps, row, 'name', row.sealedName),
    fileSize: row.sizeBytes,
    state,
    stage: row.stage,
    progress: isJobUnderWay(state) && pagesRead !== null && pages !== null ? { done: pagesRead, total: pages } : null,
    pages,
    imagePages,
    recognisedPages,
    notice: pagesNotice({ imagePages, recognisedPages }),
    failure: failure && { reason: failure, message: documentJobFailureMessages[failure] },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: new Date(createdAt.getTime() + documentJobKeptDays * dayMs).toISOString(),
  };
}
