import { availableParallelism } from 'node:os';
import type { AnonymizeResult } from '@foja/anonymizer';
import { AnonymizationFailed } from './anonymization-failed.ts';
import { FairQueue } from './fair-queue.ts';
import { type AnonymizeJob, runAnonymizeJob } from './run-anonymize-job.ts';
import { AnonymizerLane, anonymizerWorkerFile } from './worker-lane.ts';

/** The engine, off the event loop where a text is long. */
export interface TextAnonymizer {
  /**
   * One result a text. Long jobs wait for a thread; owners (subjects of calls) take turns.
   * @throws {AnonymizationFailed} and nothing else; it tells nothing of the texts.
   */
  anonymize(job: AnonymizeJob, owner: string): Promise<AnonymizeResult[]>;
  /** Ends the threads; what still waits fails. */
  close(): Promise<void>;
}

export interface AnonymizerLimits {
  /** Up to here (texts and state together) a job runs where it is: about 30 ms. */
  inlineMaxCharacters: number;
  /** Of one job, from the moment that it has a thread. */
  timeoutMs: number;
  threads: number;
  /** Most jobs that wait, of one owner and of all. */
  waitingPerOwner: number;
  waiting: number;
}

const anonymizerLimits: AnonymizerLimits = {
  inlineMaxCharacters: 8_000,
  timeoutMs: 10_000,
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waitingPerOwner: 8,
  waiting: 100,
};

interface Waiting {
  job: AnonymizeJob;
  resolve: (results: AnonymizeResult[]) => void;
  reject: (reason: AnonymizationFailed) => void;
}

/** Opens the engine. No thread is started until a long text comes. */
export function openTextAnonymizer(
  limits: AnonymizerLimits = anonymizerLimits,
  workerFile: string = anonymizerWorkerFile,
): TextAnonymizer {
  const queue = new FairQueue<Waiting>({ perOwnerMax: limits.waitingPerOwner, max: limits.waiting });
  const lanes = Array.from({ length: limits.threads }, () => new AnonymizerLane(workerFile, limits.timeoutMs));
  const idle = [...lanes];
  let isClosed = false;

  const work = async (lane: AnonymizerLane): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { job, resolve, reject } = next;
      if (isClosed) reject(new AnonymizationFailed('failed'));
      else await lane.run(job).then(resolve, (error: unknown) => reject(asFailure(error)));
    }
    idle.push(lane);
  };

  return {
    async anonymize(job, owner) {
      if (lengthOf(job) <= limits.inlineMaxCharacters) return runHere(job);
      return new Promise((resolve, reject) => {
        if (isClosed || !queue.push(owner, { job, resolve, reject })) {
          reject(new AnonymizationFailed(isClosed ? 'failed' : 'busy'));
          return;
        }
        const lane = idle.pop();
        if (lane) void work(lane);
      });
    },
    async close() {
      isClosed = true;
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

function runHere(job: AnonymizeJob): AnonymizeResult[] {
  try {
    return runAnonymizeJob(job);
  } catch (error) {
    throw asFailure(error);
  }
}

/** Any other cause may hold the text, so it goes nowhere. */
function asFailure(error: unknown): AnonymizationFailed {
  return error instanceof AnonymizationFailed ? error : new AnonymizationFailed('failed');
}

/** Everything that the engine reads for a job. */
function lengthOf({ texts, state, options }: AnonymizeJob): number {
  const literals = [
    ...texts,
    ...(state?.entities ?? []).map(({ original }) => original),
    ...(options?.known ?? []).map(({ text }) => text),
    ...(options?.keep ?? []),
  ];
  return literals.reduce((sum, literal) => sum + literal.length, 0);
}
