import { secondFactorMessages } from '@foja/contracts/second-factor';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http-errors.ts';
import {
  addAttempt,
  consumeRateLimit,
  countAttempts,
  forgetAttempts,
  holdAttempts,
} from '../../platform/rate-limit/rate-limit.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { bounds } from '../bounds.ts';
import { isKnownNetwork } from '../known-networks.ts';
import { secondFactors } from '../second-factor.table.ts';
import { tellOfSecurityEvent } from '../tell-of-security-event.ts';
import { findSecondFactor, holdSecondFactor, isConfirmed, type SecondFactorRow } from './find-second-factor.ts';
import { hashRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { stepOfCode } from './time-codes.ts';

export interface CodeCheck {
  accountId: string;
  /** As it was typed: of the application, or for recovery. */
  code: string;
  /** Who signs in, from where; null where a signed-in user proves who they are. */
  network: string | null;
  /** What the browser says of itself, for the mail. */
  device: string;
}

/** The place of those who prove with their session: what others try from a network counts apart. */
const inSession = 'session';

/**
 * Checks a code of an account's second factor and uses it up, so that of calls that race with one code one is let through. Wrong ones
 * are counted by account and network, and by account alone; the bound counts in the order in which they are written down.
 * @throws {HttpError} 400 `invalid_code`; 429 `rate_limited` after too many of them; 409 `conflict` where the account has no second
 * factor.
 */
export async function checkCode(deps: AccountsDeps, check: CodeCheck): Promise<void> {
  const factor = await findSecondFactor(deps.db, check.accountId);
  if (!factor) throw new HttpError(409, 'conflict', secondFactorMessages.notOn);
  // Asked before as well: an account that is out of attempts costs no hash.
  const refused = await refusal(deps, check);
  if (refused) throw refused;
  const digits = check.code.replace(/[\s-]/g, '');
  const isOfApplication = /^\d{6}$/.test(digits);
  const recoveryHash = isOfApplication ? '' : await hashRecoveryCode(check.code, factor.recoverySalt);
  await judge(deps, check, (within) =>
    isOfApplication
      ? useApplicationCode(within, check.accountId, digits, isConfirmed)
      : useRecovery(within, check, recoveryHash),
  );
}

/**
 * Checks the first code of a second factor that is being set up, counted as {@link checkCode} does.
 * @param confirm what is done with it, in the same transaction.
 * @throws {HttpError} as {@link checkCode}.
 */
export async function checkFirstCode(
  deps: AccountsDeps,
  check: CodeCheck,
  confirm: (within: AccountsDeps & { db: Transaction }) => Promise<void>,
): Promise<void> {
  const digits = check.code.replace(/[\s-]/g, '');
  await judge(deps, check, async (within) => {
    if (!(await useApplicationCode(within, check.accountId, digits, (row) => !isConfirmed(row)))) return false;
    await confirm(within);
    return true;
  });
}

type Within = AccountsDeps & { db: Transaction };

async function judge(deps: AccountsDeps, check: CodeCheck, use: (within: Within) => Promise<boolean>): Promise<void> {
  const problem = await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction } as Within;
    await holdAttempts(within, bounds.wrongCodesAnywhere, check.accountId);
    const refused = await refusal(within, check);
    if (refused) return refused;
    if (!(await use(within))) return countWrong(within, check);
    await forgetAttempts(within, bounds.wrongCodes, placeOf(check));
    return null;
  });
  if (problem) throw problem;
}

async function useApplicationCode(
  deps: Within,
  accountId: string,
  digits: string,
  isMeant: (row: SecondFactorRow) => boolean,
): Promise<boolean> {
  const row = await holdSecondFactor(deps.db, accountId);
  if (!row || !isMeant(row)) return false;
  const step = stepOfCode(openSecret(deps, row), digits, deps.clock.now());
  if (step === null || step <= row.lastStep) return false;
  await deps.db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.accountId, accountId));
  return true;
}

async function useRecovery(deps: Within, { accountId, device }: CodeCheck, codeHash: string): Promise<boolean> {
  if (!(await useRecoveryCode(deps, accountId, codeHash))) return false;
  await recordActivity(deps, { event: 'recovery_code_used', actorId: accountId });
  await tellOfSecurityEvent(deps, accountId, 'recovery-code-used', device);
  return true;
}

async function countWrong(deps: Within, check: CodeCheck): Promise<HttpError> {
  const { accountId, network } = check;
  await recordActivity(deps, { event: 'second_factor_failed', targetId: accountId });
  await addAttempt(deps, bounds.wrongCodes, placeOf(check));
  if (network) await addAttempt(deps, bounds.wrongCodesAnywhere, accountId);
  const isLast = (await countAttempts(deps, bounds.wrongCodes, placeOf(check))) >= bounds.wrongCodes.limit;
  if (isLast && network && (await consumeRateLimit(deps, bounds.wrongCodeMails, accountId))) {
    await tellOfSecurityEvent(deps, accountId, 'wrong-codes', check.device);
  }
  return new HttpError(400, 'invalid_code', secondFactorMessages.wrongCode);
}

function placeOf({ accountId, network }: CodeCheck): [string, string] {
  return [accountId, network ?? inSession];
}

async function refusal(
  deps: Omit<AccountsDeps, 'db'> & { db: Pick<Database, 'select'> },
  check: CodeCheck,
): Promise<HttpError | null> {
  const { wrongCodes, wrongCodesAnywhere } = bounds;
  const { accountId, network } = check;
  const refused = new HttpError(429, 'rate_limited', secondFactorMessages.tooManyCodes);
  if ((await countAttempts(deps, wrongCodes, placeOf(check))) >= wrongCodes.limit) return refused;
  if (!network || (await countAttempts(deps, wrongCodesAnywhere, accountId)) < wrongCodesAnywhere.limit) return null;
  return (await isKnownNetwork(deps, { accountId, network })) ? null : refused;
}
