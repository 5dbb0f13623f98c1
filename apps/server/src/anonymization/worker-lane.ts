import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnonymizeResult } from '@foja/anonymizer';
import { AnonymizationFailed } from './anonymization-failed.ts';
import type { AnonymizeJob } from './run-anonymize-job.ts';

/** Null where the engine failed. */
export interface WorkerReply {
  results: AnonymizeResult[] | null;
}

const fromSource = import.meta.url.endsWith('.ts');
export const anonymizerWorkerFile = fileURLToPath(
  new URL(fromSource ? './anonymizer.worker.ts' : './anonymizer.worker.js', import.meta.url),
);
const heapMaxMegabytes = 512;

/** A thread does not take over the loader that reads TypeScript in development and tests, so it registers its own. */
const startFromSource = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(workerData);
  });
`;

/** One worker thread, started at its first job and kept; a job that takes too long or breaks it ends it. */
export class WorkerLane {
  readonly #workerFile: string;
  readonly #timeoutMs: number;
  #worker: Worker | null = null;

  constructor(workerFile: string, timeoutMs: number) {
    this.#workerFile = workerFile;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Runs one job; the next one may be given when it has settled.
   * @throws {AnonymizationFailed} `failed` or `timeout`.
   */
  async run(job: AnonymizeJob): Promise<AnonymizeResult[]> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = (outcome: AnonymizeResult[] | 'failed' | 'timeout', isWorkerLost: boolean) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', onExit);
        if (isWorkerLost) this.#discard(worker);
        if (typeof outcome === 'string') reject(new AnonymizationFailed(outcome));
        else resolve(outcome);
      };
      const onMessage = ({ results }: WorkerReply) => settle(results ?? 'failed', false);
      const onExit = () => settle('failed', true);
      const timer = setTimeout(() => settle('timeout', true), this.#timeoutMs);
      worker.on('message', onMessage).on('exit', onExit);
      worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const isSource = this.#workerFile.endsWith('.ts');
    const worker = new Worker(isSource ? startFromSource : this.#workerFile, {
      eval: isSource,
      workerData: pathToFileURL(this.#workerFile).href,
      execArgv: [],
      // The thread needs none of the server's secrets.
      env: { TMPDIR: tmpdir() },
      resourceLimits: { maxOldGenerationSizeMb: heapMaxMegabytes },
    });
    // An idle thread keeps no process alive; one that breaks says so by ending, and its error may hold the text.
    worker.unref();
    worker.on('error', () => {});
    worker.on('exit', () => this.#discard(worker));
    return worker;
  }

  #discard(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    void worker.terminate();
  }
}
