import type { EditorDocumentSummary } from '@foja/contracts/editor';
import type { SignedInActor } from '../accounts/actor.ts';
import { editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { editorDocumentNotFound, ownedBy } from './find-editor-document.ts';
import { presentEditorSummary } from './present-editor-document.ts';
import { recordEditorDocument } from './record-editor-document.ts';
import { sealField } from './sealed-document.ts';

/**
 * Gives a document another title; its revision stays, so that what is being written on it can still be saved.
 * @throws {HttpError} 404 `not_found`; 429 `rate_limited`.
 */
export async function renameEditorDocument(
  deps: EditorDeps,
  actor: SignedInActor,
  documentId: string,
  title: string,
): Promise<EditorDocumentSummary> {
  const owner = { accountId: actor.accountId, documentId };
  await countCall(deps, 'rename', owner.accountId);
  return deps.db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(editorDocuments)
      .set({ sealedTitle: sealField(deps, owner, 'title', title), updatedAt: deps.clock.now() })
      .where(ownedBy(owner))
      .returning();
    if (!row) throw editorDocumentNotFound();
    await recordEditorDocument({ ...deps, db: transaction }, 'editor_document_renamed', actor, row);
    return presentEditorSummary(deps, row);
  });
}
