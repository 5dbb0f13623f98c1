import type { Actor } from '../accounts/actor.ts';
import { networkOf } from '../accounts/bounds.ts';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';

const hourMs = 3_600_000;

export type TakeGuestQuestionDeps = RateLimitDeps & { config: Pick<Config, 'guestQuestionsPerNetwork'> };

/**
 * Counts a call of a guest by network, whether or not it takes a use: answers that find nothing are given back, so that without it a
 * network could have the server work without end. An account's calls are its own.
 * @throws {HttpError} 429 `rate_limited`.
 */
export async function takeGuestQuestion(deps: TakeGuestQuestionDeps, actor: Actor, address: string): Promise<void> {
  if (actor.role !== 'Guest') return;
  const bound = { kind: 'guest-question', limit: deps.config.guestQuestionsPerNetwork, windowMs: hourMs };
  if (await consumeRateLimit(deps, bound, networkOf(address))) return;
  const message =
    'Desde tu red se hicieron muchas consultas sin cuenta en la última hora. Registrate o volvé a intentarlo más tarde.';
  throw new HttpError(429, 'rate_limited', message);
}
