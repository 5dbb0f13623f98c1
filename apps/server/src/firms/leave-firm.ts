import { firmMessages } from '@foja/contracts/firm-words';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import { endMembership, findHeir, hasOtherTitular } from './end-membership.ts';
import { holdFirmOf } from './find-membership.ts';
import type { FirmsDeps } from './firms-deps.ts';

/**
 * Leaves the firm that one works in; one's causas of it stay there, with who is named.
 * @returns how many causas changed hands.
 * @throws {HttpError} 404 `not_found`; 409 `conflict` for the last titular, and where who is named is not of the firm.
 */
export async function leaveFirm(
  deps: FirmsDeps,
  actor: SignedInActor,
  handOverTo: string | undefined,
): Promise<number> {
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const { firm, role } = await holdFirmOf(within, actor.accountId, { titularOnly: false });
    if (role === 'titular' && !(await hasOtherTitular(within, firm.id, actor.accountId))) {
      throw new HttpError(409, 'conflict', firmMessages.lastTitular);
    }
    const to = await findHeir(within, firm.id, { leaving: actor.accountId, named: handOverTo });
    const handedOver = await endMembership(within, firm.id, {
      accountId: actor.accountId,
      to,
      by: actor.accountId,
    });
    await recordActivity(within, {
      event: 'firm_member_left',
      actorId: actor.accountId,
      actorRole: actor.role,
      targetId: to,
      details: { firmId: firm.id, matters: handedOver },
    });
    return handedOver;
  });
}
