import { defaultDocumentLimits } from '../documents/default-limits.ts';
import { DocumentThreads } from '../documents/document-threads.ts';
import { recognitionLimits } from '../documents/reading/reading-limits.ts';
import { type OpenGenerationDeps, openGeneration } from '../generators/open-generation.ts';
import type { JobRun } from '../jobs/run-jobs.ts';
import type { Config } from '../platform/config.ts';
import { TextThreadPool, textThreadLimits } from '../platform/threads/text-threads.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { type RunDocumentJobDeps, runJob } from './run-job.ts';

/** What works on jobs, with threads of its own. */
export interface DocumentJobs {
  run(run: JobRun): Promise<void>;
  close(): Promise<void>;
}

export type OpenDocumentJobsDeps = Omit<OpenGenerationDeps, 'threads'> &
  Pick<RunDocumentJobDeps, 'anonymizer' | 'jwtSecret' | 'keyring'> & {
    config: RunDocumentJobDeps['config'] & Pick<Config, 'recognisesText'>;
    /** The program of the threads that work on texts. */
    textWorkerFile: string;
  };

const minuteMs = 60_000;
/** A job may take this long to read, and to analyse; one at a time, in a thread whose memory is bounded as any other's. */
const patienceMs = 10 * minuteMs;
/** Of that, for looking at pages without text. */
const lookTimeMs = 2 * minuteMs;
/** With pages to be recognised, which have a bound of their own. */
const recognisingPatienceMs = patienceMs + recognitionLimits.timeMs;

/** Opens what works on jobs. No thread is started until one comes. */
export function openDocumentJobs({ textWorkerFile, ...deps }: OpenDocumentJobsDeps): DocumentJobs {
  const threads = new TextThreadPool(textWorkerFile, { ...textThreadLimits, threads: 1, timeoutMs: patienceMs });
  const { recognisesText } = deps.config;
  const recognition = recognisesText ? recognitionLimits : null;
  const { reading, ...others } = defaultDocumentLimits;
  const limits = { ...others, reading: { ...reading, lookTimeMs, recognition } };
  const readTimeoutMs = recognisesText ? recognisingPatienceMs : patienceMs;
  const documentThreads = new DocumentThreads({ ...limits.threads, readTimeoutMs });
  const registry = openNormRegistry(deps.db, deps.clock);
  const running: RunDocumentJobDeps = { ...openGeneration({ ...deps, threads }), limits, documentThreads, registry };
  return {
    run: (run) => runJob(running, run),
    async close() {
      await Promise.all([threads.close(), documentThreads.close()]);
    },
  };
}
