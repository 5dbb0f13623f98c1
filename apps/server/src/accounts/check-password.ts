import { authMessages } from '@foja/contracts/accounts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { addAttempt, countAttempts, forgetAttempts, holdAttempts } from '../platform/rate-limit/rate-limit.ts';
import { bounds } from './bounds.ts';
import { isKnownNetwork } from './known-networks.ts';
import { isLockedOut, lockOut, type Place } from './lockout.ts';
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

/** The place of those who prove with their session: what others try from a network counts apart. */
const inSession = 'session';
/** Nobody's: asked for as any other, so that the time does not tell whether there is an account. */
export const nobodysId = '00000000-0000-0000-0000-000000000000';

/**
 * Checks a password, counts a wrong one, and locks the address for the network after too many: others, from their networks, lock
 * nobody out. The verdict counts in the order in which it is written down: of a hundred guesses at once, those after the fifth wrong
 * one learn nothing, not even that they are right.
 * @throws {HttpError} `wrong`; 423 `account_locked` while wrong passwords have locked the address here; 429 `rate_limited` once one
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
    if (!isRight || !check.account) return countWrong(within, check);
    await forgetAttempts(within, bounds.wrongPasswords, placeOf(check));
    return null;
  });
  if (problem) throw problem;
}

async function countWrong(deps: TokenDeps & { db: Transaction }, check: PasswordCheck): Promise<HttpError> {
  const { email, network } = check;
  const place = placeOf(check);
  const target = check.account ? { targetId: check.account.id } : {};
  const reason = network ? 'password' : 'current-password';
  await recordActivity(deps, { event: 'login_failed', ...target, details: { reason } });
  if (network) {
    await addAttempt(deps, bounds.failedLoginsOfNetwork, network);
    await addAttempt(deps, bounds.wrongPasswordsAnywhere, email);
  }
  await addAttempt(deps, bounds.wrongPasswords, place);
  if ((await countAttempts(deps, bounds.wrongPasswords, place)) >= bounds.wrongPasswords.limit) {
    await lockOut(deps, place);
    await recordActivity(deps, { event: 'account_locked_out', ...target });
  }
  return check.wrong;
}

function placeOf({ email, network }: PasswordCheck): Place {
  return [email, network ?? inSession];
}

async function refusal(
  deps: TokenDeps & { db: Pick<Database, 'select'> },
  check: PasswordCheck,
): Promise<HttpError | null> {
  const { failedLoginsOfNetwork, wrongPasswordsAnywhere } = bounds;
  const { account, email, network } = check;
  if (network && (await countAttempts(deps, failedLoginsOfNetwork, network)) >= failedLoginsOfNetwork.limit) {
    return new HttpError(429, 'rate_limited', authMessages.tooManyLogins);
  }
  const locked = new HttpError(423, 'account_locked', authMessages.locked);
  if (await isLockedOut(deps, placeOf(check))) return locked;
  if (!network || (await countAttempts(deps, wrongPasswordsAnywhere, email)) < wrongPasswordsAnywhere.limit)
    return null;
  return (await isKnownNetwork(deps, { accountId: account?.id ?? nobodysId, network })) ? null : locked;
}
