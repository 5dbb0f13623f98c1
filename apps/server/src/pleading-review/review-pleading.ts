import {
  citationCheckMaxCharacters,
  citationCheckMessages,
  citationChecksPerMinute,
} from '@foja/contracts/citation-check-limits';
import type { PleadingReview, PleadingReviewRequest } from '@foja/contracts/pleading-review';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import { type ComposeReviewDeps, composeReview } from './compose-review.ts';

export interface ReviewPleadingDeps extends ComposeReviewDeps, Omit<RateLimitDeps, 'db'> {
  clock: Clock;
}

const bound = { kind: 'pleading-review', limit: citationChecksPerMinute, windowMs: 60_000 };

/**
 * Reviews a pleading that was pasted. Takes no use, calls no model, and keeps nothing of the text.
 * @throws {HttpError} 413 `payload_too_large`; 422 `invalid_request`; 429 `rate_limited`.
 */
export async function reviewPleading(
  deps: ReviewPleadingDeps,
  actor: SignedInActor,
  { text, ...correction }: PleadingReviewRequest,
): Promise<PleadingReview> {
  if (text.length > citationCheckMaxCharacters) {
    throw new HttpError(413, 'payload_too_large', citationCheckMessages.tooLong);
  }
  if (!/\p{L}/u.test(text)) throw new HttpError(422, 'invalid_request', citationCheckMessages.noWords);
  if (!(await consumeRateLimit(deps, bound, actor.accountId))) {
    throw new HttpError(429, 'rate_limited', citationCheckMessages.tooMany);
  }
  return composeReview(deps, actor.subject, text, correction);
}
