import { matterMessages, matterUndoMs } from '@foja/contracts/matter-words';
import type { DeletedMatter } from '@foja/contracts/matters';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { holdFirm } from '../firms/find-membership.ts';
import { HttpError } from '../platform/http-errors.ts';
import { deletableMatters } from './deletable-matters.ts';
import { matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/**
 * Deletes a causa with what is written into it; documents that were filed stay where they are. Until the undo's time is over it can be
 * brought back; then `purgeMatters` removes it. One of a firm is deleted by its titulares alone, and that it was stays in the log of
 * activity once the causa is gone.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 429 `rate_limited`.
 */
export async function deleteMatter(deps: MattersDeps, actor: SignedInActor, matterId: string): Promise<DeletedMatter> {
  const { row: before } = await openMatter(deps, actor, matterId, 'manage');
  await countMatterCall(deps, 'change', actor.accountId);
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    // Held first, as by who takes somebody's part in it away: who may delete is decided after, and stays so.
    if (before.firmId !== null) await holdFirm(within, before.firmId);
    const opened = await openMatter(within, actor, matterId, 'manage');
    if (!(await deletableMatters(within, [opened])).has(matterId))
      throw new HttpError(403, 'forbidden', matterMessages.titularDeletes);
    await transaction.update(matters).set({ deletedAt: now }).where(eq(matters.id, matterId));
    await recordMatterActivity(within, { matterId, accountId: actor.accountId, action: 'matter_deleted' });
    const { firmId, ownerAccountId } = opened.row;
    if (firmId === null) return;
    await recordActivity(within, {
      event: 'firm_matter_deleted',
      actorId: actor.accountId,
      actorRole: actor.role,
      targetId: ownerAccountId,
      details: { firmId, matterId },
    });
  });
  return { id: matterId, undoUntil: new Date(now.getTime() + matterUndoMs).toISOString() };
}
