import { availableParallelism } from 'node:os';
import { HttpError } from '../http-errors.ts';
import { WorkerLost } from './pooled-worker.ts';
import { type PoolLimits, ThreadPool, ThreadsBusy } from './thread-pool.ts';

/**
 * A piece of work on somebody's text. `run` is synchronous and gives the same for the same input; what it takes and gives can be
 * copied to another thread, so neither holds functions.
 */
export interface TextTask<Input, Output> {
  name: string;
  run(input: Input): Output;
}

/** The same of what ends later: a file that a library draws, say. */
export interface LongTask<Input, Output> {
  name: string;
  run(input: Input): Output | Promise<Output>;
}

/** Whose work it is and how much of it there is. */
export interface TextWork {
  /** Subject of the call; owners take turns. */
  owner: string;
  /** Characters that the task reads. */
  characters: number;
  /** Ends the task's thread: the work is not wanted any more. */
  signal?: AbortSignal;
}

/** Does tasks on texts without holding up the event loop. */
export interface TextThreads {
  /** @throws {HttpError} 503 `text_busy`; an error that tells nothing of the text where the task fails; the signal's reason. */
  run<Input, Output>(task: LongTask<Input, Output>, input: Input, work: TextWork): Promise<Output>;
}

/** Every task where it is called: for commands, which keep nobody waiting, and for tests. */
export const withoutThreads: TextThreads = {
  run: async (task, input) => task.run(input),
};

export interface TextThreadLimits extends PoolLimits {
  /** Up to here a task runs where it is: the slowest of them takes some milliseconds for it. */
  inlineMaxCharacters: number;
}

export const textThreadLimits: TextThreadLimits = {
  inlineMaxCharacters: 2_000,
  timeoutMs: 20_000,
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  heapMaxMegabytes: 512,
  waitingPerOwner: 8,
  waiting: 100,
};

const busyMessage = 'Hay muchos textos en proceso en este momento. Probá de nuevo en un momento.';

/** What goes to a thread, and what comes back. Of a failure only its kind: its message may hold the text. */
export interface TextJob {
  task: string;
  input: unknown;
}
export type TextReply = { output: unknown } | { failure: string };

/** Bounded threads for tasks on texts; none is started before a long text comes. */
export class TextThreadPool implements TextThreads {
  readonly #pool: ThreadPool<TextJob, TextReply>;
  readonly #inlineMaxCharacters: number;

  /** @param workerFile the threads' program: it knows every task by its name. */
  constructor(workerFile: string, limits: TextThreadLimits) {
    this.#pool = new ThreadPool(workerFile, limits);
    this.#inlineMaxCharacters = limits.inlineMaxCharacters;
  }

  async run<Input, Output>(task: LongTask<Input, Output>, input: Input, work: TextWork): Promise<Output> {
    if (work.characters <= this.#inlineMaxCharacters) return task.run(input);
    const { owner, signal } = work;
    const reply = await this.#pool
      .run({ task: task.name, input }, owner, { ...(signal && { signal }) })
      .catch((error) => {
        signal?.throwIfAborted();
        const isLoad = error instanceof ThreadsBusy || (error instanceof WorkerLost && error.reason === 'timeout');
        if (isLoad) throw new HttpError(503, 'text_busy', busyMessage);
        throw new Error(`${task.name} lost its thread: ${error instanceof WorkerLost ? error.reason : 'unknown'}`);
      });
    if ('failure' in reply) throw new Error(`${task.name} failed in its thread: ${reply.failure}`);
    return reply.output as Output;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Does one job in the thread that calls it; never throws. */
export async function answerTextJob(
  tasks: ReadonlyMap<string, LongTask<never, unknown>>,
  job: TextJob,
): Promise<TextReply> {
  const task = tasks.get(job.task);
  if (!task) return { failure: 'unknown task' };
  try {
    return { output: await task.run(job.input as never) };
  } catch (error) {
    return { failure: error instanceof Error ? error.name : typeof error };
  }
}
