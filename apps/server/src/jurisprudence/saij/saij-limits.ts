import { setTimeout as sleep } from 'node:timers/promises';

/** How SAIJ is asked; times in milliseconds. */
export interface SaijLimits {
  /** One request with its whole answer. */
  requestTimeoutMs: number;
  /** What one search may take in all, waiting for its turn included. */
  searchTimeoutMs: number;
  /** Between the beginnings of two requests, whoever causes them: two a second at most. */
  spacingMs: number;
  /** More attempts after a 403 or a 5xx, and the wait before each. */
  retries: number;
  retryDelayMs: number;
  longestAnswerBytes: number;
  /** How long an answer is believed, and how many are kept. */
  cacheMs: number;
  cachedAnswers: number;
  /** After it could not be reached, SAIJ is left alone for this long. */
  failurePauseMs: number;
  /** The cookies of a visit are asked for anew after this long. */
  visitMs: number;
  /** Resolves after `ms`, or rejects with the signal's reason. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const defaultSaijLimits: SaijLimits = {
  requestTimeoutMs: 6_000,
  searchTimeoutMs: 8_000,
  spacingMs: 500,
  retries: 2,
  retryDelayMs: 600,
  longestAnswerBytes: 8 * 1024 * 1024,
  cacheMs: 15 * 60_000,
  cachedAnswers: 300,
  failurePauseMs: 20_000,
  visitMs: 20 * 60_000,
  async wait(ms, signal) {
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
};
