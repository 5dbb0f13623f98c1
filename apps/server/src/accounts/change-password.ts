import { authMessages } from '@foja/contracts/accounts';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { SignedInActor } from './actor.ts';
import { requireUnbreachedPassword } from './breached-passwords.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword } from './passwords.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';

/**
 * Changes one's own password and ends one's other sessions.
 * @throws {HttpError} 400 `breached_password`, or `invalid_credentials` for a wrong current one; 423 `account_locked` after too many of them; 409
 * `conflict` where it was changed at the same time.
 */
export async function changePassword(
  deps: AccountsDeps,
  actor: SignedInActor,
  request: { currentPassword: string; newPassword: string },
): Promise<void> {
  await requireUnbreachedPassword(request.newPassword);
  const account = await checkCurrentPassword(deps, actor, request.currentPassword);
  const passwordHash = await hashPassword(request.newPassword);
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (changed.length === 0) throw new HttpError(409, 'conflict', authMessages.currentPasswordWrong);
    const sessions = await endSessions(within, account.id, { except: actor.sessionId });
    await tellOfNewPassword(within, account);
    await recordActivity(within, {
      event: 'password_changed',
      actorId: account.id,
      actorRole: actor.role,
      details: { sessions },
    });
  });
}
