import type { AuthUser } from '@foja/contracts/accounts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { findAccount } from './find-account.ts';
import { presentAccount } from './present-account.ts';

/** @throws {HttpError} 401 `invalid_token` where the account was deleted at the same time. */
export async function readAccount(deps: { db: Database; clock: Clock }, accountId: string): Promise<AuthUser> {
  const account = await findAccount(deps, { id: accountId });
  if (!account) throw accountGone();
  return presentAccount(account, deps.clock.now());
}

/** What a token answers once its account is gone. */
export function accountGone(): HttpError {
  return new HttpError(401, 'invalid_token', 'La sesión no es válida o venció.');
}
