/** Calls in course have ten seconds of it; the rest is for what closes after them. */
const longestStopMs = 20_000;

/**
 * Runs `stop` once on Ctrl-C or a polite kill and then ends the process. A second signal, or a stop that takes too long, ends
 * it at once.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}
