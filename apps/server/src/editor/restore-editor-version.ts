import type { EditorDocument } from '@foja/contracts/editor';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { editorDocuments } from './editor.table.ts';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { holdEditorDocument } from './find-editor-document.ts';
import { keepVersion } from './keep-version.ts';
import { presentEditorDocument } from './present-editor-document.ts';
import { readContent } from './read-content.ts';
import { findVersion } from './read-editor-versions.ts';
import { recordEditorDocument } from './record-editor-document.ts';
import { requireRevision } from './save-editor-document.ts';
import { openContent, openField, sealContent } from './sealed-document.ts';
import { holdEditor, requireEditorRoom } from './storage.ts';

/**
 * Makes a version's content the document's again, as a new revision; what was there is kept as a version first.
 * @throws {HttpError} 404 `not_found`; 409 `conflict` as in saving, or `storage_full`; 429 `rate_limited`.
 */
export async function restoreEditorVersion(
  deps: EditorDeps,
  actor: SignedInActor,
  documentId: string,
  versionId: string,
  revision: number,
): Promise<EditorDocument> {
  const owner = { accountId: actor.accountId, documentId };
  await countCall(deps, 'version', owner.accountId);
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    await holdEditor(transaction, owner.accountId);
    const row = await holdEditorDocument(transaction, owner);
    requireRevision(row, revision);
    const version = await findVersion(within, owner, versionId);
    const read = await readContent(openContent(deps, owner, version.sealedContent));
    if (read.json === openField(deps, owner, 'content', row.sealedContent)) return presentEditorDocument(deps, row);
    if (read.bytes > row.contentBytes) await requireEditorRoom(within, owner.accountId, read.bytes, row.id);
    await keepVersion(within, row, 'before-restore');
    const now = deps.clock.now();
    const restored = { revision: revision + 1, savedAt: now, updatedAt: now, ...sealContent(deps, owner, read) };
    await transaction.update(editorDocuments).set(restored).where(eq(editorDocuments.id, row.id));
    await recordEditorDocument(within, 'editor_version_restored', actor, { ...row, ...restored });
    return presentEditorDocument(deps, { ...row, ...restored });
  });
}
