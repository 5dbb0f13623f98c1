import type { EditorDocument } from '@foja/contracts/editor';
import { editorUndoMs } from '@foja/contracts/editor-limits';
import { and, eq, gt } from 'drizzle-orm';
import { editorDocuments } from './editor.table.ts';
import type { EditorDeps } from './editor-deps.ts';
import { editorDocumentNotFound } from './find-editor-document.ts';
import { presentEditorDocument } from './present-editor-document.ts';
import type { EditorDocumentOwner } from './sealed-document.ts';
import { holdEditor, requireEditorRoom } from './storage.ts';

/**
 * Brings back a document that was deleted a moment ago.
 * @throws {HttpError} 404 `not_found` where it is not deleted, or gone; 409 `storage_full` where others took its room.
 */
export async function undeleteEditorDocument(
  deps: EditorDeps,
  { accountId, documentId }: EditorDocumentOwner,
): Promise<EditorDocument> {
  const since = new Date(deps.clock.now().getTime() - editorUndoMs);
  return deps.db.transaction(async (transaction) => {
    await holdEditor(transaction, accountId);
    const isRestorable = and(
      eq(editorDocuments.id, documentId),
      eq(editorDocuments.accountId, accountId),
      gt(editorDocuments.deletedAt, since),
    );
    const [deleted] = await transaction.select().from(editorDocuments).where(isRestorable).for('update');
    if (!deleted) throw editorDocumentNotFound();
    await requireEditorRoom({ ...deps, db: transaction }, accountId, deleted.contentBytes);
    await transaction.update(editorDocuments).set({ deletedAt: null }).where(isRestorable);
    return presentEditorDocument(deps, deleted);
  });
}
