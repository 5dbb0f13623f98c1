import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isClientOfSql, worksInFirmSql } from '../firms/membership-sql.ts';
import { matterMembers, matters } from './matters.table.ts';

/** Of the causas that are not deleted, those in which the account has a role: what `roleInMatter` says of one, for a list. */
export function visibleMatters(accountId: string): SQL | undefined {
  return or(
    readableMatters(accountId),
    and(isNull(matters.deletedAt), isClientOfSql(matters.firmId, matters.id, accountId)),
  );
}

/** Those of which it may read everything: a client sees a causa, and of what hangs from it what is picked for them alone. */
export function readableMatters(accountId: string): SQL | undefined {
  const isChosen = sql`exists (select 1 from ${matterMembers}
    where ${matterMembers.matterId} = ${matters.id} and ${matterMembers.accountId} = ${accountId})`;
  return and(
    isNull(matters.deletedAt),
    or(
      eq(matters.ownerAccountId, accountId),
      and(
        worksInFirmSql(matters.firmId, accountId),
        or(eq(matters.isRestricted, false), eq(matters.responsibleAccountId, accountId), isChosen),
      ),
    ),
  );
}
