import { firmRoles, type InvitationState } from '@foja/contracts/firm-words';
import type { Firm, FirmInvitation } from '@foja/contracts/firms';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findPoolOf, readPool, readShares } from '../usage/read-pool.ts';
import { findMembership, type Membership } from './find-membership.ts';
import { type FirmInvitationRow, firmInvitations } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { type ListedMember, listMembers, nameOf } from './list-members.ts';

type Reads = Pick<FirmsDeps, 'db' | 'clock'>;

/** The firm that the actor works in, as they may see it; null for who works in none. */
export async function readFirm(deps: Reads, actor: SignedInActor): Promise<Firm | null> {
  const membership = await findMembership(deps, actor.accountId);
  return membership ? presentFirm(deps, actor, membership) : null;
}

/** Addresses, invitations and who used how much are for titulares alone; clients are known to who works in the firm. */
async function presentFirm(deps: Reads, actor: SignedInActor, { firm, role }: Membership): Promise<Firm> {
  const isTitular = role === 'titular';
  const members = await listMembers(deps, firm.id);
  const staff = members.filter((member) => member.role !== 'cliente');
  const shares = isTitular
    ? await readShares(
        deps,
        staff.map(({ account }) => account.id),
      )
    : [];
  const usedBy = new Map(shares.map(({ accountId, used }) => [accountId, used]));
  const pool = await findPoolOf(deps, firm.id);
  return {
    id: firm.id,
    name: firm.name,
    role,
    members: members.toSorted(byRoleAndName).map((member) => ({
      accountId: member.account.id,
      name: nameOf(member.account),
      email: isTitular ? member.account.email : null,
      role: member.role,
      isMe: member.account.id === actor.accountId,
      joinedAt: member.joinedAt.toISOString(),
      // Which causa a client reads is for who sees that causa, and its own screen tells it.
      matterId: isTitular ? member.matterId : null,
      used: isTitular && member.role !== 'cliente' ? (usedBy.get(member.account.id) ?? 0) : null,
    })),
    invitations: isTitular ? await listInvitations(deps, firm.id) : [],
    uses: {
      of: firm.uses,
      endsAfter: pool?.endsAfter ?? null,
      pool: pool ? await readPool(deps, firm.id) : null,
    },
  };
}

function byRoleAndName(a: ListedMember, b: ListedMember): number {
  const place = ({ role }: ListedMember) => firmRoles.indexOf(role);
  return place(a) - place(b) || nameOf(a.account).localeCompare(nameOf(b.account), 'es');
}

/** Those that nobody has used or revoked, newest first. */
async function listInvitations(deps: Reads, firmId: string): Promise<FirmInvitation[]> {
  const rows = await deps.db
    .select()
    .from(firmInvitations)
    .where(
      and(eq(firmInvitations.firmId, firmId), isNull(firmInvitations.acceptedAt), isNull(firmInvitations.revokedAt)),
    )
    .orderBy(desc(firmInvitations.createdAt), desc(firmInvitations.id));
  return rows.map((row) => presentInvitation(row, deps.clock.now()));
}

export function presentInvitation(row: FirmInvitationRow, now: Date): FirmInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    matterId: row.matterId,
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export function stateOf(
  { acceptedAt, revokedAt, expiresAt }: Pick<FirmInvitationRow, 'acceptedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'pending';
}
