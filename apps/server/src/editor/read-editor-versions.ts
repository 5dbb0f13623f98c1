import type { EditorVersion, EditorVersionSummary, EditorVersionsResponse } from '@foja/contracts/editor';
import { editorMessages } from '@foja/contracts/editor-limits';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type EditorVersionRow, editorVersions } from './editor.table.ts';
import type { EditorDeps } from './editor-deps.ts';
import { findEditorDocument } from './find-editor-document.ts';
import { type EditorVersionSummaryRow, findVersions } from './keep-version.ts';
import { type EditorDocumentOwner, openContent } from './sealed-document.ts';

/**
 * The versions kept of a document, newest first.
 * @throws {HttpError} 404 `not_found`
 */
export async function listEditorVersions(
  deps: EditorDeps,
  owner: EditorDocumentOwner,
): Promise<EditorVersionsResponse> {
  const { id } = await findEditorDocument(deps, owner);
  return { versions: (await findVersions(deps, id)).map(presentVersion) };
}

/**
 * One version with its content.
 * @throws {HttpError} 404 `not_found`
 */
export async function readEditorVersion(
  deps: EditorDeps,
  owner: EditorDocumentOwner,
  versionId: string,
): Promise<EditorVersion> {
  await findEditorDocument(deps, owner);
  const row = await findVersion(deps, owner, versionId);
  return { ...presentVersion(row), content: openContent(deps, owner, row.sealedContent) };
}

/**
 * A version of this document; the caller knows that the document is the account's.
 * @throws {HttpError} 404 `not_found`
 */
export async function findVersion(
  deps: { db: DatabaseOrTransaction },
  { documentId }: EditorDocumentOwner,
  versionId: string,
): Promise<EditorVersionRow> {
  const [row] = await deps.db
    .select()
    .from(editorVersions)
    .where(and(eq(editorVersions.id, versionId), eq(editorVersions.documentId, documentId)));
  if (!row) throw new HttpError(404, 'not_found', editorMessages.versionNotFound);
  return row;
}

export function presentVersion(row: EditorVersionSummaryRow): EditorVersionSummary {
  return {
    id: row.id,
    revision: row.revision,
    reason: row.reason,
    words: row.words,
    savedAt: row.savedAt.toISOString(),
    keptAt: row.keptAt.toISOString(),
  };
}
