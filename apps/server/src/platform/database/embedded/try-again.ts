const firstWaitMs = 200;
const longestWaitMs = 5_000;

/**
 * Tries until it succeeds or is not wanted any more: at once it would only meet what it failed of, so each try waits twice as long as
 * the one before, five seconds at most.
 * @param onTry told of each try, before its wait.
 * @returns null where it is not wanted any more.
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  { isWanted, onTry }: { isWanted: () => boolean; onTry: (attempt: number) => void },
): Promise<Result | null> {
  for (let attempt = 1; isWanted(); attempt++) {
    onTry(attempt);
    const waitMs = Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (!isWanted()) return null;
    try {
      return await work();
    } catch {
      // The next one waits longer; the callers see the database as unavailable meanwhile.
    }
  }
  return null;
}
