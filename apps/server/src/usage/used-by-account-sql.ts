import { usageLimits } from '@foja/contracts/limits';
import { type SQL, sql } from 'drizzle-orm';
import { usageCounters } from './usage.table.ts';
import { usagePeriod } from './usage-period.ts';

/**
 * What an account has used in its current period, as SQL, so that a list of accounts can be sorted by it.
 * @param accountId and `role` (the one in force) are SQL of the query that this goes into.
 */
export function usedByAccountSql(accountId: SQL, role: SQL, now: Date): SQL<number> {
  const inTotal = Object.entries(usageLimits)
    .filter(([, { period }]) => period === 'total')
    .map(([name]) => sql`${name}`);
  return sql<number>`coalesce((
    select ${usageCounters.used} from ${usageCounters}
    where ${usageCounters.subject} = 'user:' || ${accountId}
    and ${usageCounters.period} = case when ${role} in (${sql.join(inTotal, sql`, `)})
      then 'total' else ${usagePeriod('Premium', now)} end
  ), 0)`;
}
