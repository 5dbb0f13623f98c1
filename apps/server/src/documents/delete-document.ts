import { documentUndoMs } from '@foja/contracts/document-limits';
import type { DeletedDocument } from '@foja/contracts/documents';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { documents } from './documents.table.ts';
import { documentNotFound } from './find-documents.ts';
import type { DocumentOwner } from './vault-folder.ts';

/**
 * Takes a document out of the vault. Until the undo's time is over it can be brought back; then `purgeDocuments` removes it.
 * @throws {HttpError} 404 `not_found`
 */
export async function deleteDocument(
  deps: { db: Database; clock: Clock },
  { accountId, fileId }: DocumentOwner,
): Promise<DeletedDocument> {
  const now = deps.clock.now();
  const [deleted] = await deps.db
    .update(documents)
    .set({ deletedAt: now })
    .where(and(eq(documents.id, fileId), eq(documents.accountId, accountId), isNull(documents.deletedAt)))
    .returning({ id: documents.id });
  if (!deleted) throw documentNotFound();
  return { fileId, undoUntil: new Date(now.getTime() + documentUndoMs).toISOString() };
}
