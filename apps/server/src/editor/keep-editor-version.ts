import type { EditorVersionSummary } from '@foja/contracts/editor';
import type { EditorVersionReason } from '@foja/contracts/editor-limits';
import { countCall, type EditorDeps } from './editor-deps.ts';
import { holdEditorDocument } from './find-editor-document.ts';
import { keepVersion } from './keep-version.ts';
import { presentVersion } from './read-editor-versions.ts';
import type { EditorDocumentOwner } from './sealed-document.ts';

/**
 * Keeps what a document says now as a version.
 * @throws {HttpError} 404 `not_found`; 429 `rate_limited`.
 */
export async function keepEditorVersion(
  deps: EditorDeps,
  owner: EditorDocumentOwner,
  reason: EditorVersionReason,
): Promise<EditorVersionSummary> {
  await countCall(deps, 'version', owner.accountId);
  return deps.db.transaction(async (transaction) => {
    const row = await holdEditorDocument(transaction, owner);
    return presentVersion(await keepVersion({ ...deps, db: transaction }, row, reason));
  });
}
