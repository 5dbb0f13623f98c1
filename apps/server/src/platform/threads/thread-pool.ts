import { FairQueue } from './fair-queue.ts';
import { type JobOptions, PooledWorker, type WorkerLimits } from './pooled-worker.ts';

/** Too many jobs wait already, of this owner or of all, or the threads are being closed. */
export class ThreadsBusy extends Error {
  override readonly name = 'ThreadsBusy';

  constructor() {
    super('No thread can take the job.');
  }
}

export interface PoolLimits extends WorkerLimits {
  threads: number;
  /** Most jobs that wait, of one owner and of all. */
  waitingPerOwner: number;
  waiting: number;
}

interface Waiting<Job, Reply> {
  job: Job;
  options: JobOptions;
  resolve: (reply: Reply) => void;
  reject: (reason: unknown) => void;
}

/** A few threads and those who wait for them; owners take turns. No thread is started until a job comes. */
export class ThreadPool<Job, Reply> {
  readonly #queue: FairQueue<Waiting<Job, Reply>>;
  readonly #workers: readonly PooledWorker<Job, Reply>[];
  readonly #idle: PooledWorker<Job, Reply>[];
  #isClosed = false;

  /** @param workerFile the threads' program (`.ts` in development and tests), which answers each message with one. */
  constructor(workerFile: string, limits: PoolLimits) {
    this.#queue = new FairQueue({ perOwnerMax: limits.waitingPerOwner, max: limits.waiting });
    this.#workers = Array.from({ length: limits.threads }, () => new PooledWorker<Job, Reply>(workerFile, limits));
    this.#idle = [...this.#workers];
  }

  /** @throws {ThreadsBusy}; {WorkerLost} where the job took its thread with it; the signal's reason, once it has a thread. */
  run(job: Job, owner: string, options: JobOptions = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || !this.#queue.push(owner, { job, options, resolve, reject }))
        return reject(new ThreadsBusy());
      const worker = this.#idle.pop();
      if (worker) void this.#work(worker);
    });
  }

  /** Ends the threads; what still waits fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  async #work(worker: PooledWorker<Job, Reply>): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { job, options, resolve, reject } = next;
      if (this.#isClosed) reject(new ThreadsBusy());
      else await worker.run(job, options).then(resolve, reject);
    }
    this.#idle.push(worker);
  }
}
