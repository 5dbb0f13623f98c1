import { lt } from 'drizzle-orm';
import { endClientsOf } from '../firms/find-client.ts';
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
  // Together: a client whose causa is gone would stay one of it for good.
  await deps.db.transaction(async (transaction) => {
    const gone = await transaction.delete(matters).where(lt(matters.deletedAt, since)).returning({ id: matters.id });
    await endClientsOf(
      { ...deps, db: transaction },
      gone.map(({ id }) => id),
    );
  });
  await deps.db.delete(matterItems).where(lt(matterItems.deletedAt, since));
}
