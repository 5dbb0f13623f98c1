import type { EditorDocument } from '@foja/contracts/editor';
import { editorUndoMs } from '@foja/contracts/editor-limits';
import { and, eq, gt } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { editorDocumentNotFound } from './find-editor-document.ts';
import { presentEditorDocument } from './present-editor-document.ts';
import { recordEditorDocument } from './record-editor-document.ts';
import { holdEditor, requireEditorRoom } from './storage.ts';

/**
 * Brings back a document that was deleted a moment ago.
 * @throws {HttpError} 404 `not_found` where it is not deleted, or gone; 409 `storage_full` where others took its room; 429
 * `rate_limited`.
 */
export async function undeleteEditorDocument(
  deps: EditorDeps,
  actor: SignedInActor,
  documentId: string,
): Promise<EditorDocument> {
  const { accountId } = actor;
  await countCall(deps, 'delete', accountId);
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
    await recordEditorDocument({ ...deps, db: transaction }, 'editor_document_restored', actor, deleted);
    return presentEditorDocument(deps, deleted);
  });
}
