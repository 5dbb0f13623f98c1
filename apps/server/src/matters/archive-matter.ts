import type { Matter } from '@foja/contracts/matters';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { presentMatter } from './present-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/**
 * Takes a causa out of the list of those that are worked on, or puts it back; nothing of it changes.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 429 `rate_limited`.
 */
export async function archiveMatter(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  isArchived: boolean,
): Promise<Matter> {
  const opened = await openMatter(deps, actor, matterId, 'manage');
  await countMatterCall(deps, 'change', actor.accountId);
  if ((opened.row.archivedAt !== null) === isArchived) return presentMatter(deps, opened);
  const archivedAt = isArchived ? deps.clock.now() : null;
  await deps.db.transaction(async (transaction) => {
    await transaction.update(matters).set({ archivedAt }).where(eq(matters.id, matterId));
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId, accountId: actor.accountId, action: isArchived ? 'matter_archived' : 'matter_unarchived' },
    );
  });
  return presentMatter(deps, { ...opened, row: { ...opened.row, archivedAt } });
}
