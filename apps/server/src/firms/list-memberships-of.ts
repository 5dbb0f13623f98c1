import type { FirmRole } from '@foja/contracts/firm-words';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { firmMembers, firms } from './firms.table.ts';

/** Every firm that an account is in, for its export. */
export async function listMembershipsOf(
  deps: { db: Pick<Database, 'select'> },
  accountId: string,
): Promise<{ firm: string; role: FirmRole; joinedAt: string }[]> {
  const rows = await deps.db
    .select({ firm: firms.name, role: firmMembers.role, joinedAt: firmMembers.joinedAt })
    .from(firmMembers)
    .innerJoin(firms, eq(firms.id, firmMembers.firmId))
    .where(eq(firmMembers.accountId, accountId))
    .orderBy(asc(firmMembers.joinedAt));
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
}
