import { firmMessages, type StaffRole } from '@foja/contracts/firm-words';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import { hasOtherTitular } from './end-membership.ts';
import { findRole, holdFirmOf } from './find-membership.ts';
import { firmMembers } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { revokeInvitationsOf } from './revoke-invitations-of.ts';

/**
 * Gives who works in the firm another role. A client stays one: to work in the firm they are invited. Whom a titular invited comes in no
 * more once they are none.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` for who is no titular; 409 `conflict` where no titular would be left.
 */
export async function changeMemberRole(
  deps: FirmsDeps,
  actor: SignedInActor,
  accountId: string,
  role: StaffRole,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const { firm } = await holdFirmOf(within, actor.accountId, { titularOnly: true });
    const before = await findRole(within, firm.id, accountId);
    if (before === null || before === 'cliente') throw new HttpError(404, 'not_found', firmMessages.memberNotFound);
    if (before === role) return;
    if (before === 'titular' && !(await hasOtherTitular(within, firm.id, accountId))) {
      throw new HttpError(409, 'conflict', firmMessages.lastTitularRole);
    }
    await transaction
      .update(firmMembers)
      .set({ role })
      .where(and(eq(firmMembers.firmId, firm.id), eq(firmMembers.accountId, accountId)));
    if (before === 'titular') await revokeInvitationsOf(within, firm.id, accountId);
    await recordActivity(within, {
      event: 'firm_member_role_changed',
      actorId: actor.accountId,
      actorRole: actor.role,
      targetId: accountId,
      details: { firmId: firm.id, from: before, to: role },
    });
  });
}
