import { editorUndoMs } from '@foja/contracts/editor-limits';
import { lt } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { editorDocuments } from './editor.table.ts';

/** Removes documents whose undo is over, with their versions. */
export async function purgeEditorDocuments(deps: { db: Database; clock: Clock }): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - editorUndoMs);
  await deps.db.transaction(async (transaction) => {
    const purged = await transaction.delete(editorDocuments).where(lt(editorDocuments.deletedAt, since)).returning({
      documentId: editorDocuments.id,
      accountId: editorDocuments.accountId,
      sizeBytes: editorDocuments.contentBytes,
    });
    for (const { accountId, ...details } of purged) {
      const within = { ...deps, db: transaction };
      await recordActivity(within, { event: 'editor_document_purged', targetId: accountId, details });
    }
  });
}
