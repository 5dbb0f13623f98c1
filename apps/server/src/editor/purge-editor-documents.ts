import { editorUndoMs } from '@foja/contracts/editor-limits';
import { lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { editorDocuments } from './editor.table.ts';

/** Removes documents whose undo is over, with their versions. */
export async function purgeEditorDocuments(deps: { db: Database; clock: Clock }): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - editorUndoMs);
  await deps.db.delete(editorDocuments).where(lt(editorDocuments.deletedAt, since));
}
