import { randomUUID } from 'node:crypto';
import type { EditorDocument } from '@foja/contracts/editor';
import { type EditorContent, emptyEditorContent } from '@foja/contracts/editor/content';
import type { SignedInActor } from '../accounts/actor.ts';
import { editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { presentEditorDocument } from './present-editor-document.ts';
import { readContent } from './read-content.ts';
import { recordEditorDocument } from './record-editor-document.ts';
import { sealContent, sealField } from './sealed-document.ts';
import { holdEditor, requireEditorRoom } from './storage.ts';

/**
 * Begins a document, empty or with what a file or the drafting tool gave.
 * @throws {HttpError} 409 `storage_full`; 413 `payload_too_large`; 422 `invalid_request`; 429 `rate_limited`.
 */
export async function createEditorDocument(
  deps: EditorDeps,
  actor: SignedInActor,
  { title, content }: { title: string; content?: EditorContent },
): Promise<EditorDocument> {
  const { accountId } = actor;
  const read = await readContent(content ?? emptyEditorContent());
  await countCall(deps, 'create', accountId);
  const owner = { accountId, documentId: randomUUID() };
  const now = deps.clock.now();
  const row = {
    id: owner.documentId,
    accountId,
    sealedTitle: sealField(deps, owner, 'title', title),
    ...sealContent(deps, owner, read),
    revision: 1,
    createdAt: now,
    savedAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await deps.db.transaction(async (transaction) => {
    await holdEditor(transaction, accountId);
    await requireEditorRoom({ ...deps, db: transaction }, accountId, read.bytes);
    await transaction.insert(editorDocuments).values(row);
    await recordEditorDocument({ ...deps, db: transaction }, 'editor_document_created', actor, row);
  });
  return presentEditorDocument(deps, row);
}
