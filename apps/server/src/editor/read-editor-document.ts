import type { EditorDocument } from '@foja/contracts/editor';
import type { EditorDeps } from './editor-deps.ts';
import { findEditorDocument } from './find-editor-document.ts';
import { presentEditorDocument } from './present-editor-document.ts';
import type { EditorDocumentOwner } from './sealed-document.ts';

/** @throws {HttpError} 404 `not_found` */
export async function readEditorDocument(deps: EditorDeps, owner: EditorDocumentOwner): Promise<EditorDocument> {
  return presentEditorDocument(deps, await findEditorDocument(deps, owner));
}
