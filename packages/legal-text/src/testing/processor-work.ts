interface Usage {
  user: number;
  system: number;
}

// The package itself knows nothing of Node; its tests run there.
declare const process: { cpuUsage(before?: Usage): Usage };

/**
 * Microseconds that the processor works for `run`. What else the machine does leaves it nearly as it is, which no clock would, and a
 * pattern that tries again and again is in it, which no count of its matches would show.
 */
export function processorWork(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user;
}

/** Below this there is too little to compare. */
export const minWork = 10_000_000;
