import { useEffect, useRef, useState } from 'react';

export interface TextWork {
  /** What is being done; null while nothing is. */
  what: string | null;
  /** What went wrong last. */
  problem: string | null;
  run(what: string, task: (signal: AbortSignal) => Promise<void>): void;
  cancel(): void;
  forgetProblem(): void;
}

/**
 * Work on a text that takes its time: one piece at a time, which can be cancelled.
 * @param tellFailure what is said of a failure; null where it needs no words.
 */
export function useTextWork(tellFailure: (failure: unknown) => string | null): TextWork {
  const [what, setWhat] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  async function run(next: string, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setProblem(null);
    setWhat(next);
    try {
      await task(abort.signal);
    } catch (failure) {
      if (!abort.signal.aborted) setProblem(tellFailure(failure));
    } finally {
      if (controller.current === abort) setWhat(null);
    }
  }

  return {
    what,
    problem,
    run: (next, task) => void run(next, task),
    cancel() {
      controller.current?.abort();
      setWhat(null);
    },
    forgetProblem: () => setProblem(null),
  };
}
