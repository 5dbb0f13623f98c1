import { firmMessages, type InvitationState } from '@foja/contracts/firm-words';
import type { AcceptedInvitation, InvitationPreview } from '@foja/contracts/firms';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findAccount } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { joinPool } from '../usage/join-pool.ts';
import { findMembership, findRole, holdFirm } from './find-membership.ts';
import { type FirmInvitationRow, type FirmRow, firmInvitations, firmMembers, firms } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { invitationHash } from './invitation-token.ts';
import { nameOf } from './list-members.ts';
import { stateOf } from './read-firm.ts';

type Found = { invitation: FirmInvitationRow; firm: FirmRow };

/**
 * What an invitation's link is for, told to who holds it before they sign in.
 * @throws {HttpError} 404 `not_found` for a link that is none, or was replaced by a newer one.
 */
export async function previewInvitation(
  deps: Pick<FirmsDeps, 'db' | 'clock' | 'jwtSecret'>,
  token: string,
): Promise<InvitationPreview> {
  const { invitation, firm } = await findByToken(deps, token);
  const inviter = invitation.invitedBy ? await findAccount(deps, { id: invitation.invitedBy }) : null;
  return {
    firmName: firm.name,
    invitedBy: inviter ? nameOf(inviter) : null,
    role: invitation.role,
    state: stateOf(invitation, deps.clock.now()),
    address: masked(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}

/**
 * Accepts an invitation with the account of its address. Of calls that race one accepts it.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` with another address, `email_not_confirmed` with one that nobody confirmed; 409
 * `conflict` for one that was used, revoked or has expired, whose sender may not send it any more, and for who is in a firm already.
 */
export async function acceptInvitation(
  deps: FirmsDeps,
  actor: SignedInActor,
  token: string,
): Promise<AcceptedInvitation> {
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const { firm } = await findByToken(within, token);
    await holdFirm(within, firm.id);
    // Read anew: it may have been used before the firm was held.
    const { invitation } = await findByToken(within, token);
    await requireItsAddress(within, actor, invitation);
    const refusal = refusals[stateOf(invitation, deps.clock.now())];
    if (refusal !== null) throw new HttpError(409, 'conflict', refusal);
    await requireInviterMay(within, invitation);
    await join(within, actor, invitation);
    await transaction
      .update(firmInvitations)
      .set({ acceptedAt: deps.clock.now() })
      .where(eq(firmInvitations.id, invitation.id));
    if (invitation.role !== 'cliente') await joinPool(within, firm.id, actor.accountId);
    await recordActivity(within, {
      event: 'firm_member_joined',
      actorId: actor.accountId,
      actorRole: actor.role,
      ...(invitation.invitedBy ? { targetId: invitation.invitedBy } : {}),
      details: { firmId: firm.id, memberRole: invitation.role },
    });
    return { firmName: firm.name, role: invitation.role, matterId: invitation.matterId };
  });
}

const refusals: Record<InvitationState, string | null> = {
  pending: null,
  accepted: firmMessages.invitationAccepted,
  revoked: firmMessages.invitationRevoked,
  expired: firmMessages.invitationExpired,
};

async function findByToken(deps: { db: Pick<Database, 'select'>; jwtSecret: string }, token: string): Promise<Found> {
  const [found] = await deps.db
    .select({ invitation: firmInvitations, firm: firms })
    .from(firmInvitations)
    .innerJoin(firms, eq(firms.id, firmInvitations.firmId))
    .where(eq(firmInvitations.tokenHash, invitationHash(deps, token)));
  if (!found) throw new HttpError(404, 'not_found', firmMessages.invitationUnknown);
  return found;
}

async function requireItsAddress(
  within: { db: Pick<Database, 'select'> },
  actor: SignedInActor,
  { email }: FirmInvitationRow,
): Promise<void> {
  const account = await findAccount(within, { id: actor.accountId });
  if (account?.email !== email) throw new HttpError(403, 'forbidden', firmMessages.otherAddress);
  if (!account.emailConfirmedAt) throw new HttpError(403, 'email_not_confirmed', firmMessages.confirmFirst);
}

/** Who sent it must still be one who could: a titular, or for a client somebody who works in the firm. */
async function requireInviterMay(
  within: { db: Pick<Database, 'select'> },
  { firmId, role, invitedBy }: FirmInvitationRow,
): Promise<void> {
  const inviter = invitedBy === null ? null : await findRole(within, firmId, invitedBy);
  const may = role === 'cliente' ? inviter !== null && inviter !== 'cliente' : inviter === 'titular';
  if (!may) throw new HttpError(409, 'conflict', firmMessages.invitationRevoked);
}

type Within = FirmsDeps & { db: Transaction };

async function join(within: Within, { accountId }: SignedInActor, invitation: FirmInvitationRow): Promise<void> {
  const { firmId, role, matterId } = invitation;
  const conflict = (message: string) => new HttpError(409, 'conflict', message);
  const now = within.clock.now();
  const before = await findRole(within, firmId, accountId);
  if (matterId !== null) {
    if (before === 'cliente') throw conflict(firmMessages.clientOfAnother);
    if (before !== null) throw conflict(firmMessages.clientIsStaff);
    if (!(await within.firmMatters.isOfFirm(within.db, matterId, firmId))) {
      throw conflict(firmMessages.invitationRevoked);
    }
  } else {
    const membership = await findMembership(within, accountId);
    if (membership) {
      throw conflict(membership.firm.id === firmId ? firmMessages.invitationAccepted : firmMessages.inAnother);
    }
    // A client who comes to work in the firm is no client any more.
    await within.db
      .delete(firmMembers)
      .where(and(eq(firmMembers.firmId, firmId), eq(firmMembers.accountId, accountId)));
  }
  const joined = await within.db
    .insert(firmMembers)
    .values({ firmId, accountId, role, matterId, joinedAt: now })
    .onConflictDoNothing()
    .returning({ accountId: firmMembers.accountId });
  if (joined.length === 0) throw conflict(matterId === null ? firmMessages.inAnother : firmMessages.clientTaken);
}

/** Enough for its owner to know which address it is. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
