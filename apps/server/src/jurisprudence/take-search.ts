import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';

export const tooManySearches = 'Hiciste muchas búsquedas en poco tiempo. Probá de nuevo en unos minutos.';

/**
 * Counts a search of the account. Searches are not uses of the plan, but SAIJ is asked gently.
 * @throws {HttpError} 429 `rate_limited`.
 */
export async function takeSearch(
  deps: Pick<JurisprudenceDeps, 'db' | 'clock' | 'jwtSecret' | 'limits'>,
  actor: SignedInActor,
): Promise<void> {
  const { searches, windowMs } = deps.limits;
  const bound = { kind: 'jurisprudence-search', limit: searches, windowMs };
  if (!(await consumeRateLimit(deps, bound, actor.accountId))) {
    throw new HttpError(429, 'rate_limited', tooManySearches);
  }
}
