import { setTimeout as sleep } from 'node:timers/promises';

/** How InfoLEG is asked; times in milliseconds. */
export interface InfolegLimits {
  /** One request with its whole answer. */
  requestTimeoutMs: number;
  /** Between the end of a request and the beginning of the next. */
  pauseMs: number;
  /** More attempts after a 429, a 5xx or a broken connection, and the wait before the first; each next one is twice as long. */
  retries: number;
  retryDelayMs: number;
  /** A site that asks for a longer wait (`Retry-After`) is left alone. */
  longestRetryAfterMs: number;
  /** The longest page by far is a code with some two megabytes. */
  longestPageBytes: number;
  redirects: number;
  /** Resolves after `ms`, or rejects with the signal's reason. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const defaultInfolegLimits: InfolegLimits = {
  requestTimeoutMs: 30_000,
  pauseMs: 700,
  retries: 3,
  retryDelayMs: 2_000,
  longestRetryAfterMs: 120_000,
  longestPageBytes: 24 * 1024 * 1024,
  redirects: 3,
  async wait(ms, signal) {
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
};
