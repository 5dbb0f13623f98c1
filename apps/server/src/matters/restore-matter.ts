import type { Matter } from '@foja/contracts/matters';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
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
    if (opened.role === 'owner')
      await requireMatterRoom(transaction, actor.accountId, mattersLimitOf(deps, actor.role));
    await transaction.update(matters).set({ deletedAt: null }).where(eq(matters.id, matterId));
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId, accountId: actor.accountId, action: 'matter_restored' },
    );
  });
  return presentMatter(deps, { ...opened, row: { ...opened.row, deletedAt: null } });
}
