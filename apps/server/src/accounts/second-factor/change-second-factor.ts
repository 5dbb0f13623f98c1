import { type RecoveryCodes, secondFactorMessages } from '@foja/contracts/second-factor';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http-errors.ts';
import { accountToAdminister, actedBy } from '../account-to-administer.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { SignedInActor } from '../actor.ts';
import { checkCurrentPassword } from '../check-current-password.ts';
import { endSessions } from '../end-sessions.ts';
import { recoveryCodes, secondFactors, signInChallenges } from '../second-factor.table.ts';
import { tellOfSecurityEvent } from '../tell-of-security-event.ts';
import { checkCode } from './check-code.ts';
import { findSecondFactor, holdSecondFactor, isConfirmed } from './find-second-factor.ts';
import { keepRecoverySet, makeRecoverySet } from './recovery-codes.ts';

interface Proof {
  currentPassword: string;
  code: string;
  /** What the browser says of itself, for the mail. */
  device: string;
}

/**
 * Signing in needs no code any more.
 * @throws {HttpError} 409 `conflict` where it is not set up; 400 `invalid_credentials` or `invalid_code`; 423; 429.
 */
export async function disableSecondFactor(deps: AccountsDeps, actor: SignedInActor, proof: Proof): Promise<void> {
  await prove(deps, actor, proof);
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    if (!(await forgetSecondFactor(transaction, actor.accountId))) throw notOn();
    await tellOfSecurityEvent(within, actor.accountId, 'second-factor-disabled', proof.device);
    await recordActivity(within, {
      event: 'second_factor_disabled',
      actorId: actor.accountId,
      actorRole: actor.role,
    });
  });
}

/**
 * A new set of recovery codes in the place of the former one.
 * @throws {HttpError} as {@link disableSecondFactor}.
 */
export async function renewRecoveryCodes(
  deps: AccountsDeps,
  actor: SignedInActor,
  proof: Proof,
): Promise<RecoveryCodes> {
  await prove(deps, actor, proof);
  const set = await makeRecoverySet();
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const row = await holdSecondFactor(transaction, actor.accountId);
    if (!row || !isConfirmed(row)) throw notOn();
    await keepRecoverySet(transaction, actor.accountId, set);
    await tellOfSecurityEvent(within, actor.accountId, 'recovery-codes-renewed', proof.device);
    await recordActivity(within, {
      event: 'recovery_codes_renewed',
      actorId: actor.accountId,
      actorRole: actor.role,
    });
  });
  return { recoveryCodes: set.codes };
}

/**
 * Takes somebody's second factor away, such as that of a lost phone, and ends their sessions.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` where the actor may not touch the account; 409 `conflict` for one's own, and
 * where there is none.
 */
export async function removeSecondFactor(deps: AccountsDeps, actor: SignedInActor, accountId: string): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await accountToAdminister(transaction, actor, accountId);
    if (actor.accountId === accountId) throw new HttpError(409, 'conflict', secondFactorMessages.notOwn);
    if (!(await forgetSecondFactor(transaction, accountId))) throw notOn();
    const sessions = await endSessions(within, accountId);
    await tellOfSecurityEvent(within, accountId, 'second-factor-removed');
    await recordActivity(within, {
      event: 'second_factor_removed',
      ...actedBy(actor),
      targetId: accountId,
      details: { sessions },
    });
  });
}

async function prove(deps: AccountsDeps, actor: SignedInActor, { currentPassword, code, device }: Proof) {
  const { accountId } = actor;
  if (!(await findSecondFactor(deps.db, accountId))) throw notOn();
  await checkCurrentPassword(deps, actor, currentPassword);
  await checkCode(deps, { accountId, code, network: null, device });
}

/** @returns whether there was one that counted. */
export async function forgetSecondFactor(transaction: Transaction, accountId: string): Promise<boolean> {
  const [row] = await transaction.delete(secondFactors).where(eq(secondFactors.accountId, accountId)).returning();
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await transaction.delete(signInChallenges).where(eq(signInChallenges.accountId, accountId));
  return row !== undefined && isConfirmed(row);
}

function notOn(): HttpError {
  return new HttpError(409, 'conflict', secondFactorMessages.notOn);
}
