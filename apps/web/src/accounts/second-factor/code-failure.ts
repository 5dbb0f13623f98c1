import { CallFailed } from '../../platform/http.ts';
import { authFailureText, signedInFailureText } from '../auth-failure-text.ts';

/** The field of a form that a refusal is about; null where it is about none of them. */
export function refusedField(failure: unknown): 'currentPassword' | 'code' | null {
  if (!(failure instanceof CallFailed)) return null;
  if (failure.code === 'invalid_credentials') return 'currentPassword';
  return failure.code === 'invalid_code' ? 'code' : null;
}

/** What a refused code says: the server's own words where they tell how long to wait. */
export function codeFailureText(failure: unknown, isSignedIn: boolean): string {
  if (failure instanceof CallFailed && failure.said !== null) {
    if (['invalid_code', 'invalid_challenge', 'rate_limited'].includes(failure.code)) return failure.said;
  }
  return isSignedIn ? signedInFailureText(failure) : authFailureText(failure);
}
