import type { EditorDocument } from '@foja/contracts/editor';
import { matterMessages } from '@foja/contracts/matter-words';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { openDocumentFile } from '../documents/open-document-file.ts';
import { findEditorDocument } from '../editor/find-editor-document.ts';
import { presentEditorDocument } from '../editor/present-editor-document.ts';
import { HttpError } from '../platform/http-errors.ts';
import { isFileShownTo } from './client-view.ts';
import { matterFiles } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';

/** A filed document as it was uploaded. @throws {HttpError} 404 `not_found`; 500 `document_damaged`. */
export async function openMatterDocument(deps: MattersDeps, actor: SignedInActor, matterId: string, fileId: string) {
  const { documentId, filedByAccountId } = await findFile(deps, actor, matterId, fileId);
  if (!documentId || !filedByAccountId) throw fileNotFound();
  return openDocumentFile(deps, actor, documentId, filedByAccountId);
}

/** A filed writing with its text. @throws {HttpError} 404 `not_found` */
export async function readMatterWriting(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  fileId: string,
): Promise<EditorDocument> {
  const { editorDocumentId, filedByAccountId } = await findFile(deps, actor, matterId, fileId);
  if (!editorDocumentId || !filedByAccountId) throw fileNotFound();
  const owner = { accountId: filedByAccountId, documentId: editorDocumentId };
  return presentEditorDocument(deps, await findEditorDocument(deps, owner));
}

export function fileNotFound(): HttpError {
  return new HttpError(404, 'not_found', matterMessages.fileNotFound);
}

async function findFile(deps: MattersDeps, actor: SignedInActor, matterId: string, fileId: string) {
  const { role } = await openMatter(deps, actor, matterId, 'view');
  const [row] = await deps.db
    .select()
    .from(matterFiles)
    .where(and(eq(matterFiles.id, fileId), eq(matterFiles.matterId, matterId), isFileShownTo(role)));
  if (!row) throw fileNotFound();
  return row;
}
