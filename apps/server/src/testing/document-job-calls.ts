import { documentJobPaths } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import { expect } from 'vitest';
import { textWorkerFile } from '../app.ts';
import { type DocumentJobs, openDocumentJobs } from '../document-jobs/open-document-jobs.ts';
import { type JobRunner, runJobs } from '../jobs/run-jobs.ts';
import { callHeaders, type TestApp } from './build-test-app.ts';
import { type UploadOptions, uploadForm } from './document-calls.ts';

/** Sends a file as a job. */
export function sendJob(
  test: Pick<TestApp, 'app'>,
  token: string | undefined,
  [name, content]: readonly [name: string, content: Buffer | string],
  query = 'task=contractAnalysis',
  options: UploadOptions = {},
) {
  const { payload, headers } = uploadForm(name, Buffer.isBuffer(content) ? content : Buffer.from(content), options);
  const url = `${documentJobPaths.list}?${query}`;
  return test.app.inject({ method: 'POST', url, headers: { ...callHeaders(token), ...headers }, payload });
}

/** A job that was taken in. */
export async function sentJob(...asked: Parameters<typeof sendJob>): Promise<DocumentJob> {
  const response = await sendJob(...asked);
  if (response.statusCode !== 202) throw new Error(`the job answered ${response.statusCode}: ${response.body}`);
  return response.json<DocumentJob>();
}

/** What works on jobs with documents; its threads are dear to start. */
export const openJobThreads = ({ deps }: Pick<TestApp, 'deps'>): DocumentJobs =>
  openDocumentJobs({ ...deps, textWorkerFile });

/** A server that takes them up. */
export function startJobServer({ deps }: Pick<TestApp, 'deps'>, work: DocumentJobs): JobRunner {
  return runJobs({ ...deps, isAlone: true, onError: () => {} }, { 'long-documents': (run) => work.run(run) });
}

export const readJob = async (test: Pick<TestApp, 'app'>, token: string, id: string): Promise<DocumentJob> =>
  (await test.app.inject({ url: documentJobPaths.job(id), headers: callHeaders(token) })).json();

/** Until a job is as it is waited for. */
export async function jobIn(
  test: Pick<TestApp, 'app'>,
  token: string,
  id: string,
  state: DocumentJob['state'],
): Promise<DocumentJob> {
  await expect.poll(async () => (await readJob(test, token, id)).state, { timeout: 60_000 }).toBe(state);
  return readJob(test, token, id);
}
