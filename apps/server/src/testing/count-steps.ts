import { Session } from 'node:inspector/promises';

/** How often this thread has run the blocks of its programs. */
export interface StepCount {
  /** Runs of blocks since the last call: each turn of a loop is one, and each call of a function. */
  take(): Promise<number>;
  stop(): void;
}

/**
 * Counts the blocks of code that this thread runs: loops over a text letter by letter, which {@link countPatternWork} does not see.
 * What the engine does itself in one step (a pattern, JSON) is not seen by this one. The same on every machine, and no clock. It counts
 * every program of the process, and makes each slower while it counts.
 */
export async function countSteps(): Promise<StepCount> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async take() {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      let steps = 0;
      for (const { functions } of result) {
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      }
      return steps;
    },
    stop: () => session.disconnect(),
  };
}
