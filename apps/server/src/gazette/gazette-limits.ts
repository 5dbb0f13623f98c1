import { setTimeout as sleep } from 'node:timers/promises';

/** How the official site is asked, and how much of it one reader may cause; times in milliseconds. */
export interface GazetteLimits {
  /** One request with its whole answer. */
  requestTimeoutMs: number;
  /** Everything that one edition, or its list, takes. */
  totalTimeoutMs: number;
  /** Between the beginnings of two requests, whoever causes them. */
  spacingMs: number;
  /** More attempts after a 429 or a 5xx, and the wait before the first of them; each next one is twice as long. */
  retries: number;
  retryDelayMs: number;
  /** A site that asks for a longer wait (`Retry-After`) is left alone. */
  longestRetryAfterMs: number;
  /** How long the calendar of the year under way, and "no edition", are believed. */
  noEditionMs: number;
  /** How long the calendar of a year that is over is believed. */
  pastCalendarMs: number;
  /** After a failure the site is not asked again for the same thing within this time. */
  failurePauseMs: number;
  /** Editions and lists fetched at the same time: all in all, and for one network. */
  fetchesAtOnce: number;
  fetchesAtOnceOfNetwork: number;
  /** Resolves after `ms`, or rejects with the signal's reason. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const defaultGazetteLimits: GazetteLimits = {
  requestTimeoutMs: 60_000,
  totalTimeoutMs: 180_000,
  spacingMs: 500,
  retries: 2,
  retryDelayMs: 1_500,
  longestRetryAfterMs: 20_000,
  noEditionMs: 300_000,
  pastCalendarMs: 86_400_000,
  failurePauseMs: 10_000,
  fetchesAtOnce: 12,
  fetchesAtOnceOfNetwork: 4,
  async wait(ms, signal) {
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
};
