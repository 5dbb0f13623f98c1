import type { EditorDocument } from '@foja/contracts/editor';
import { editorTitleMaxCharacters } from '@foja/contracts/editor-limits';
import type { SignedInActor } from '../accounts/actor.ts';
import { createEditorDocument } from './create-editor-document.ts';
import type { EditorDeps } from './editor-deps.ts';
import { readEditorDocument } from './read-editor-document.ts';

const suffix = ' (copia)';

/**
 * A document of its own with what this one says now; its versions stay with the first.
 * @throws {HttpError} 404 `not_found`; 409 `storage_full`; 429 `rate_limited`.
 */
export async function duplicateEditorDocument(
  deps: EditorDeps,
  actor: SignedInActor,
  documentId: string,
): Promise<EditorDocument> {
  const { title, content } = await readEditorDocument(deps, { accountId: actor.accountId, documentId });
  const room = editorTitleMaxCharacters - suffix.length;
  return createEditorDocument(deps, actor, { title: `${title.slice(0, room).trimEnd()}${suffix}`, content });
}
