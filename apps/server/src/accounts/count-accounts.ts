import type { Role } from '@foja/contracts/roles';
import { count, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';

export interface AccountCounts {
  total: number;
  /** By the stored role; a role that nobody has is left out. */
  byRole: Partial<Record<Role, number>>;
  /** Accounts created from `since` on. */
  created: number;
  /** Free accounts whose trial runs now. */
  onTrial: number;
}

/** How many accounts there are, of what kind, and how many began in the period from `since` on. */
export async function countAccounts(deps: { db: Database; clock: Clock }, since: Date): Promise<AccountCounts> {
  const now = deps.clock.now().toISOString();
  const rows = await deps.db
    .select({
      role: accounts.role,
      total: count(),
      created: sql<number>`(count(*) filter (where ${accounts.createdAt} >= ${since.toISOString()}))::int`,
      onTrial: sql<number>`(count(*) filter (where ${accounts.role} = 'User' and ${accounts.trialEndsAt} > ${now}))::int`,
    })
    .from(accounts)
    .groupBy(accounts.role);
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return {
    total: sum((row) => row.total),
    byRole: Object.fromEntries(rows.map((row) => [row.role, row.total])),
    created: sum((row) => row.created),
    onTrial: sum((row) => row.onTrial),
  };
}
