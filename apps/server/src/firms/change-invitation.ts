import { firmMessages, invitationLifetimeMs } from '@foja/contracts/firm-words';
import type { FirmInvitation } from '@foja/contracts/firms';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { holdFirmOf, type Membership } from './find-membership.ts';
import { type FirmInvitationRow, firmInvitations } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { newInvitationToken } from './invitation-token.ts';
import { mayBeSent, tell } from './invite-member.ts';
import { presentInvitation } from './read-firm.ts';

/**
 * Sends an invitation that nobody has used again, with a new link that holds from now on; the earlier link stops working.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden`; 429 `rate_limited`.
 */
export async function resendInvitation(deps: FirmsDeps, actor: SignedInActor, id: string): Promise<FirmInvitation> {
  const sent = await deps.db.transaction(async (transaction): Promise<FirmInvitation | null> => {
    const within = { ...deps, db: transaction };
    const { invitation, firm } = await holdInvitation(within, actor, id);
    if (!(await mayBeSent(within, firm, invitation.email))) return null;
    const now = deps.clock.now();
    const { token, tokenHash } = newInvitationToken(deps);
    const expiresAt = new Date(now.getTime() + invitationLifetimeMs);
    await transaction
      .update(firmInvitations)
      .set({ tokenHash, expiresAt, invitedBy: actor.accountId })
      .where(eq(firmInvitations.id, id));
    await tell(within, actor, firm, { ...invitation, expiresAt, token });
    return presentInvitation({ ...invitation, expiresAt }, now);
  });
  if (!sent) throw new HttpError(429, 'rate_limited', firmMessages.tooMany);
  return sent;
}

/** Revokes an invitation that nobody has used. @throws {HttpError} 404 `not_found`; 403 `forbidden`. */
export async function revokeInvitation(deps: FirmsDeps, actor: SignedInActor, id: string): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const { invitation, firm } = await holdInvitation(within, actor, id);
    await transaction.update(firmInvitations).set({ revokedAt: deps.clock.now() }).where(eq(firmInvitations.id, id));
    await recordActivity(within, {
      event: 'firm_invitation_revoked',
      actorId: actor.accountId,
      actorRole: actor.role,
      details: { firmId: firm.id, memberRole: invitation.role },
    });
  });
}

/** An open invitation of the actor's own firm: a titular's to change, and a client's also that of who may share the causa. */
async function holdInvitation(
  within: FirmsDeps & { db: Transaction },
  actor: SignedInActor,
  id: string,
): Promise<Membership & { invitation: FirmInvitationRow }> {
  const membership = await holdFirmOf(within, actor.accountId, { titularOnly: false });
  const { firm, role } = membership;
  const [invitation] = await within.db
    .select()
    .from(firmInvitations)
    .where(
      and(
        eq(firmInvitations.id, id),
        eq(firmInvitations.firmId, firm.id),
        isNull(firmInvitations.acceptedAt),
        isNull(firmInvitations.revokedAt),
      ),
    );
  const gone = new HttpError(404, 'not_found', firmMessages.invitationNotFound);
  if (!invitation) throw gone;
  if (role === 'titular') return { ...membership, invitation };
  if (invitation.matterId === null) throw new HttpError(403, 'forbidden', firmMessages.titularOnly);
  await within.firmMatters.requireShareable(within.db, actor, invitation.matterId, firm.id);
  return { ...membership, invitation };
}
