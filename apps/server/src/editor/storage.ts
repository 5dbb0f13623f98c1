import { editorMessages } from '@foja/contracts/editor-limits';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { editorDocuments } from './editor.table.ts';
import type { EditorLimits } from './editor-deps.ts';

/** What an account's documents hold; a deleted one takes no room, though it can be brought back. */
export async function readEditorStorage(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  exceptDocumentId?: string,
): Promise<{ usedBytes: number; count: number }> {
  const [kept] = await deps.db
    .select({
      usedBytes: sql<string>`coalesce(sum(${editorDocuments.contentBytes}), 0)`,
      count: sql<number>`count(*)::int`,
    })
    .from(editorDocuments)
    .where(
      and(
        eq(editorDocuments.accountId, accountId),
        isNull(editorDocuments.deletedAt),
        exceptDocumentId ? ne(editorDocuments.id, exceptDocumentId) : undefined,
      ),
    );
  return { usedBytes: Number(kept?.usedBytes ?? 0), count: kept?.count ?? 0 };
}

/**
 * Refuses a document that does not fit beside the account's others.
 * @param exceptDocumentId one that is replaced by what must fit.
 * @throws {HttpError} 409 `storage_full`
 */
export async function requireEditorRoom(
  deps: { db: DatabaseOrTransaction; limits: EditorLimits },
  accountId: string,
  bytes: number,
  exceptDocumentId?: string,
): Promise<void> {
  const { usedBytes, count } = await readEditorStorage(deps, accountId, exceptDocumentId);
  if (count >= deps.limits.documentsMax) throw new HttpError(409, 'storage_full', editorMessages.tooManyDocuments);
  if (usedBytes + bytes > deps.limits.storageBytes) {
    throw new HttpError(409, 'storage_full', editorMessages.storageFull);
  }
}

/** Lets nobody else change this account's documents until the transaction ends: who comes second sees what the first one left. */
export async function holdEditor(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`editor|${accountId}`}, 0))`);
}
