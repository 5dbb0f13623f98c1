import { matterUndoMs } from '@foja/contracts/matter-words';
import type { DeletedMatter } from '@foja/contracts/matters';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/**
 * Deletes a causa with what is written into it; documents that were filed stay where they are. Until the undo's time is over it can be
 * brought back; then `purgeMatters` removes it.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 429 `rate_limited`.
 */
export async function deleteMatter(deps: MattersDeps, actor: SignedInActor, matterId: string): Promise<DeletedMatter> {
  await openMatter(deps, actor, matterId, 'manage');
  await countMatterCall(deps, 'change', actor.accountId);
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    await transaction.update(matters).set({ deletedAt: now }).where(eq(matters.id, matterId));
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId, accountId: actor.accountId, action: 'matter_deleted' },
    );
  });
  return { id: matterId, undoUntil: new Date(now.getTime() + matterUndoMs).toISOString() };
}
