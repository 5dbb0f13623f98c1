import type { AuthUser } from '@foja/contracts/accounts';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';
import { changeSessionUser } from '../platform/session.ts';

/** Reads the account again after something that may have changed its plan; screens follow. Not reaching the server changes nothing. */
export async function rereadAccount(): Promise<void> {
  try {
    changeSessionUser(await callJson<AuthUser>(routes.account));
  } catch {
    // The next renewal of the session brings the role too.
  }
}
