import { type RecoveryCodes, type SecondFactorSecret, secondFactorMessages } from '@foja/contracts/second-factor';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../activity/record-activity.ts';
import { HttpError } from '../../platform/http-errors.ts';
import { accounts } from '../accounts.table.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { SignedInActor } from '../actor.ts';
import { checkCurrentPassword } from '../check-current-password.ts';
import { endSessions } from '../end-sessions.ts';
import { secondFactors } from '../second-factor.table.ts';
import { tellOfSecurityEvent } from '../tell-of-security-event.ts';
import { checkFirstCode } from './check-code.ts';
import { findSecondFactor, holdSecondFactor, isConfirmed } from './find-second-factor.ts';
import { keepRecoverySet, makeRecoverySet } from './recovery-codes.ts';
import { sealSecret } from './sealed-secret.ts';
import { newSecret, secretUri } from './time-codes.ts';

/** A secret that was shown and not confirmed is good for this long. */
const begunForMs = 3_600_000;

/**
 * Shows a new secret to its owner; it counts for nothing until a code of it has come back. Begun again, the former one is forgotten.
 * @throws {HttpError} 400 `invalid_credentials`; 423 `account_locked`; 409 `conflict` where a second factor is set up already.
 */
export async function beginSecondFactor(
  deps: AccountsDeps,
  actor: SignedInActor,
  currentPassword: string,
): Promise<SecondFactorSecret> {
  const account = await checkCurrentPassword(deps, actor, currentPassword);
  const secret = newSecret();
  const begun = { sealedSecret: sealSecret(deps, account.id, secret), lastStep: 0, begunAt: deps.clock.now() };
  await deps.db.transaction(async (transaction) => {
    const there = await holdSecondFactor(transaction, account.id);
    if (there && isConfirmed(there)) throw new HttpError(409, 'conflict', secondFactorMessages.alreadyOn);
    await transaction
      .insert(secondFactors)
      .values({ accountId: account.id, ...begun })
      .onConflictDoUpdate({ target: secondFactors.accountId, set: begun });
  });
  return { secret, uri: secretUri(secret, account.email) };
}

/**
 * Sets the second factor up: from now on signing in needs a code, and sessions that were opened without one end.
 * @returns the recovery codes, for the only time.
 * @throws {HttpError} 400 `invalid_code`; 429 `rate_limited`; 409 `conflict` where none was begun, or it is set up already.
 */
export async function confirmSecondFactor(
  deps: AccountsDeps,
  actor: SignedInActor,
  { code, device }: { code: string; device: string },
): Promise<RecoveryCodes> {
  const { accountId } = actor;
  await requireBegun(deps, accountId);
  const set = await makeRecoverySet();
  await checkFirstCode(deps, { accountId, code, network: null, device }, async (within) => {
    // Held, as by whoever signs in: no session is opened with a password alone while this is done.
    await within.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    await within.db
      .update(secondFactors)
      .set({ confirmedAt: deps.clock.now() })
      .where(eq(secondFactors.accountId, accountId));
    await keepRecoverySet(within.db, accountId, set);
    const sessions = await endSessions(within, accountId, { except: actor.sessionId });
    await tellOfSecurityEvent(within, accountId, 'second-factor-enabled', device);
    await recordActivity(within, {
      event: 'second_factor_enabled',
      actorId: accountId,
      actorRole: actor.role,
      details: { sessions },
    });
  });
  return { recoveryCodes: set.codes };
}

async function requireBegun(deps: AccountsDeps, accountId: string): Promise<void> {
  if (await findSecondFactor(deps.db, accountId)) {
    throw new HttpError(409, 'conflict', secondFactorMessages.alreadyOn);
  }
  const [row] = await deps.db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  if (!row || deps.clock.now().getTime() - row.begunAt.getTime() > begunForMs) {
    throw new HttpError(409, 'conflict', secondFactorMessages.notBegun);
  }
}
