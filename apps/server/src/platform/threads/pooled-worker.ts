import { tmpdir } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bundleProgram } from './bundle-program.ts';
import { type EndLock, endThread, leave, newEndLock } from './undisturbed.ts';

/** Why a thread was lost with its job. */
export type WorkerLoss = 'failed' | 'timeout' | 'memory';

/** The thread broke, took too long or grew too large; it tells nothing of the job. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
  readonly reason: WorkerLoss;

  constructor(reason: WorkerLoss) {
    super(reason);
    this.reason = reason;
  }
}

export interface WorkerLimits {
  /** Of one job. */
  timeoutMs: number;
  heapMaxMegabytes: number;
  /**
   * How much the process may grow while a job runs, what the server's own thread took left out. The heap's bound does not count
   * buffers, which is where what a file inflates to is held.
   */
  growthMaxBytes?: number;
}

/** What a thread says that has seen itself pass a bound on its memory: it is ended, and its job with it. */
export const memoryPassed = { memoryPassed: true } as const;

/** How far a thread is with its job: said any number of times before it answers. */
export interface ThreadProgress {
  progress: { done: number; total: number };
}

/** What differs from one job to the next. */
export interface JobOptions {
  /** Ends the job, and its thread with it: what runs in a thread cannot be asked to stop. */
  signal?: AbortSignal;
  onProgress?: (progress: ThreadProgress['progress']) => void;
}

function tellsMemoryPassed(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'memoryPassed' in message;
}

function progressIn(message: unknown): ThreadProgress['progress'] | null {
  return typeof message === 'object' && message !== null && 'progress' in message
    ? (message as ThreadProgress).progress
    : null;
}

const memoryPollMs = 50;

/** A job in a thread of this process. */
interface Running {
  /** No other has run beside it, however briefly. */
  isAlone: boolean;
}

/**
 * Every job of every worker, also those whose growth is not bounded: where several run, nobody knows which of them made the process
 * grow.
 */
const running = new Set<Running>();

function beginJob(): Running {
  const job = { isAlone: running.size === 0 };
  for (const other of running) other.isAlone = false;
  running.add(job);
  return job;
}

/** One worker thread, started at its first job and kept; a job that takes too long, too much or breaks it ends it. */
export class PooledWorker<Job, Reply> {
  readonly #workerFile: string;
  readonly #limits: WorkerLimits;
  #worker: Worker | null = null;
  readonly #locks = new WeakMap<Worker, EndLock>();

  /** @param workerFile the thread's program (`.ts` in development and tests), which answers each message with one. */
  constructor(workerFile: string, limits: WorkerLimits) {
    this.#workerFile = workerFile;
    this.#limits = limits;
  }

  /**
   * Runs one job; the next one may be given when it has settled.
   * @throws {WorkerLost}; the signal's reason.
   */
  async run(job: Job, { onProgress, signal }: JobOptions = {}): Promise<Reply> {
    signal?.throwIfAborted();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { timeoutMs, growthMaxBytes } = this.#limits;
    const own = beginJob();
    return new Promise((resolve, reject) => {
      const settle = (outcome: { reply: Reply } | WorkerLoss | 'aborted') => {
        clearTimeout(timer);
        clearInterval(watch);
        running.delete(own);
        signal?.removeEventListener('abort', onAbort);
        worker.off('message', onMessage).off('exit', onExit).off('error', onError);
        if (typeof outcome !== 'string') return resolve(outcome.reply);
        this.#discard(worker);
        reject(outcome === 'aborted' ? signal?.reason : new WorkerLost(outcome));
      };
      const onAbort = () => settle('aborted');
      const onMessage = (reply: Reply) => {
        const progress = progressIn(reply);
        if (progress) onProgress?.(progress);
        else settle(tellsMemoryPassed(reply) ? 'memory' : { reply });
      };
      const onExit = () => settle('failed');
      const onError = (error: NodeJS.ErrnoException) =>
        settle(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failed');
      const timer = setTimeout(() => settle('timeout'), timeoutMs);
      // Where the job was not alone all the time it may not have been this one.
      const onGrowth = () => settle(own.isAlone ? 'memory' : 'failed');
      const watch = growthMaxBytes === undefined ? undefined : watchGrowth(growthMaxBytes, onGrowth);
      worker.on('message', onMessage).on('exit', onExit).on('error', onError);
      signal?.addEventListener('abort', onAbort);
      worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (worker) await this.#end(worker);
  }

  #start(): Worker {
    const program = this.#workerFile.endsWith('.ts') ? bundleProgram(this.#workerFile) : this.#workerFile;
    const endLock = newEndLock();
    const worker = new Worker(program, {
      workerData: { endLock },
      execArgv: [],
      // The thread needs none of the server's secrets.
      env: { TMPDIR: tmpdir() },
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMaxMegabytes },
    });
    // An idle thread keeps no process alive; one that breaks says so by ending, and its error may hold the job.
    worker.unref();
    worker.on('error', () => {});
    worker.on('exit', () => {
      leave(endLock);
      this.#discard(worker);
    });
    this.#locks.set(worker, endLock);
    return worker;
  }

  #discard(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    void this.#end(worker);
  }

  async #end(worker: Worker): Promise<void> {
    await endThread(worker, this.#locks.get(worker) ?? newEndLock());
  }
}

/** Looks at what the process holds until it is ended, as any interval is. */
function watchGrowth(growthMaxBytes: number, onTooMuch: () => void): NodeJS.Timeout {
  const before = process.memoryUsage();
  return setInterval(() => {
    const { arrayBuffers, heapTotal, rss } = process.memoryUsage();
    const ownGrowth = Math.max(0, heapTotal + arrayBuffers - before.heapTotal - before.arrayBuffers);
    if (rss - before.rss - ownGrowth > growthMaxBytes) onTooMuch();
  }, memoryPollMs);
}
