import { documentUndoMs } from '@foja/contracts/document-limits';
import type { DeletedDocument } from '@foja/contracts/documents';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { documents } from './documents.table.ts';
import { documentNotFound } from './find-documents.ts';
import { recordDocument } from './record-document.ts';

/**
 * Takes a document out of the vault. Until the undo's time is over it can be brought back; then `purgeDocuments` removes it.
 * @throws {HttpError} 404 `not_found`
 */
export async function deleteDocument(
  deps: { db: Database; clock: Clock },
  actor: SignedInActor,
  fileId: string,
): Promise<DeletedDocument> {
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    const [deleted] = await transaction
      .update(documents)
      .set({ deletedAt: now })
      .where(and(eq(documents.id, fileId), eq(documents.accountId, actor.accountId), isNull(documents.deletedAt)))
      .returning({ id: documents.id, sizeBytes: documents.sizeBytes });
    if (!deleted) throw documentNotFound();
    await recordDocument({ ...deps, db: transaction }, 'document_deleted', actor, deleted);
  });
  return { fileId, undoUntil: new Date(now.getTime() + documentUndoMs).toISOString() };
}
