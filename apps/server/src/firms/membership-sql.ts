import type { FirmRole } from '@foja/contracts/firm-words';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { firmMembers } from './firms.table.ts';

/** As SQL of a query over rows that have a firm: that the account works in it. */
export function worksInFirmSql(firmId: AnyPgColumn, accountId: string): SQL {
  return sql`exists (select 1 from ${firmMembers} where ${firmMembers.firmId} = ${firmId}
    and ${firmMembers.accountId} = ${accountId} and ${firmMembers.role} <> 'cliente')`;
}

/** As SQL of a query over causas: that the account reads this one as a client of its firm. */
export function isClientOfSql(firmId: AnyPgColumn, matterId: AnyPgColumn, accountId: string): SQL {
  return sql`exists (select 1 from ${firmMembers} where ${firmMembers.firmId} = ${firmId}
    and ${firmMembers.accountId} = ${accountId} and ${firmMembers.matterId} = ${matterId})`;
}

/** What an account is in each of these firms. */
export async function findRoles(
  deps: { db: Pick<Database, 'select'> },
  accountId: string,
  firmIds: readonly string[],
): Promise<Map<string, { role: FirmRole; matterId: string | null }>> {
  if (firmIds.length === 0) return new Map();
  const rows = await deps.db
    .select({ firmId: firmMembers.firmId, role: firmMembers.role, matterId: firmMembers.matterId })
    .from(firmMembers)
    .where(and(eq(firmMembers.accountId, accountId), inArray(firmMembers.firmId, [...new Set(firmIds)])));
  return new Map(rows.map(({ firmId, ...part }) => [firmId, part]));
}
