import { randomUUID } from 'node:crypto';
import { firmMessages, firmStaffMax, invitationLifetimeMs } from '@foja/contracts/firm-words';
import type { FirmInvitation, InviteRequest } from '@foja/contracts/firms';
import { and, count, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { nobodysId } from '../accounts/check-password.ts';
import { findAccount } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { findRole, holdFirmOf } from './find-membership.ts';
import { type FirmRow, firmInvitations, firmMembers } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { mailInvitation, newInvitationToken } from './invitation-token.ts';
import { nameOf } from './list-members.ts';
import { presentInvitation } from './read-firm.ts';

const hourMs = 3_600_000;
const invitationsOfFirm = { kind: 'firm-invitation', limit: 40, windowMs: hourMs };
const invitationsToAddress = { kind: 'firm-invitation-to', limit: 5, windowMs: hourMs };

/**
 * Asks somebody into the firm by mail: to work in it, which a titular does, or to read one causa as a client, which who may share that
 * causa does. The answer is the same for an address with an account as for one without.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden`; 409 `conflict` for who is in it or was asked; 429 `rate_limited`.
 */
export async function inviteMember(
  deps: FirmsDeps,
  actor: SignedInActor,
  { email: typed, role, matterId }: InviteRequest,
): Promise<FirmInvitation> {
  const email = typed.toLowerCase();
  const invited = await deps.db.transaction(async (transaction): Promise<FirmInvitation | null> => {
    const within = { ...deps, db: transaction };
    const { firm } = await holdFirmOf(within, actor.accountId, { titularOnly: role !== 'cliente' });
    if (matterId !== undefined) await requireRoomForClient(within, actor, firm, matterId);
    await requireNotIn(within, firm, email);
    if (role !== 'cliente') await requireRoom(within, firm);
    if (!(await mayBeSent(within, firm, email))) return null;
    const now = deps.clock.now();
    const { token, tokenHash } = newInvitationToken(deps);
    // One that has expired makes room for the new one.
    await transaction
      .update(firmInvitations)
      .set({ revokedAt: now })
      .where(and(isOpenOf(firm, email), lte(firmInvitations.expiresAt, now)));
    const [row] = await transaction
      .insert(firmInvitations)
      .values({
        id: randomUUID(),
        firmId: firm.id,
        email,
        role,
        matterId: matterId ?? null,
        tokenHash,
        invitedBy: actor.accountId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + invitationLifetimeMs),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new HttpError(409, 'conflict', firmMessages.alreadyInvited);
    await tell(within, actor, firm, { ...row, token });
    return presentInvitation(row, now);
  });
  // Said after: a refusal inside would undo the count of attempts.
  if (!invited) throw new HttpError(429, 'rate_limited', firmMessages.tooMany);
  return invited;
}

type Within = FirmsDeps & { db: Transaction };

/** Files the mail and its line in the log. */
export async function tell(
  within: Within,
  actor: SignedInActor,
  firm: FirmRow,
  invitation: Pick<typeof firmInvitations.$inferSelect, 'email' | 'role' | 'expiresAt'> & { token: string },
): Promise<void> {
  const inviter = await findAccount(within, { id: actor.accountId });
  await mailInvitation(within, {
    ...invitation,
    firmName: firm.name,
    invitedBy: inviter ? nameOf(inviter) : '',
  });
  await recordActivity(within, {
    event: 'firm_invitation_sent',
    actorId: actor.accountId,
    actorRole: actor.role,
    details: { firmId: firm.id, memberRole: invitation.role },
  });
}

/** Counts one more mail of the firm, and to the address, whoever sends it. */
export async function mayBeSent(within: Within, firm: FirmRow, email: string): Promise<boolean> {
  return (
    (await consumeRateLimit(within, invitationsToAddress, email)) &&
    (await consumeRateLimit(within, invitationsOfFirm, firm.id))
  );
}

export function isOpenOf(firm: Pick<FirmRow, 'id'>, email: string) {
  return and(
    eq(firmInvitations.firmId, firm.id),
    eq(firmInvitations.email, email),
    isNull(firmInvitations.acceptedAt),
    isNull(firmInvitations.revokedAt),
  );
}

async function requireNotIn(within: Within, firm: FirmRow, email: string): Promise<void> {
  const account = await findAccount(within, { email });
  if ((await findRole(within, firm.id, account?.id ?? nobodysId)) !== null) {
    throw new HttpError(409, 'conflict', firmMessages.alreadyMember);
  }
}

async function requireRoom(within: Within, firm: FirmRow): Promise<void> {
  const [members] = await within.db
    .select({ count: count() })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, firm.id), ne(firmMembers.role, 'cliente')));
  const [invited] = await within.db
    .select({ count: count() })
    .from(firmInvitations)
    .where(
      and(
        eq(firmInvitations.firmId, firm.id),
        ne(firmInvitations.role, 'cliente'),
        isNull(firmInvitations.acceptedAt),
        isNull(firmInvitations.revokedAt),
        gt(firmInvitations.expiresAt, within.clock.now()),
      ),
    );
  if ((members?.count ?? 0) + (invited?.count ?? 0) >= firmStaffMax) {
    throw new HttpError(409, 'conflict', firmMessages.staffLimit);
  }
}

async function requireRoomForClient(
  within: Within,
  actor: SignedInActor,
  firm: FirmRow,
  matterId: string,
): Promise<void> {
  await within.firmMatters.requireShareable(within.db, actor, matterId, firm.id);
  const [taken] = await within.db
    .select({ accountId: firmMembers.accountId })
    .from(firmMembers)
    .where(eq(firmMembers.matterId, matterId));
  if (taken) throw new HttpError(409, 'conflict', firmMessages.clientTaken);
}
