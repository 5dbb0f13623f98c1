import { authMessages } from '@foja/contracts/accounts';
import { mayAdminister } from '@foja/contracts/roles';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';
import type { Actor } from './actor.ts';
import { type AccountRow, accountColumns } from './find-account.ts';

/** Who acts on somebody's account; null for the system, such as a payment. */
export type Administrator = Pick<Actor, 'role' | 'accountId'> | null;

/**
 * The account, held until the transaction ends, if `actor` may act on it.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` where `mayAdminister` says no.
 */
export async function accountToAdminister(
  transaction: Transaction,
  actor: Administrator,
  accountId: string,
): Promise<AccountRow> {
  const [account] = await transaction
    .select(accountColumns)
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  if (!account) throw new HttpError(404, 'not_found', 'No existe esa cuenta.');
  if (actor && !mayAdminister(actor.role, account.role)) throw new HttpError(403, 'forbidden', authMessages.forbidden);
  return account;
}

/** What an activity line says of who acted. */
export function actedBy(actor: Administrator): { actorId?: string; actorRole?: Actor['role'] } {
  return actor ? { actorRole: actor.role, ...(actor.accountId ? { actorId: actor.accountId } : {}) } : {};
}
