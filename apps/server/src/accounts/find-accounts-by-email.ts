import { like } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';

/**
 * Ids of the accounts whose address holds `part`, upper and lower case alike.
 * @param limit the most that are returned; ask for one more than is of use to learn whether there are too many.
 */
export async function findAccountsByEmail(deps: { db: Database }, part: string, limit: number): Promise<string[]> {
  const escaped = part.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const rows = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(like(accounts.email, `%${escaped}%`))
    .limit(limit);
  return rows.map((row) => row.id);
}
