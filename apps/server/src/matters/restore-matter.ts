import type { Matter } from '@foja/contracts/matters';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { mattersLimitOf, requireMatterRoom } from './matter-limits.ts';
import { matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openDeletedMatter } from './open-matter.ts';
import { presentMatter } from './present-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/**
 * Brings back a causa that was deleted a moment ago.
 * @throws {HttpError} 404 `not_found` where it is not deleted, or gone; 409 `plan_limit`; 429 `rate_limited`.
 */
export async function restoreMatter(deps: MattersDeps, actor: SignedInActor, matterId: string): Promise<Matter> {
  const opened = await openDeletedMatter(deps, actor, matterId);
  await countMatterCall(deps, 'change', actor.accountId);
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    if (opened.role === 'owner')
      await requireMatterRoom(within, actor.accountId, mattersLimitOf(deps, actor.role), { isRestored: true });
    await transaction.update(matters).set({ deletedAt: null }).where(eq(matters.id, matterId));
    await recordMatterActivity(within, { matterId, accountId: actor.accountId, action: 'matter_restored' });
    const { firmId, ownerAccountId } = opened.row;
    if (firmId === null) return;
    await recordActivity(within, {
      event: 'firm_matter_restored',
      actorId: actor.accountId,
      actorRole: actor.role,
      targetId: ownerAccountId,
      details: { firmId, matterId },
    });
  });
  return presentMatter(deps, { ...opened, row: { ...opened.row, deletedAt: null } });
}
