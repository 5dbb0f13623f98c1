import { authMessages } from '@foja/contracts/accounts';
import { mayAdminister, type Role } from '@foja/contracts/roles';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accountToAdminister, actedBy } from './account-to-administer.ts';
import { accounts } from './accounts.table.ts';
import type { SignedInActor } from './actor.ts';
import { type AccountRow, accountColumns } from './find-account.ts';
import { keepASuperAdmin } from './keep-a-super-admin.ts';

export interface RoleChange {
  /** Null for the system, such as a payment that began or ended. */
  actor: SignedInActor | null;
  accountId: string;
  role: Role;
  /** Why, for the activity log: a word of ours such as `plan_granted`, never somebody's text. */
  reason?: string;
}

/**
 * Gives an account another role; it counts from its next call on. The role that it has already is no change and no line.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` where the actor may not touch the old or the new role; 409 `conflict` for
 * one's own role, and for the last SuperAdmin however many demotions race.
 */
export async function changeRole(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  { actor, accountId, role, reason }: RoleChange,
): Promise<AccountRow> {
  return deps.db.transaction(async (transaction) => {
    const account = await accountToAdminister(transaction, actor, accountId);
    if (actor && !mayAdminister(actor.role, role)) throw new HttpError(403, 'forbidden', authMessages.forbidden);
    if (actor?.accountId === accountId) throw new HttpError(409, 'conflict', 'No podés cambiar tu propio rol.');
    if (account.role === role) return account;
    if (account.role === 'SuperAdmin') await keepASuperAdmin(transaction, accountId);
    const [changed] = await transaction
      .update(accounts)
      .set({ role })
      .where(eq(accounts.id, accountId))
      .returning(accountColumns);
    await recordActivity(
      { ...deps, db: transaction },
      {
        event: 'role_changed',
        ...actedBy(actor),
        targetId: accountId,
        details: { from: account.role, to: role, ...(reason ? { reason } : {}) },
      },
    );
    return changed ?? account;
  });
}
