import { documentJobPaths } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import { routes } from '@foja/contracts/routes';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type AppDeps, textWorkerFile } from '../app.ts';
import { type DocumentJobs, openDocumentJobs } from '../document-jobs/open-document-jobs.ts';
import { type JobRunner, runJobs } from '../jobs/run-jobs.ts';
import { callHeaders, type TestApp } from './build-test-app.ts';
import { buildVaultApp, filesUnder, type UploadOptions, uploadForm, type VaultApp } from './document-calls.ts';

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

/** A sentence that binds nobody, to fill pages with. */
export const fillerSentence = (about = 'su reunión') =>
  `Las partes dejan constancia de lo tratado en ${about}, sin que de ello surja obligación alguna.`;

/**
 * A vault whose jobs are worked on when a test says so, emptied after each; for a whole file of tests.
 * @param openParts replaces single parts of the application, as what stands in for a language model.
 */
export function openJobServer(openParts: () => Promise<Partial<AppDeps>> = async () => ({})) {
  let app: VaultApp;
  let threads: DocumentJobs;
  let server: JobRunner | null = null;
  const rest = async (): Promise<void> => {
    await server?.stop();
    server = null;
  };
  beforeAll(async () => {
    app = await buildVaultApp(await openParts());
    threads = openJobThreads(app);
  });
  afterEach(async () => {
    await rest();
    await app.deps.db.execute(sql`delete from document_jobs`);
    await app.deps.db.execute(sql`delete from usage_reservations`);
    await app.deps.db.execute(sql`delete from pgboss.job`);
  });
  afterAll(async () => {
    await threads.close();
    await app.close();
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    token?: string,
    payload?: object,
    on: Pick<TestApp, 'app'> = app,
  ) => on.app.inject({ method, url, headers: callHeaders(token), ...(payload && { payload }) });
  const filesOf = (accountId: string) => filesUnder(app.folder).filter((name) => name.startsWith(accountId));
  return {
    /** The application; it is open once the tests run. */
    get test() {
      return app;
    },
    /** Takes jobs up from now on. */
    work: () => {
      server ??= startJobServer(app, threads);
    },
    rest,
    /** Until all that it had taken up is over. */
    settled: async () => server?.settled(),
    call,
    used: async (token: string): Promise<number> => (await call('GET', routes.usageRemaining, token)).json().used,
    filesOf,
    /** Until none of an account's files is left. */
    filesGone: (accountId: string) => expect.poll(() => filesOf(accountId)).toEqual([]),
  };
}
