import type { FirmRole } from '@foja/contracts/firm-words';
import type { MatterRole } from '@foja/contracts/matter-words';
import { and, eq, inArray } from 'drizzle-orm';
import { findRoles } from '../firms/membership-sql.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { type MatterRow, matterMembers } from './matters.table.ts';

/** What the role in a causa depends on. */
export type MatterAccess = Pick<
  MatterRow,
  'id' | 'ownerAccountId' | 'firmId' | 'isRestricted' | 'responsibleAccountId'
>;

/** What an account is in a causa; null for who must not know that there is one. */
export async function roleInMatter(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  matter: MatterAccess,
): Promise<MatterRole | null> {
  return (await rolesInMatters(deps, accountId, [matter])).get(matter.id) ?? null;
}

/** The same of many; those in which the account is nothing are left out. `visibleMatters` says it in SQL. */
export async function rolesInMatters(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  matters: readonly MatterAccess[],
): Promise<Map<string, MatterRole>> {
  const others = matters.filter(({ ownerAccountId }) => ownerAccountId !== accountId);
  const firmRoles = await findRoles(
    deps,
    accountId,
    others.flatMap(({ firmId }) => firmId ?? []),
  );
  const restricted = others.filter(({ isRestricted, firmId }) => isRestricted && firmRoles.has(firmId ?? ''));
  const chosen = await chosenFor(
    deps,
    accountId,
    restricted.map(({ id }) => id),
  );
  return new Map(
    matters.flatMap((matter): [string, MatterRole][] => {
      const part = firmRoles.get(matter.firmId ?? '') ?? null;
      const role = decide(accountId, matter, part, chosen.has(matter.id));
      return role ? [[matter.id, role]] : [];
    }),
  );
}

/** Who opened it; whom its firm lets in; where it is restricted, only who was chosen or is responsible; a client, their one causa. */
function decide(
  accountId: string,
  matter: MatterAccess,
  part: { role: FirmRole; matterId: string | null } | null,
  isChosen: boolean,
): MatterRole | null {
  if (matter.ownerAccountId === accountId) return 'owner';
  if (part === null) return null;
  if (part.role === 'cliente') return part.matterId === matter.id ? 'cliente' : null;
  return !matter.isRestricted || isChosen || matter.responsibleAccountId === accountId ? part.role : null;
}

async function chosenFor(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  matterIds: readonly string[],
): Promise<Set<string>> {
  if (matterIds.length === 0) return new Set();
  const rows = await deps.db
    .select({ matterId: matterMembers.matterId })
    .from(matterMembers)
    .where(and(eq(matterMembers.accountId, accountId), inArray(matterMembers.matterId, [...matterIds])));
  return new Set(rows.map(({ matterId }) => matterId));
}
