import { CallFailed } from '../platform/http.ts';

/** What is said at the field of a new password that leaks have made common; null where a call failed for another reason. */
export function breachedText(failure: unknown): string | null {
  return failure instanceof CallFailed && failure.code === 'breached_password' ? failure.said : null;
}
