/**
 * Runs `work` with a signal that ends with `parent`, or after `timeoutMs`. The call ends then even where `work` does not listen,
 * so that nobody waits for ever.
 * @param lateness what it ends with after that time.
 * @throws what `lateness` made; whatever `parent` was aborted with.
 */
export async function withDeadline<T>(
  parent: AbortSignal,
  { timeoutMs, lateness }: { timeoutMs: number; lateness: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  parent.throwIfAborted();
  // A controller of its own: signals made by AbortSignal.any and .timeout may be collected before they fire on Node 20.
  const own = new AbortController();
  const follow = () => own.abort(parent.reason);
  parent.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => own.abort(lateness()), timeoutMs);
  const ended = new Promise<never>((_resolve, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(own.signal), ended]);
  } catch (error) {
    // What is left of the work need not go on.
    own.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', follow);
  }
}
