import { lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { matterItems, matters } from './matters.table.ts';
import { undoSince } from './undo-since.ts';

/**
 * Removes causas, and single things that were deleted from one, whose undo is over. What hangs from a causa goes with its row: every
 * table that refers to it, of this domain or another, does so with `on delete cascade`.
 */
export async function purgeMatters(deps: { db: Database; clock: Clock }): Promise<void> {
  const since = undoSince(deps.clock);
  await deps.db.delete(matters).where(lt(matters.deletedAt, since));
  await deps.db.delete(matterItems).where(lt(matterItems.deletedAt, since));
}
