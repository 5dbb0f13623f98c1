import { documentMessages } from '@foja/contracts/document-limits';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type DocumentRow, documents } from './documents.table.ts';

/** An account's documents that are not deleted, newest first. Every reading of this domain passes by here or {@link findDocument}. */
export async function findDocuments(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  fileIds?: readonly string[],
): Promise<DocumentRow[]> {
  return deps.db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.accountId, accountId),
        isNull(documents.deletedAt),
        fileIds ? inArray(documents.id, [...fileIds]) : undefined,
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id));
}

/**
 * One of an account's documents.
 * @throws {HttpError} 404 `not_found`, for another account's as for one that never was.
 */
export async function findDocument(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  fileId: string,
): Promise<DocumentRow> {
  const [row] = await findDocuments(deps, accountId, [fileId]);
  if (!row) throw documentNotFound();
  return row;
}

/** That the document whose id is in this column is there and not deleted. */
export function hasDocument(id: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`exists (select from ${documents} where ${documents.id} = ${id} and ${documents.deletedAt} is null)`;
}

export function documentNotFound(): HttpError {
  return new HttpError(404, 'not_found', documentMessages.notFound);
}
