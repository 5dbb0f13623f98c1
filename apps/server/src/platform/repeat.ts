export interface Repetition {
  /** Aborts the round in progress and resolves when it is over. */
  stop(): Promise<void>;
}

export interface RepeatOptions {
  pauseMs: number;
  /** Told of every failure; the next round comes by itself, each time a little later. */
  onError: (error: unknown) => void;
}

const longestPauseMs = 5 * 60_000;

/** Runs `round` again and again with a pause between, one at a time, until stopped. */
export function repeat(round: (signal: AbortSignal) => Promise<unknown>, options: RepeatOptions): Repetition {
  const stopping = new AbortController();
  let endPause: () => void = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await round(stopping.signal);
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted) break;
        failures += 1;
        options.onError(error);
      }
      if (!stopping.signal.aborted) {
        await pause(Math.max(options.pauseMs, Math.min(longestPauseMs, options.pauseMs * 2 ** Math.min(failures, 10))));
      }
    }
  };
  const done = run();
  return {
    async stop() {
      stopping.abort();
      endPause();
      await done;
    },
  };
}
