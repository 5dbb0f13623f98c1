import { consumeRateLimit, type RateLimitDeps, secondsUntilNextAttempt } from '../platform/rate-limit/rate-limit.ts';

/** More answers than an office opens in a minute, so that nobody who reads comes near it. */
export const wordingBound = { kind: 'wording', limit: 120, windowMs: 60_000 };

/**
 * Counts one more answer that is worded for a network: it takes no use and no token, and keeps a thread busy.
 * @returns null; where none is left, in how many seconds there is one again.
 */
export async function takeWording(deps: RateLimitDeps, network: string): Promise<number | null> {
  if (await consumeRateLimit(deps, wordingBound, network)) return null;
  return secondsUntilNextAttempt(deps, wordingBound, network);
}
