import { randomUUID } from 'node:crypto';
import type { CreateMatterRequest, Matter } from '@foja/contracts/matters';
import type { SignedInActor } from '../accounts/actor.ts';
import { mattersLimitOf, requireMatterRoom } from './matter-limits.ts';
import { type MatterRow, matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { presentMatter } from './present-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';
import { sealHead } from './sealed-matter.ts';

/** @throws {HttpError} 409 `plan_limit`; 429 `rate_limited`. */
export async function createMatter(
  deps: MattersDeps,
  { accountId, role }: SignedInActor,
  { head, forum, state }: CreateMatterRequest,
): Promise<Matter> {
  await countMatterCall(deps, 'change', accountId);
  const now = deps.clock.now();
  const id = randomUUID();
  const row: MatterRow = {
    id,
    ownerAccountId: accountId,
    firmId: null,
    isRestricted: false,
    responsibleAccountId: accountId,
    forum,
    state,
    sealedHead: sealHead(deps, id, head),
    version: 1,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
    deletedAt: null,
  };
  await deps.db.transaction(async (transaction) => {
    await requireMatterRoom({ ...deps, db: transaction }, accountId, mattersLimitOf(deps, role), { isRestored: false });
    await transaction.insert(matters).values(row);
    await recordMatterActivity({ ...deps, db: transaction }, { matterId: id, accountId, action: 'matter_opened' });
  });
  return presentMatter(deps, { row, role: 'owner' });
}
