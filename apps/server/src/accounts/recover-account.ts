import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { accounts } from './accounts.table.ts';
import type { PasswordDeps } from './accounts-deps.ts';
import { markConfirmed } from './confirm-email.ts';
import { endSessions } from './end-sessions.ts';
import { findAccount } from './find-account.ts';
import { liftLockout } from './lockout.ts';
import { hashPassword } from './passwords.ts';
import { forgetSecondFactor } from './second-factor/change-second-factor.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';
import { type TellDeps, tellOfSecurityEvent } from './tell-of-security-event.ts';

/** What is done at the server's machine names nobody as its author: this word stands in the activity log instead. */
const atTheServer = { reason: 'command_line' } as const;

/** A command may change accounts on this. */
export type RecoverDeps = Pick<PasswordDeps, 'db' | 'clock' | 'jwtSecret' | 'keyring' | 'config' | 'endOtherAccess'>;

/**
 * Gives an account a new password from the server's machine, for whom nobody else can let in. Its sessions, keys,
 * calendar address and lock by wrong passwords end; its second factor stays.
 * @returns the password, to be shown once; null where no account has the address.
 */
export async function giveNewPassword(deps: RecoverDeps, email: string): Promise<string | null> {
  const account = await findAccount(deps, { email });
  if (!account) return null;
  const password = randomBytes(18).toString('base64url');
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await markConfirmed(within, account.id);
    const sessions = await endSessions(within, account.id);
    const keys = await deps.endOtherAccess(within, account.id);
    await liftLockout(within, account.email);
    await tellOfNewPassword(within, account);
    await recordActivity(within, {
      event: 'password_reset',
      targetId: account.id,
      details: { sessions, keys, ...atTheServer },
    });
  });
  return password;
}

/**
 * Takes an account's second factor away from the server's machine, and ends its sessions.
 * @returns whether it had one; null where no account has the address.
 */
export async function takeSecondFactor(deps: RecoverDeps, email: string): Promise<boolean | null> {
  const account = await findAccount(deps, { email });
  if (!account) return null;
  return deps.db.transaction(async (transaction) => {
    const within: TellDeps = { ...deps, db: transaction };
    if (!(await forgetSecondFactor(transaction, account.id))) return false;
    const sessions = await endSessions(within, account.id);
    await tellOfSecurityEvent(within, account.id, 'second-factor-removed');
    await recordActivity(within, {
      event: 'second_factor_removed',
      targetId: account.id,
      details: { sessions, ...atTheServer },
    });
    return true;
  });
}
