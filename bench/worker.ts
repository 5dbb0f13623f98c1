import { fork } from 'node:child_process';
import { watchPeakMb } from './process-usage.ts';

/** First argument of a process that the bench started to do one task and report. */
export const workerFlag = '--worker';

export interface TaskReport<Result> {
  result: Result;
  /** Highest memory of the task's process and its children; null where it cannot be read. */
  peakMb: number | null;
}

/**
 * Runs one task of the bench in a process of its own, so that its memory is its own.
 * @param entry the built `bench.js`.
 * @throws when the task fails; what it printed is on standard error.
 */
export async function runTask<Input, Result>(entry: string, task: string, input: Input): Promise<TaskReport<Result>> {
  const child = fork(entry, [workerFlag, task, JSON.stringify(input)], { stdio: ['ignore', 2, 2, 'ipc'] });
  const memory = watchPeakMb(child.pid ?? 0);
  try {
    const result = await new Promise<Result>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Result));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The task ${task} ended without a result (code ${code}).`)));
    });
    return { result, peakMb: memory.stop() };
  } finally {
    memory.stop();
  }
}

/** Hands the result to the process that asked for it, and ends. */
export function reportResult(result: unknown): void {
  process.send?.(result, () => process.exit(0));
}
