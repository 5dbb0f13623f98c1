import type { FirmRole } from '@foja/contracts/firm-words';
import { asc, eq } from 'drizzle-orm';
import type { AccountRow } from '../accounts/find-account.ts';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import type { Database } from '../platform/database/database.ts';
import { firmMembers } from './firms.table.ts';

export interface ListedMember {
  account: AccountRow;
  role: FirmRole;
  matterId: string | null;
  joinedAt: Date;
}

/** Everybody in a firm, those who came first before. */
export async function listMembers(deps: { db: Pick<Database, 'select'> }, firmId: string): Promise<ListedMember[]> {
  const rows = await deps.db
    .select()
    .from(firmMembers)
    .where(eq(firmMembers.firmId, firmId))
    .orderBy(asc(firmMembers.joinedAt), asc(firmMembers.accountId));
  const accounts = await findAccountsById(
    deps,
    rows.map(({ accountId }) => accountId),
  );
  return rows.flatMap(({ accountId, role, matterId, joinedAt }) => {
    const account = accounts.get(accountId);
    return account ? [{ account, role, matterId, joinedAt }] : [];
  });
}

/** A person's name as their colleagues read it. */
export function nameOf({ firstName, lastName }: Pick<AccountRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
