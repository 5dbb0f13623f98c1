import { fileURLToPath } from 'node:url';
import { documentMessages } from '@foja/contracts/document-limits';
import { FilesUnavailable } from '../platform/files/file-store.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type JobOptions, WorkerLost } from '../platform/threads/pooled-worker.ts';
import { ThreadPool } from '../platform/threads/thread-pool.ts';
import type { DocumentJob, JobReply, JobResults } from './reading/document-job.ts';
import type { ReadJob } from './reading/read-document.ts';
import { DamagedDocument, type HoldsJob, KeysOutdated, type SearchJob } from './reading/search-passages.ts';
import { Unreadable } from './reading/unreadable.ts';

export interface ThreadLimits {
  readTimeoutMs: number;
  searchTimeoutMs: number;
  heapMaxMegabytes: number;
  growthMaxBytes: number;
  /** Most jobs that wait, of one account and of all. */
  waitingPerAccount: number;
  waiting: number;
}

export const threadLimits: ThreadLimits = {
  readTimeoutMs: 60_000,
  searchTimeoutMs: 20_000,
  heapMaxMegabytes: 512,
  growthMaxBytes: 640 * 1024 * 1024,
  waitingPerAccount: 4,
  waiting: 60,
};

/** No thread could do the job: too many wait, or it was lost. */
function threadsBusy(): HttpError {
  return new HttpError(503, 'documents_busy', documentMessages.busy);
}

const fromSource = import.meta.url.endsWith('.ts');
const workerFile = fileURLToPath(
  new URL(fromSource ? './reading/document.worker.ts' : './document.worker.js', import.meta.url),
);

/**
 * Everything heavy of the vault, away from the event loop: one thread reads what is uploaded, another searches, so that a question
 * never waits for a large file. Neither starts before its first job.
 */
export class DocumentThreads {
  readonly #reading: ThreadPool<DocumentJob, JobReply>;
  readonly #searching: ThreadPool<DocumentJob, JobReply>;

  constructor(limits: ThreadLimits) {
    const bounds = { ...limits, threads: 1, waitingPerOwner: limits.waitingPerAccount };
    this.#reading = new ThreadPool(workerFile, { ...bounds, timeoutMs: limits.readTimeoutMs });
    this.#searching = new ThreadPool(workerFile, { ...bounds, timeoutMs: limits.searchTimeoutMs });
  }

  /** @throws {Unreadable}; {HttpError} 503 `documents_busy`; the reason of the signal in `options`. */
  read(job: ReadJob, accountId: string, options: JobOptions = {}): Promise<JobResults['read']> {
    return run(this.#reading, job, accountId, options);
  }

  /**
   * @param job made anew where a key of the installation was made while it waited.
   * @throws {DamagedDocument}; {HttpError} 503 `documents_busy`.
   */
  search(job: () => SearchJob, accountId: string): Promise<JobResults['search']> {
    return this.#withFreshKeys(job, accountId);
  }

  /** As {@link search}. @throws {HttpError} 503 `documents_busy` */
  holds(job: () => HoldsJob, accountId: string): Promise<JobResults['holds']> {
    return this.#withFreshKeys(job, accountId);
  }

  async #withFreshKeys<Result>(job: () => SearchJob | HoldsJob, accountId: string): Promise<Result> {
    try {
      return await run(this.#searching, job(), accountId);
    } catch (error) {
      if (!(error instanceof KeysOutdated)) throw error;
      return run(this.#searching, { ...job(), keysAreFresh: true }, accountId);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#reading.close(), this.#searching.close()]);
  }
}

async function run<Result>(
  pool: ThreadPool<DocumentJob, JobReply>,
  job: DocumentJob,
  accountId: string,
  options: JobOptions = {},
): Promise<Result> {
  const reply = await pool.run(job, accountId, options).catch((error: unknown) => {
    options.signal?.throwIfAborted();
    const isOfTheFile = error instanceof WorkerLost && error.reason !== 'failed' && job.task === 'read';
    throw isOfTheFile ? new Unreadable('too-complex') : threadsBusy();
  });
  if ('result' in reply) return reply.result as Result;
  if ('refusal' in reply) throw new Unreadable(reply.refusal);
  if ('keysOutdated' in reply) throw new KeysOutdated('');
  if ('filesUnavailable' in reply) throw new FilesUnavailable(reply.filesUnavailable);
  if ('damaged' in reply) throw new DamagedDocument(reply.damaged);
  // As the disk itself says it: the caller is told the same wherever it was met.
  const code = reply.failed === 'disk-full' ? { code: 'ENOSPC' } : {};
  throw Object.assign(new Error('The document could not be processed.'), code);
}
