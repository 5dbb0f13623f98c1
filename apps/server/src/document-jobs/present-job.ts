import {
  documentJobFailureMessages,
  documentJobKeptDays,
  isAnalysisTask,
  isJobUnderWay,
  pagesNotice,
} from '@foja/contracts/document-job-limits';
import type { DocumentDoubt, DocumentJob } from '@foja/contracts/document-jobs';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { DocumentJobRow } from './document-jobs.table.ts';

type SealDeps = { keyring: Keyring };
type JobName = Pick<DocumentJobRow, 'id' | 'accountId'>;
type SealedField = 'name' | 'result' | 'doubt' | 'text';

/** What a field of a job is sealed for. */
export function jobPurpose({ accountId, id }: JobName, field: SealedField): string {
  return `document-job:${accountId}:${id}:${field}`;
}

export function sealJobField({ keyring }: SealDeps, job: JobName, field: SealedField, text: string): string {
  return seal(keyring, jobPurpose(job, field), text);
}

export function openJobField({ keyring }: SealDeps, job: JobName, field: SealedField, sealed: string): string {
  return unseal(keyring, jobPurpose(job, field), sealed);
}

const dayMs = 86_400_000;

/** A row, and whether its text is still there. */
export type FoundJob = DocumentJobRow & { isTextKept: boolean };

/** A row as its owner sees it: the only door from a row to an answer. */
export function presentJob(deps: SealDeps, row: FoundJob): DocumentJob {
  const { blankPages, createdAt, failure, finishedAt, imagePages, pages, pagesRead, recognisedPages, state } = row;
  const { scannedPages, sealedDoubt } = row;
  const isDoubtful = state === 'asking' && sealedDoubt !== null;
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
    scannedPages,
    blankPages,
    recognisedPages,
    notice: pagesNotice({ imagePages, scannedPages, blankPages, recognisedPages }),
    reading: row.reading,
    doubt: isDoubtful ? (JSON.parse(openJobField(deps, row, 'doubt', sealedDoubt)) as DocumentDoubt) : null,
    canReadAnew: row.isTextKept && (state === 'done' || state === 'asking') && isAnalysisTask(row.task),
    modelHasBegun: row.use.modelHasBegun === true,
    failure: failure && { reason: failure, message: documentJobFailureMessages[failure] },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: new Date(createdAt.getTime() + documentJobKeptDays * dayMs).toISOString(),
  };
}
