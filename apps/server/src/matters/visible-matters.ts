import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { matters } from './matters.table.ts';

/** Of the causas that are not deleted, those in which the account has a role: what `roleInMatter` says of one, for a list. */
export function visibleMatters(accountId: string): SQL | undefined {
  return and(isNull(matters.deletedAt), eq(matters.ownerAccountId, accountId));
}
