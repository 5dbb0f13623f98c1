import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accountToAdminister, actedBy } from './account-to-administer.ts';
import { accounts } from './accounts.table.ts';
import type { SignedInActor } from './actor.ts';
import { endSessions } from './end-sessions.ts';
import { type AccountRow, accountColumns } from './find-account.ts';
import { keepASuperAdmin } from './keep-a-super-admin.ts';
import { liftLockout } from './lockout.ts';

export interface LockRequest {
  actor: SignedInActor;
  accountId: string;
  /** What the administrator wrote; kept in the activity log. */
  reason?: string | undefined;
}

interface LockDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
}

/**
 * Keeps somebody out until an administrator lifts it, and ends their sessions. Locking again changes nothing.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` where the actor may not touch the account; 409 `conflict` for one's own
 * account, and for the last SuperAdmin who could sign in.
 */
export async function lockAccount(deps: LockDeps, { actor, accountId, reason }: LockRequest): Promise<AccountRow> {
  return deps.db.transaction(async (transaction) => {
    const account = await accountToAdminister(transaction, actor, accountId);
    if (actor.accountId === accountId) throw new HttpError(409, 'conflict', 'No podés bloquear tu propia cuenta.');
    if (account.lockedAt) return account;
    if (account.role === 'SuperAdmin') await keepASuperAdmin(transaction, accountId);
    const [locked] = await transaction
      .update(accounts)
      .set({ lockedAt: deps.clock.now() })
      .where(eq(accounts.id, accountId))
      .returning(accountColumns);
    const within = { ...deps, db: transaction };
    const sessions = await endSessions(within, accountId);
    await recordActivity(within, {
      event: 'account_locked',
      ...actedBy(actor),
      targetId: accountId,
      details: { sessions, ...(reason ? { reason } : {}) },
    });
    return locked ?? account;
  });
}

/**
 * Lets somebody in again: lifts the administrator's lock and the one that wrong passwords caused.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` where the actor may not touch the account.
 */
export async function unlockAccount(
  deps: LockDeps,
  { actor, accountId }: Omit<LockRequest, 'reason'>,
): Promise<AccountRow> {
  return deps.db.transaction(async (transaction) => {
    const account = await accountToAdminister(transaction, actor, accountId);
    const [unlocked] = await transaction
      .update(accounts)
      .set({ lockedAt: null })
      .where(eq(accounts.id, accountId))
      .returning(accountColumns);
    const within = { ...deps, db: transaction };
    const wasLockedOut = await liftLockout(within, account.email);
    if (account.lockedAt || wasLockedOut) {
      await recordActivity(within, {
        event: 'account_unlocked',
        ...actedBy(actor),
        targetId: accountId,
        details: { byAdministrator: account.lockedAt !== null, byWrongPasswords: wasLockedOut },
      });
    }
    return unlocked ?? account;
  });
}
