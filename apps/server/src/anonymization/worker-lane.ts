import { fileURLToPath } from 'node:url';
import type { AnonymizeResult } from '@foja/anonymizer';
import { LaneLost, WorkerLane } from '../platform/worker-lane.ts';
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

/** The engine in a thread of its own. */
export class AnonymizerLane {
  readonly #lane: WorkerLane<AnonymizeJob, WorkerReply>;

  constructor(workerFile: string, timeoutMs: number) {
    this.#lane = new WorkerLane(workerFile, { timeoutMs, heapMaxMegabytes });
  }

  /**
   * Runs one job; the next one may be given when it has settled.
   * @throws {AnonymizationFailed} `failed` or `timeout`.
   */
  async run(job: AnonymizeJob): Promise<AnonymizeResult[]> {
    const { results } = await this.#lane.run(job).catch((error: unknown) => {
      throw new AnonymizationFailed(error instanceof LaneLost && error.reason === 'timeout' ? 'timeout' : 'failed');
    });
    if (results === null) throw new AnonymizationFailed('failed');
    return results;
  }

  close(): Promise<void> {
    return this.#lane.close();
  }
}
