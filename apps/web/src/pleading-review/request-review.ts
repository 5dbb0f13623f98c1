import type { PleadingReview, PleadingReviewRequestInput } from '@foja/contracts/pleading-review';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';

const timeoutMs = 60_000;

/**
 * Has the server read and check a pleading. It keeps nothing of it and takes no use.
 * @throws {CallFailed} when the server refuses or fails.
 */
export function requestReview(body: PleadingReviewRequestInput): Promise<PleadingReview> {
  return callJson(routes.pleadingReview, { method: 'POST', body, timeoutMs });
}
