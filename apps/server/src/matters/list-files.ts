import type { MatterFile, MatterFilesResponse } from '@foja/contracts/matter-files';
import { desc, eq } from 'drizzle-orm';
import { findDocuments } from '../documents/find-documents.ts';
import { presentDocument } from '../documents/present-document.ts';
import { findEditorSummaries } from '../editor/find-editor-document.ts';
import { presentEditorSummary } from '../editor/present-editor-document.ts';
import { findPeople } from './find-people.ts';
import { matterFiles } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';

/**
 * What is filed in a causa, each read as its owner's: what its owner deleted is not there.
 * @throws {HttpError} 404 `not_found`
 */
export async function listFiles(
  deps: Pick<MattersDeps, 'db' | 'keyring'>,
  actor: { accountId: string },
  matterId: string,
): Promise<MatterFilesResponse> {
  await openMatter(deps, actor, matterId, 'read');
  const rows = await deps.db
    .select()
    .from(matterFiles)
    .where(eq(matterFiles.matterId, matterId))
    .orderBy(desc(matterFiles.filedAt), desc(matterFiles.id));
  const owners = [...new Set(rows.map(({ filedByAccountId }) => filedByAccountId))].filter((id) => id !== null);
  const people = await findPeople(deps, owners);
  const told = new Map<string, MatterFile>();
  for (const accountId of owners) {
    const own = rows.filter(({ filedByAccountId }) => filedByAccountId === accountId);
    const filed = (id: string, filedAt: Date) => ({
      id,
      owner: people.get(accountId) ?? null,
      isMine: accountId === actor.accountId,
      filedAt: filedAt.toISOString(),
    });
    const ids = own.flatMap(({ documentId }) => (documentId ? [documentId] : []));
    const documents = new Map(
      (ids.length > 0 ? await findDocuments(deps, accountId, ids) : []).map((row) => [row.id, row]),
    );
    const hasWritings = own.some(({ editorDocumentId }) => editorDocumentId !== null);
    const writings = new Map(
      (hasWritings ? await findEditorSummaries(deps, accountId) : []).map((row) => [row.id, row]),
    );
    for (const { id, documentId, editorDocumentId, filedAt } of own) {
      const document = documents.get(documentId ?? '');
      const writing = writings.get(editorDocumentId ?? '');
      if (document) {
        const { fileId, fileName, kind, fileSize, pages, summary } = presentDocument(deps, document);
        const facts = { documentId: fileId, name: fileName, kind, sizeBytes: fileSize, pages, summary };
        told.set(id, { type: 'document', ...facts, ...filed(id, filedAt) });
      } else if (writing) {
        const { title, words, excerpt, updatedAt } = presentEditorSummary(deps, writing);
        const facts = { editorDocumentId: writing.id, name: title, words, excerpt, updatedAt };
        told.set(id, { type: 'writing', ...facts, ...filed(id, filedAt) });
      }
    }
  }
  return { files: rows.flatMap(({ id }) => told.get(id) ?? []) };
}
