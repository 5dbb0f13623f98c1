import { authMessages } from '@foja/contracts/accounts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { addAttempt, countAttempts, forgetAttempts, holdAttempts } from './bounded-attempts.ts';
import { bounds } from './bounds.ts';
import { isLockedOut, lockOut } from './lockout.ts';
import { isPasswordOf } from './passwords.ts';
import type { TokenDeps } from './tokens.ts';

type CheckDeps = TokenDeps & { db: Database };

export interface PasswordCheck {
  /** Lower case; it need not have an account. */
  email: string;
  account: { id: string; passwordHash: string } | null;
  password: string;
  /** Who logs in, from where; null where a signed-in user proves who they are. */
  network: string | null;
  /** What a wrong password answers. */
  wrong: HttpError;
}

/**
 * Checks a password, counts a wrong one, and locks the address after too many. The verdict counts in the order in which it is
 * written down: of a hundred guesses at once, those after the fifth wrong one learn nothing, not even that they are right.
 * @throws {HttpError} `wrong`; 423 `account_locked` while wrong passwords have locked the address; 429 `rate_limited` once one
 * network has failed too often.
 */
export async function checkPassword(deps: CheckDeps, check: PasswordCheck): Promise<void> {
  // Asked before as well: a locked address costs no hash.
  const refused = await refusal(deps, check);
  if (refused) throw refused;
  const isRight = await isPasswordOf(check.account?.passwordHash ?? null, check.password);
  const problem = await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    if (check.network) await holdAttempts(within, bounds.failedLoginsOfNetwork, check.network);
    await holdAttempts(within, bounds.wrongPasswords, check.email);
    const refusedMeanwhile = await refusal(within, check);
    if (refusedMeanwhile) return refusedMeanwhile;
    if (isRight) {
      await forgetAttempts(within, bounds.wrongPasswords, check.email);
      return null;
    }
    const target = check.account ? { targetId: check.account.id } : {};
    await recordActivity(within, {
      event: 'login_failed',
      ...target,
      details: { reason: check.network ? 'password' : 'current-password' },
    });
    if (check.network) await addAttempt(within, bounds.failedLoginsOfNetwork, check.network);
    await addAttempt(within, bounds.wrongPasswords, check.email);
    if ((await countAttempts(within, bounds.wrongPasswords, check.email)) >= bounds.wrongPasswords.limit) {
      await lockOut(within, check.email);
      await recordActivity(within, { event: 'account_locked_out', ...target });
    }
    return check.wrong;
  });
  if (problem) throw problem;
}

async function refusal(
  deps: TokenDeps & { db: Pick<Database, 'select'> },
  { email, network }: PasswordCheck,
): Promise<HttpError | null> {
  const bound = bounds.failedLoginsOfNetwork;
  if (network && (await countAttempts(deps, bound, network)) >= bound.limit) {
    return new HttpError(429, 'rate_limited', authMessages.tooManyLogins);
  }
  return (await isLockedOut(deps, email)) ? new HttpError(423, 'account_locked', authMessages.locked) : null;
}
