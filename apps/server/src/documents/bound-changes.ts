import { documentMessages } from '@foja/contracts/document-limits';
import type { FastifyRequest } from 'fastify';
import { userFrom } from '../accounts/identify-actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import type { DocumentsDeps } from './documents-deps.ts';

const hourMs = 3_600_000;

/**
 * Guard of the calls that leave a line in the activity log for good: nobody fills it by calling without end.
 * @throws {HttpError} 429 `rate_limited`
 */
export function boundChanges(deps: DocumentsDeps) {
  const bound = { kind: 'document-change', limit: deps.limits.changesPerHour, windowMs: hourMs };
  return async (request: FastifyRequest): Promise<void> => {
    if (await consumeRateLimit(deps, bound, userFrom(request).accountId)) return;
    throw new HttpError(429, 'rate_limited', documentMessages.tooMany);
  };
}
