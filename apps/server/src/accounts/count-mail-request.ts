import { authMessages } from '@foja/contracts/accounts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import { bounds } from './bounds.ts';

/**
 * Counts a call that asks for a mail, whomever it is for.
 * @throws {HttpError} 429 `rate_limited` once this network has asked for too many.
 */
export async function countMailRequest(deps: RateLimitDeps, network: string): Promise<void> {
  if (!(await consumeRateLimit(deps, bounds.mailsAskedByNetwork, network))) {
    throw new HttpError(429, 'rate_limited', authMessages.tooMany);
  }
}
