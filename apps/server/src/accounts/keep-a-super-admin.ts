import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';

/**
 * Call before a SuperAdmin loses the role, is locked or deleted, in the same transaction: those acts then happen one after the
 * other, so that two SuperAdmins who remove each other at once cannot both succeed.
 * @throws {HttpError} 409 `conflict` where no other SuperAdmin could sign in.
 */
export async function keepASuperAdmin(transaction: Transaction, leavingId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('super-admins', 0))`);
  const [other] = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'SuperAdmin'), ne(accounts.id, leavingId), isNull(accounts.lockedAt)))
    .limit(1);
  if (!other) throw new HttpError(409, 'conflict', 'Es la última cuenta SuperAdmin: antes nombrá a otra.');
}
