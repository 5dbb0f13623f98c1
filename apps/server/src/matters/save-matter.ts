import { matterMessages } from '@foja/contracts/matter-words';
import type { Matter, SaveMatterRequest } from '@foja/contracts/matters';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { presentMatter } from './present-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';
import { roleInMatter } from './role-in-matter.ts';
import { sealHead } from './sealed-matter.ts';

/**
 * Saves what a causa says of itself over the version that was read: of two that were made on the same one, the second is refused
 * with what the first one left, so that neither is lost.
 * @throws {HttpError} 400 `invalid_request`; 403 `forbidden`; 404 `not_found`; 409 `matter_changed` with `details.current`; 429 `rate_limited`.
 */
export async function saveMatter(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  { version, head, forum, state, responsibleAccountId }: SaveMatterRequest,
): Promise<Matter> {
  const { row, role } = await openMatter(deps, actor, matterId, 'write');
  await countMatterCall(deps, 'change', actor.accountId);
  if (responsibleAccountId !== null && (await roleInMatter(deps, responsibleAccountId, row)) === null)
    throw new HttpError(400, 'invalid_request', matterMessages.responsibleUnknown);
  const saved = await deps.db.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(matters)
      .set({
        sealedHead: sealHead(deps, matterId, head),
        forum,
        state,
        responsibleAccountId,
        version: version + 1,
        updatedAt: deps.clock.now(),
      })
      .where(and(eq(matters.id, matterId), eq(matters.version, version), isNull(matters.deletedAt)))
      .returning();
    if (!changed) return null;
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId, accountId: actor.accountId, action: 'matter_changed' },
    );
    return changed;
  });
  if (saved) return presentMatter(deps, { row: saved, role });
  const current = await presentMatter(deps, await openMatter(deps, actor, matterId, 'write'));
  throw new HttpError(409, 'matter_changed', matterMessages.matterChanged, { current });
}
