import type { EditorDocumentSummary } from '@foja/contracts/editor';
import { editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { editorDocumentNotFound, ownedBy } from './find-editor-document.ts';
import { presentEditorSummary } from './present-editor-document.ts';
import { type EditorDocumentOwner, sealField } from './sealed-document.ts';

/**
 * Gives a document another title; its revision stays, so that what is being written on it can still be saved.
 * @throws {HttpError} 404 `not_found`; 429 `rate_limited`.
 */
export async function renameEditorDocument(
  deps: EditorDeps,
  owner: EditorDocumentOwner,
  title: string,
): Promise<EditorDocumentSummary> {
  await countCall(deps, 'save', owner.accountId);
  const [row] = await deps.db
    .update(editorDocuments)
    .set({ sealedTitle: sealField(deps, owner, 'title', title), updatedAt: deps.clock.now() })
    .where(ownedBy(owner))
    .returning();
  if (!row) throw editorDocumentNotFound();
  return presentEditorSummary(deps, row);
}
