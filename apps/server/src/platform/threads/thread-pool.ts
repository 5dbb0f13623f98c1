import { FairQueue } from './fair-queue.ts';
import { type LaneLimits, WorkerLane } from './worker-lane.ts';

/** Too many jobs wait already, of this owner or of all, or the threads are being closed. */
export class ThreadsBusy extends Error {
  override readonly name = 'ThreadsBusy';

  constructor() {
    super('No thread can take the job.');
  }
}

export interface PoolLimits extends LaneLimits {
  threads: number;
  /** Most jobs that wait, of one owner and of all. */
  waitingPerOwner: number;
  waiting: number;
}

interface Waiting<Job, Reply> {
  job: Job;
  resolve: (reply: Reply) => void;
  reject: (reason: unknown) => void;
}

/** A few threads and those who wait for them; owners take turns. No thread is started until a job comes. */
export class ThreadPool<Job, Reply> {
  readonly #queue: FairQueue<Waiting<Job, Reply>>;
  readonly #lanes: readonly WorkerLane<Job, Reply>[];
  readonly #idle: WorkerLane<Job, Reply>[];
  #isClosed = false;

  /** @param workerFile the threads' program (`.ts` in development and tests), which answers each message with one. */
  constructor(workerFile: string, limits: PoolLimits) {
    this.#queue = new FairQueue({ perOwnerMax: limits.waitingPerOwner, max: limits.waiting });
    this.#lanes = Array.from({ length: limits.threads }, () => new WorkerLane<Job, Reply>(workerFile, limits));
    this.#idle = [...this.#lanes];
  }

  /** @throws {ThreadsBusy}; {LaneLost} where the job took its thread with it. */
  run(job: Job, owner: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || !this.#queue.push(owner, { job, resolve, reject })) return reject(new ThreadsBusy());
      const lane = this.#idle.pop();
      if (lane) void this.#work(lane);
    });
  }

  /** Ends the threads; what still waits fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  async #work(lane: WorkerLane<Job, Reply>): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { job, resolve, reject } = next;
      if (this.#isClosed) reject(new ThreadsBusy());
      else await lane.run(job).then(resolve, reject);
    }
    this.#idle.push(lane);
  }
}
