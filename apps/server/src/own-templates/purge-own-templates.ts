import { ownTemplateUndoMs } from '@foja/contracts/own-templates-text';
import { lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ownTemplates } from './own-templates.table.ts';

/** Removes those whose undo is over. */
export async function purgeOwnTemplates(deps: { db: Database; clock: Clock }): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - ownTemplateUndoMs);
  await deps.db.delete(ownTemplates).where(lt(ownTemplates.deletedAt, since));
}
