import {
  type AnalysisTask,
  type DocumentJobTask,
  documentJobPaths,
  isJobUnderWay,
} from '@foja/contracts/document-job-limits';
import type {
  AnalyseDocumentRequest,
  DocumentJob,
  DocumentJobResult,
  DocumentJobs,
  DocumentReading,
} from '@foja/contracts/document-jobs';
import { documentFormField } from '@foja/contracts/document-limits';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callJson } from '../platform/http.ts';
import { sendFile } from './send-file.ts';

const pollMs = 1_000;
const jobsOf = (email: string) => ['document-jobs', email] as const;

/** GET /api/document-jobs; asked again while one is under way. */
export const jobsQuery = (email: string) =>
  queryOptions({
    queryKey: [...jobsOf(email), 'list'],
    queryFn: ({ signal }) => callJson<DocumentJobs>(documentJobPaths.list, { signal }),
    refetchInterval: ({ state }) => state.data?.jobs.some((job) => isJobUnderWay(job.state)) && 2 * pollMs,
    retry: false,
  });

/** GET /api/document-jobs/:id; asked again and again while it is under way. */
export const jobQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: [...jobsOf(email), 'job', id],
    queryFn: ({ signal }) => callJson<DocumentJob>(documentJobPaths.job(id), { signal }),
    refetchInterval: ({ state }) => state.data !== undefined && isJobUnderWay(state.data.state) && pollMs,
    retry: false,
  });

/** GET /api/document-jobs/:id/result, as it was at a moment: read anew it is another one. */
export const jobResultQuery = (email: string, id: string, finishedAt: string | null) =>
  queryOptions({
    queryKey: ['document-job-results', email, id, finishedAt],
    queryFn: ({ signal }) => callJson<DocumentJobResult>(documentJobPaths.result(id), { signal }),
    // A result never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export function refreshJobs(client: QueryClient, email: string): Promise<void> {
  return client.invalidateQueries({ queryKey: jobsOf(email) });
}

/** What is asked of an analysis. */
export interface AnalysisOptions {
  includeResponses: boolean;
  /** Undefined where it is read from the text. */
  contractKind: ContractKind | undefined;
}

interface SendOptions {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends a file as a job. @throws {CallFailed}; {DOMException} `AbortError` when the signal aborts. */
export function sendJob(
  file: File,
  task: DocumentJobTask,
  { contractKind, includeResponses = true }: Partial<AnalysisOptions>,
  { onProgress, signal }: SendOptions,
): Promise<DocumentJob> {
  const query = new URLSearchParams({
    task,
    includeResponses: String(includeResponses),
    ...(contractKind && { contractKind }),
  });
  return sendFile(`${documentJobPaths.list}?${query}`, file, { field: documentFormField, onProgress, signal });
}

/** Has a document of the vault analysed. @throws {CallFailed} */
export function analyseDocument(
  fileId: string,
  task: AnalysisTask,
  { contractKind, includeResponses }: AnalysisOptions,
): Promise<DocumentJob> {
  const body: AnalyseDocumentRequest = { fileId, task, includeResponses, ...(contractKind && { contractKind }) };
  return callJson(documentJobPaths.fromVault, { method: 'POST', body });
}

/** @throws {CallFailed} 409 where it is over already. */
export function cancelJob(id: string): Promise<DocumentJob> {
  return callJson(documentJobPaths.cancel(id), { method: 'POST' });
}

/**
 * Has the text of a job read as what it is said to be, anew or for the first time.
 * @throws {CallFailed} 409 while it is under way; 422 where its text is kept no more; 429.
 */
export function readJobAnew(id: string, reading: DocumentReading): Promise<DocumentJob> {
  return callJson(documentJobPaths.reading(id), { method: 'PUT', body: reading });
}

/** @throws {CallFailed} 404 where it is gone. */
export async function deleteJob(id: string): Promise<void> {
  await call(documentJobPaths.job(id), { method: 'DELETE' });
}
