import { randomUUID } from 'node:crypto';
import type { FileInMatterRequest, MatterFile } from '@foja/contracts/matter-files';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findDocument } from '../documents/find-documents.ts';
import { findEditorDocument } from '../editor/find-editor-document.ts';
import { listFiles } from './list-files.ts';
import { requireItemRoom } from './matter-limits.ts';
import { matterFiles, matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { fileNotFound } from './open-matter-file.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/**
 * Files one's own document or writing in a causa: it stays where it is, and whoever may read the causa may read it.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 409 `plan_limit`; 429 `rate_limited`.
 */
export async function fileInMatter(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  request: FileInMatterRequest,
): Promise<MatterFile> {
  const { row: matter } = await openMatter(deps, actor, matterId, 'write');
  await countMatterCall(deps, 'change', actor.accountId);
  const documentId = 'documentId' in request ? request.documentId : null;
  const editorDocumentId = 'editorDocumentId' in request ? request.editorDocumentId : null;
  if (documentId) await findDocument(deps, actor.accountId, documentId);
  if (editorDocumentId) await findEditorDocument(deps, { accountId: actor.accountId, documentId: editorDocumentId });
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    const isThis = and(
      eq(matterFiles.matterId, matterId),
      documentId ? eq(matterFiles.documentId, documentId) : eq(matterFiles.editorDocumentId, editorDocumentId ?? ''),
    );
    await requireItemRoom(deps, transaction, matter, { items: 0, bytes: 0 });
    if ((await transaction.select({ id: matterFiles.id }).from(matterFiles).where(isThis)).length > 0) return;
    await requireItemRoom(deps, transaction, matter, { items: 1, bytes: 0 });
    await transaction.insert(matterFiles).values({
      id: randomUUID(),
      matterId,
      documentId,
      editorDocumentId,
      filedByAccountId: actor.accountId,
      filedAt: now,
    });
    await transaction.update(matters).set({ updatedAt: now }).where(eq(matters.id, matterId));
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId, accountId: actor.accountId, action: 'file_filed' },
    );
  });
  const { files } = await listFiles(deps, actor, matterId);
  const filed = files.find((file) =>
    file.type === 'document' ? file.documentId === documentId : file.editorDocumentId === editorDocumentId,
  );
  // Deleted meanwhile.
  if (!filed) throw fileNotFound();
  return filed;
}

/**
 * Takes a document out of a causa; it stays where it is.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 429 `rate_limited`.
 */
export async function unfileFromMatter(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  fileId: string,
): Promise<{ id: string }> {
  await openMatter(deps, actor, matterId, 'write');
  await countMatterCall(deps, 'change', actor.accountId);
  await deps.db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(matterFiles)
      .where(and(eq(matterFiles.id, fileId), eq(matterFiles.matterId, matterId)))
      .returning({ id: matterFiles.id });
    if (gone.length === 0) throw fileNotFound();
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId, accountId: actor.accountId, action: 'file_unfiled' },
    );
  });
  return { id: fileId };
}
