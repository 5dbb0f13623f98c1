import type { DeletedEditorDocument } from '@foja/contracts/editor';
import { editorUndoMs } from '@foja/contracts/editor-limits';
import { editorDocuments } from './editor.table.ts';
import type { EditorDeps } from './editor-deps.ts';
import { editorDocumentNotFound, ownedBy } from './find-editor-document.ts';
import type { EditorDocumentOwner } from './sealed-document.ts';

/**
 * Deletes a document. Until the undo's time is over it can be brought back; then `purgeEditorDocuments` removes it.
 * @throws {HttpError} 404 `not_found`
 */
export async function deleteEditorDocument(
  deps: EditorDeps,
  owner: EditorDocumentOwner,
): Promise<DeletedEditorDocument> {
  const now = deps.clock.now();
  const [deleted] = await deps.db
    .update(editorDocuments)
    .set({ deletedAt: now })
    .where(ownedBy(owner))
    .returning({ id: editorDocuments.id });
  if (!deleted) throw editorDocumentNotFound();
  return { id: deleted.id, undoUntil: new Date(now.getTime() + editorUndoMs).toISOString() };
}
