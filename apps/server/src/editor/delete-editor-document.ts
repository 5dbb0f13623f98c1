import type { DeletedEditorDocument } from '@foja/contracts/editor';
import { editorUndoMs } from '@foja/contracts/editor-limits';
import type { SignedInActor } from '../accounts/actor.ts';
import { editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { editorDocumentNotFound, ownedBy } from './find-editor-document.ts';
import { recordEditorDocument } from './record-editor-document.ts';

/**
 * Deletes a document. Until the undo's time is over it can be brought back; then `purgeEditorDocuments` removes it.
 * @throws {HttpError} 404 `not_found`; 429 `rate_limited`.
 */
export async function deleteEditorDocument(
  deps: EditorDeps,
  actor: SignedInActor,
  documentId: string,
): Promise<DeletedEditorDocument> {
  const { accountId } = actor;
  await countCall(deps, 'delete', accountId);
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    const [deleted] = await transaction
      .update(editorDocuments)
      .set({ deletedAt: now })
      .where(ownedBy({ accountId, documentId }))
      .returning({ id: editorDocuments.id, contentBytes: editorDocuments.contentBytes });
    if (!deleted) throw editorDocumentNotFound();
    await recordEditorDocument({ ...deps, db: transaction }, 'editor_document_deleted', actor, deleted);
  });
  return { id: documentId, undoUntil: new Date(now.getTime() + editorUndoMs).toISOString() };
}
