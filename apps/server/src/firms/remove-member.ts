import { firmMessages } from '@foja/contracts/firm-words';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findAccount } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { endMembership, findHeir } from './end-membership.ts';
import { findRole, holdFirmOf } from './find-membership.ts';
import { firmMembers } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';

/**
 * Takes somebody out of the firm, clients included; their causas of it go to who is named, or to the titular who acts. It is told to
 * them by mail.
 * @returns how many causas changed hands.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` for who is no titular; 409 `conflict` for oneself, who leaves instead.
 */
export async function removeMember(
  deps: FirmsDeps,
  actor: SignedInActor,
  accountId: string,
  handOverTo: string | undefined,
): Promise<number> {
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const { firm } = await holdFirmOf(within, actor.accountId, { titularOnly: true });
    const role = await findRole(within, firm.id, accountId);
    if (role === null) throw new HttpError(404, 'not_found', firmMessages.memberNotFound);
    if (accountId === actor.accountId) throw new HttpError(409, 'conflict', firmMessages.leaveInstead);
    let handedOver = 0;
    if (role === 'cliente') {
      await transaction
        .delete(firmMembers)
        .where(and(eq(firmMembers.firmId, firm.id), eq(firmMembers.accountId, accountId)));
    } else {
      const named = handOverTo ?? actor.accountId;
      const to = await findHeir(within, firm.id, { leaving: accountId, named });
      handedOver = await endMembership(within, firm.id, { accountId, to, by: actor.accountId });
    }
    await recordActivity(within, {
      event: 'firm_member_removed',
      actorId: actor.accountId,
      actorRole: actor.role,
      targetId: accountId,
      details: { firmId: firm.id, memberRole: role, matters: handedOver },
    });
    const account = await findAccount(within, { id: accountId });
    if (account) {
      await enqueueMail(within, {
        template: 'firm-left',
        to: account.email,
        values: {
          firstName: account.firstName,
          firmName: firm.name,
          link: publicAddress(deps.config, '/dashboard'),
        },
      });
    }
    return handedOver;
  });
}
