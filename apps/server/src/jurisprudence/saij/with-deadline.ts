import { SaijUnavailable } from './saij-unavailable.ts';

/**
 * Runs `work` with a signal that ends with `parent`, or after `timeoutMs`. The call ends then even where `work` does not listen.
 * @throws {SaijUnavailable} after the time; whatever `parent` was aborted with.
 */
export async function withDeadline<T>(
  parent: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  parent.throwIfAborted();
  // A controller of its own: signals made by AbortSignal.any and .timeout may be collected before they fire on Node 20.
  const own = new AbortController();
  const follow = () => own.abort(parent.reason);
  parent.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => own.abort(new SaijUnavailable('timeout', true)), timeoutMs);
  const ended = new Promise<never>((_resolve, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(own.signal), ended]);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', follow);
  }
}
