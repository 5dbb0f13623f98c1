import { ownTemplateMessages } from '@foja/contracts/own-templates-text';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type OwnTemplateRow, ownTemplates } from './own-templates.table.ts';
import type { OwnTemplatesLimits } from './own-templates-deps.ts';
import type { OwnTemplateOwner } from './sealed-template.ts';

/** Whose it is, and not deleted: every reading and writing of one passes by here. */
export function ownedBy({ accountId, templateId }: OwnTemplateOwner) {
  return and(eq(ownTemplates.id, templateId), eq(ownTemplates.accountId, accountId), isNull(ownTemplates.deletedAt));
}

/** An account's templates and clauses that are not deleted. */
export async function findOwnTemplates(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
): Promise<OwnTemplateRow[]> {
  return deps.db
    .select()
    .from(ownTemplates)
    .where(and(eq(ownTemplates.accountId, accountId), isNull(ownTemplates.deletedAt)));
}

/** @throws {HttpError} 404 `not_found`, for another account's as for one that never was. */
export async function findOwnTemplate(
  deps: { db: DatabaseOrTransaction },
  owner: OwnTemplateOwner,
): Promise<OwnTemplateRow> {
  const [row] = await deps.db.select().from(ownTemplates).where(ownedBy(owner));
  if (!row) throw ownTemplateNotFound();
  return row;
}

export function ownTemplateNotFound(): HttpError {
  return new HttpError(404, 'not_found', ownTemplateMessages.notFound);
}

/**
 * Lets nobody else change how many this account has until the transaction ends, and refuses one more than it may keep.
 * @throws {HttpError} 409 `storage_full`
 */
export async function requireTemplateRoom(
  transaction: Transaction,
  { templatesMax }: OwnTemplatesLimits,
  accountId: string,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-templates|${accountId}`}, 0))`);
  const [kept] = await transaction
    .select({ count: count() })
    .from(ownTemplates)
    .where(and(eq(ownTemplates.accountId, accountId), isNull(ownTemplates.deletedAt)));
  if ((kept?.count ?? 0) >= templatesMax) throw new HttpError(409, 'storage_full', ownTemplateMessages.storageFull);
}
