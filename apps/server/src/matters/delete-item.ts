import type { DeletedMatterItem, MatterItem } from '@foja/contracts/matter-items';
import { type MatterRole, matterMessages, matterUndoMs, mayInMatter } from '@foja/contracts/matter-words';
import { and, eq, gt } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { needFor } from './add-item.ts';
import { findItem, type ItemPlace, isItem, itemNotFound } from './find-item.ts';
import { findPeople } from './find-people.ts';
import { requireItemRoom } from './matter-limits.ts';
import { type MatterItemRow, matterItems } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { presentItem } from './present-item.ts';
import { recordMatterActivity } from './record-matter-activity.ts';
import { undoSince } from './undo-since.ts';

/**
 * Takes something out of a causa. Until the undo's time is over it can be brought back; then `purgeMatters` removes it. A comment is
 * taken out by its author, or by who manages the causa.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 429 `rate_limited`.
 */
export async function deleteItem(
  deps: MattersDeps,
  actor: SignedInActor,
  place: ItemPlace,
): Promise<DeletedMatterItem> {
  const { role } = await openMatter(deps, actor, place.matterId, 'comment');
  await countMatterCall(deps, 'change', actor.accountId);
  const item = await findItem(deps, place);
  requireMayDelete(actor, role, item);
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    await transaction.update(matterItems).set({ deletedAt: now }).where(isItem(place));
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId: place.matterId, accountId: actor.accountId, action: 'item_deleted', item },
    );
  });
  return { id: item.id, undoUntil: new Date(now.getTime() + matterUndoMs).toISOString() };
}

/** @throws {HttpError} 403 `forbidden` */
function requireMayDelete({ accountId }: SignedInActor, role: MatterRole, item: MatterItemRow): void {
  if (!mayInMatter(role, needFor(item))) throw new HttpError(403, 'forbidden', matterMessages.forbidden);
  if (item.kind === 'comment' && item.authorAccountId !== accountId && !mayInMatter(role, 'manage'))
    throw new HttpError(403, 'forbidden', matterMessages.anothersComment);
}

/**
 * Brings back what was taken out of a causa a moment ago: who may take it out may bring it back.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found` where it is not deleted, or gone; 409 `plan_limit` or `storage_full`; 429 `rate_limited`.
 */
export async function restoreItem(deps: MattersDeps, actor: SignedInActor, place: ItemPlace): Promise<MatterItem> {
  const { row: matter, role } = await openMatter(deps, actor, place.matterId, 'comment');
  await countMatterCall(deps, 'change', actor.accountId);
  const isDeleted = and(
    eq(matterItems.id, place.itemId),
    eq(matterItems.matterId, place.matterId),
    gt(matterItems.deletedAt, undoSince(deps.clock)),
  );
  return deps.db.transaction(async (transaction) => {
    const [item] = await transaction.select().from(matterItems).where(isDeleted).for('update');
    if (!item) throw itemNotFound();
    requireMayDelete(actor, role, item);
    await requireItemRoom(deps, transaction, matter, { items: 1, bytes: item.bodyBytes, isRestored: true });
    await transaction.update(matterItems).set({ deletedAt: null }).where(isDeleted);
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId: matter.id, accountId: actor.accountId, action: 'item_restored', item },
    );
    return presentItem(deps, item, await findPeople({ db: transaction }, [item.authorAccountId]));
  });
}
