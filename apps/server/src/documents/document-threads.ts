import { fileURLToPath } from 'node:url';
import { documentMessages } from '@foja/contracts/document-limits';
import { FairQueue } from '../anonymization/fair-queue.ts';
import { HttpError } from '../platform/http-errors.ts';
import { LaneLost, WorkerLane } from '../platform/worker-lane.ts';
import type { DocumentJob, JobReply, JobResults } from './reading/document-job.ts';
import type { ReadJob } from './reading/read-document.ts';
import type { HoldsJob, SearchJob } from './reading/search-passages.ts';
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
  heapMaxMegabytes: 768,
  growthMaxBytes: 1024 * 1024 * 1024,
  waitingPerAccount: 4,
  waiting: 60,
};

/** No thread could do the job: too many wait, or it was lost. */
function threadsBusy(): HttpError {
  return new HttpError(503, 'documents_busy', documentMessages.busy);
}

interface Waiting {
  job: DocumentJob;
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
}

const fromSource = import.meta.url.endsWith('.ts');
const workerFile = fileURLToPath(
  new URL(fromSource ? './reading/document.worker.ts' : './document.worker.js', import.meta.url),
);

/** One thread and those who wait for it; accounts take turns. */
class ThreadLine {
  readonly #lane: WorkerLane<DocumentJob, JobReply>;
  readonly #queue: FairQueue<Waiting>;
  #isWorking = false;
  #isClosed = false;

  constructor(limits: ThreadLimits, timeoutMs: number) {
    this.#lane = new WorkerLane(workerFile, { ...limits, timeoutMs });
    this.#queue = new FairQueue({ perOwnerMax: limits.waitingPerAccount, max: limits.waiting });
  }

  run<Result>(job: DocumentJob, accountId: string): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { job, resolve: resolve as (result: unknown) => void, reject };
      if (this.#isClosed || !this.#queue.push(accountId, waiting)) return reject(threadsBusy());
      void this.#work();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#lane.close();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (this.#isClosed) next.reject(threadsBusy());
      else await this.#do(next);
    }
    this.#isWorking = false;
  }

  async #do({ job, resolve, reject }: Waiting): Promise<void> {
    try {
      const reply = await this.#lane.run(job);
      if ('result' in reply) resolve(reply.result);
      else
        reject('refusal' in reply ? new Unreadable(reply.refusal) : new Error('The document could not be processed.'));
    } catch (error) {
      const isOfTheFile = error instanceof LaneLost && error.reason !== 'failed' && job.task === 'read';
      reject(isOfTheFile ? new Unreadable('too-complex') : threadsBusy());
    }
  }
}

/**
 * Everything heavy of the vault, away from the event loop: one thread reads what is uploaded, another searches, so that a question
 * never waits for a large file. Neither starts before its first job.
 */
export class DocumentThreads {
  readonly #reading: ThreadLine;
  readonly #searching: ThreadLine;

  constructor(limits: ThreadLimits) {
    this.#reading = new ThreadLine(limits, limits.readTimeoutMs);
    this.#searching = new ThreadLine(limits, limits.searchTimeoutMs);
  }

  /** @throws {Unreadable}; {HttpError} 503 `documents_busy`. */
  read(job: ReadJob, accountId: string): Promise<JobResults['read']> {
    return this.#reading.run(job, accountId);
  }

  /** @throws {HttpError} 503 `documents_busy` */
  search(job: SearchJob, accountId: string): Promise<JobResults['search']> {
    return this.#searching.run(job, accountId);
  }

  /** @throws {HttpError} 503 `documents_busy` */
  holds(job: HoldsJob, accountId: string): Promise<JobResults['holds']> {
    return this.#searching.run(job, accountId);
  }

  async close(): Promise<void> {
    await Promise.all([this.#reading.close(), this.#searching.close()]);
  }
}
