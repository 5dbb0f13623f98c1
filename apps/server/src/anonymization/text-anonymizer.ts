import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AnonymizeResult } from '@foja/anonymizer';
import { WorkerLost } from '../platform/threads/pooled-worker.ts';
import { ThreadPool, ThreadsBusy } from '../platform/threads/thread-pool.ts';
import { AnonymizationFailed } from './anonymization-failed.ts';
import { type AnonymizeJob, runAnonymizeJob } from './run-anonymize-job.ts';

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

/** Null where the engine failed. */
export interface AnonymizerReply {
  results: AnonymizeResult[] | null;
}

const fromSource = import.meta.url.endsWith('.ts');
const anonymizerWorkerFile = fileURLToPath(
  new URL(fromSource ? './anonymizer.worker.ts' : './anonymizer.worker.js', import.meta.url),
);
const heapMaxMegabytes = 512;

/**
 * Opens the engine. No thread is started until a long text comes.
 * @param changes what differs from the usual bounds.
 */
export function openTextAnonymizer(
  changes: Partial<AnonymizerLimits> = {},
  workerFile: string = anonymizerWorkerFile,
): TextAnonymizer {
  const limits = { ...anonymizerLimits, ...changes };
  const pool = new ThreadPool<AnonymizeJob, AnonymizerReply>(workerFile, { ...limits, heapMaxMegabytes });
  let isClosed = false;

  return {
    async anonymize(job, owner) {
      if (lengthOf(job) <= limits.inlineMaxCharacters) return runHere(job);
      const { results } = await pool.run(job, owner).catch((error: unknown) => {
        if (error instanceof ThreadsBusy) throw new AnonymizationFailed(isClosed ? 'failed' : 'busy');
        throw new AnonymizationFailed(error instanceof WorkerLost && error.reason === 'timeout' ? 'timeout' : 'failed');
      });
      if (results === null) throw new AnonymizationFailed('failed');
      return results;
    },
    close() {
      isClosed = true;
      return pool.close();
    },
  };
}

/** What broke may hold the text, so it goes nowhere. */
function runHere(job: AnonymizeJob): AnonymizeResult[] {
  try {
    return runAnonymizeJob(job);
  } catch {
    throw new AnonymizationFailed('failed');
  }
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
