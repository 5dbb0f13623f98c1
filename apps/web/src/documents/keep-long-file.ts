import { documentJobPaths, isJobUnderWay } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import type { DocumentsResponse, VaultDocument } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import { CallFailed, callJson } from '../platform/http.ts';
import { cancelJob, sendJob } from './document-jobs-queries.ts';

const pollMs = 1_000;

interface KeepOptions {
  /** While the bytes leave. */
  onProgress: (percent: number) => void;
  /** While the server reads them. */
  onJob: (job: DocumentJob) => void;
  /** Calls the job off, wherever it is. */
  signal: AbortSignal;
}

/**
 * Has a long file put into the vault by a job, and waits for it. Where the page is left meanwhile, the job goes on.
 * @throws {CallFailed} where the server refuses, or the job fails; {DOMException} `AbortError` when the signal aborts.
 */
export async function keepLongFile(file: File, { onJob, onProgress, signal }: KeepOptions): Promise<VaultDocument> {
  let job = await sendJob(file, 'vault', {}, { onProgress, signal });
  const { id } = job;
  try {
    while (isJobUnderWay(job.state)) {
      onJob(job);
      await pause(signal);
      job = await callJson<DocumentJob>(documentJobPaths.job(id), { signal });
    }
  } catch (failure) {
    // One that is over already stays as it is.
    if (signal.aborted) await cancelJob(id).catch(() => {});
    throw failure;
  }
  if (job.state !== 'done') {
    throw new CallFailed(422, 'unreadable_file', job.failure?.message ?? 'Se canceló la lectura del archivo.');
  }
  const { documents } = await callJson<DocumentsResponse>(routes.documents, { signal });
  const document = documents.find(({ fileId }) => fileId === id);
  if (!document) throw new CallFailed(404, 'not_found', 'El documento ya no está en tu bóveda.');
  return document;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, pollMs);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
