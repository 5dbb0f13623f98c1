import { networkOf } from '../accounts/bounds.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';

/** A person never comes near it; a firm's script does not either. */
const bound = { kind: 'calculation', limit: 3_000, windowMs: 600_000 };

/**
 * Counts a calculation of the network of an address. It is no use of the plan: the bound only keeps one caller from taking the processor.
 * @throws {HttpError} 429 `rate_limited`.
 */
export async function takeCalculation(deps: RateLimitDeps, address: string): Promise<void> {
  if (!(await consumeRateLimit(deps, bound, networkOf(address)))) {
    throw new HttpError(429, 'rate_limited', 'Hiciste muchos cálculos en poco tiempo. Probá de nuevo en unos minutos.');
  }
}
