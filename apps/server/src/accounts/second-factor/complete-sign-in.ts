import type { SessionResponse } from '@foja/contracts/accounts';
import { secondFactorMessages } from '@foja/contracts/second-factor';
import { eq } from 'drizzle-orm';
import { HttpError } from '../../platform/http-errors.ts';
import { accounts } from '../accounts.table.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { noteSignIn } from '../note-sign-in.ts';
import { openSession } from '../open-session.ts';
import type { SignInPlace } from '../sign-in-place.ts';
import { checkCode } from './check-code.ts';
import { passwordMark, peekChallenge, useChallenge } from './sign-in-challenge.ts';

/**
 * The second step of a sign-in: the code, after the password was found right.
 * @throws {HttpError} 401 `invalid_challenge` where the first step is over, was another browser's, or the password changed since; 400
 * `invalid_code`; 429 `rate_limited`.
 */
export async function completeSignIn(
  deps: AccountsDeps,
  { challenge, code }: { challenge: string; code: string },
  place: SignInPlace,
): Promise<SessionResponse> {
  const { browser, network } = place;
  const over = new HttpError(401, 'invalid_challenge', secondFactorMessages.challengeOver);
  const begun = await peekChallenge(deps, challenge, browser);
  if (!begun) throw over;
  const { accountId } = begun;
  await checkCode(deps, { accountId, code, network, device: browser.device });
  const session = await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    if (!(await useChallenge(within, challenge))) return null;
    const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account || passwordMark(deps, account.passwordHash) !== begun.passwordMark) return null;
    const opened = await openSession(within, account, browser);
    if (!opened) return null;
    await noteSignIn(within, opened, place, { isFirst: account.lastLoginAt === null, withCode: true });
    return opened;
  });
  if (!session) throw over;
  return session;
}
