import type { StaffRole } from '@foja/contracts/firm-words';
import type { MatterSharing } from '@foja/contracts/matter-sharing';
import { mayInMatter } from '@foja/contracts/matter-words';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findClient } from '../firms/find-client.ts';
import { findFirm, findMembership } from '../firms/find-membership.ts';
import { listMembers, nameOf } from '../firms/list-members.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { findPeople } from './find-people.ts';
import { type MatterRow, matterMembers } from './matters.table.ts';
import { openMatter } from './open-matter.ts';
import { roleInMatter } from './role-in-matter.ts';

type Reads = { db: DatabaseOrTransaction; clock: Clock };

/** Who sees a causa, told to who works on it. @throws {HttpError} 403 `forbidden` for its client; 404 `not_found`. */
export async function readSharing(deps: Reads, actor: SignedInActor, matterId: string): Promise<MatterSharing> {
  const { row, role } = await openMatter(deps, actor, matterId, 'read');
  const membership = await findMembership(deps, actor.accountId);
  const firm = row.firmId ? await findFirm(deps, row.firmId) : (membership?.firm ?? null);
  const chosen = await listChosen(deps, matterId);
  const staff = firm ? await listStaff(deps, firm.id) : [];
  const colleagues = await Promise.all(
    staff.map(async ({ accountId, name, staffRole }) => ({
      accountId,
      name,
      role: staffRole,
      hasAccess: (await roleInMatter(deps, accountId, row)) !== null,
      isChosen: chosen.has(accountId),
    })),
  );
  const { accountId: clientId, invitation } = await findClient(deps, matterId);
  const people = await findPeople(deps, [row.ownerAccountId, clientId]);
  const owner = people.get(row.ownerAccountId);
  const withAccess = colleagues.filter(({ hasAccess, accountId }) => hasAccess && accountId !== row.ownerAccountId);
  const mayShare = mayInMatter(role, 'manage');
  return {
    access: accessOf(row),
    me: actor.accountId,
    firm: firm ? { id: firm.id, name: firm.name } : null,
    colleagues,
    people: [...(owner ? [owner] : []), ...withAccess.map(({ accountId, name }) => ({ accountId, name }))],
    client: people.get(clientId ?? '') ?? null,
    clientInvitation: invitation,
    may: {
      share: mayShare,
      takeOut: mayShare && row.firmId !== null && membership?.firm.id === row.firmId && membership.role === 'titular',
    },
  };
}

function accessOf({ firmId, isRestricted }: MatterRow): MatterSharing['access'] {
  if (firmId === null) return 'private';
  return isRestricted ? 'chosen' : 'firm';
}

/** Who works in a firm, by name. */
export async function listStaff(
  deps: { db: DatabaseOrTransaction },
  firmId: string,
): Promise<{ accountId: string; name: string; staffRole: StaffRole }[]> {
  const members = await listMembers(deps, firmId);
  return members
    .flatMap(({ account, role }) =>
      role === 'cliente' ? [] : [{ accountId: account.id, name: nameOf(account), staffRole: role }],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
}

async function listChosen(deps: { db: DatabaseOrTransaction }, matterId: string): Promise<Set<string>> {
  const rows = await deps.db
    .select({ accountId: matterMembers.accountId })
    .from(matterMembers)
    .where(eq(matterMembers.matterId, matterId));
  return new Set(rows.map(({ accountId }) => accountId));
}
