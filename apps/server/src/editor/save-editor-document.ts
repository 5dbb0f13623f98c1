import type { SavedEditorDocument } from '@foja/contracts/editor';
import type { EditorContent } from '@foja/contracts/editor/content';
import { editorMessages } from '@foja/contracts/editor-limits';
import { eq } from 'drizzle-orm';
import { HttpError } from '../platform/http-errors.ts';
import { type EditorDocumentRow, editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { holdEditorDocument } from './find-editor-document.ts';
import { keepVersionIfDue } from './keep-version.ts';
import { readContent } from './read-content.ts';
import { type EditorDocumentOwner, openField, sealContent } from './sealed-document.ts';
import { holdEditor, requireEditorRoom } from './storage.ts';

/**
 * Saves a document's content over the revision that it was written on. Of several saves over the same revision exactly one is done
 * and the others are refused with what the server holds; the very same save, sent again because its answer was lost, is answered as
 * done. Now and then the content that goes is kept as a version.
 * @throws {HttpError} 404 `not_found`; 409 `conflict` with `details` `{revision, savedAt}`, or `storage_full`; 413
 * `payload_too_large`; 422 `invalid_request`; 429 `rate_limited`.
 */
export async function saveEditorDocument(
  deps: EditorDeps,
  owner: EditorDocumentOwner,
  { revision, content }: { revision: number; content: EditorContent },
): Promise<SavedEditorDocument> {
  const read = await readContent(content);
  await countCall(deps, 'save', owner.accountId);
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await holdEditor(transaction, owner.accountId);
    const row = await holdEditorDocument(transaction, owner);
    const isSame = openField(deps, owner, 'content', row.sealedContent) === read.json;
    if (isSame && (row.revision === revision || row.revision === revision + 1)) return presentSaved(row);
    requireRevision(row, revision);
    if (read.bytes > row.contentBytes) await requireEditorRoom(within, owner.accountId, read.bytes, row.id);
    await keepVersionIfDue(within, row);
    const now = deps.clock.now();
    const saved = { revision: revision + 1, savedAt: now, updatedAt: now, ...sealContent(deps, owner, read) };
    await transaction.update(editorDocuments).set(saved).where(eq(editorDocuments.id, row.id));
    return presentSaved({ ...row, ...saved });
  });
}

/**
 * Refuses a change that was made on content that another has replaced.
 * @throws {HttpError} 409 `conflict`
 */
export function requireRevision(row: EditorDocumentRow, revision: number): void {
  if (row.revision === revision) return;
  throw new HttpError(409, 'conflict', editorMessages.conflict, {
    revision: row.revision,
    savedAt: row.savedAt.toISOString(),
  });
}

function presentSaved(row: EditorDocumentRow): SavedEditorDocument {
  return { id: row.id, revision: row.revision, savedAt: row.savedAt.toISOString(), words: row.words };
}
