import type { MatterItem, SaveMatterItemRequest } from '@foja/contracts/matter-items';
import { matterMessages } from '@foja/contracts/matter-words';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { needFor } from './add-item.ts';
import { findItem, type ItemPlace, isItem } from './find-item.ts';
import { findPeople } from './find-people.ts';
import { requireItemRoom } from './matter-limits.ts';
import { matterItems, matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { noteMentions, requireMentionable } from './note-mentions.ts';
import { openMatter } from './open-matter.ts';
import { presentItem } from './present-item.ts';
import { recordMatterActivity } from './record-matter-activity.ts';
import { sealItem } from './sealed-matter.ts';

/**
 * Saves something over the version that was read: of two that were made on the same one, the second is refused with what the first
 * one left. A comment is its author's.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 409 `item_changed` with `details.current`, or `storage_full`; 413
 * `payload_too_large`; 429 `rate_limited`.
 */
export async function saveItem(
  deps: MattersDeps,
  actor: SignedInActor,
  place: ItemPlace,
  { version, content }: SaveMatterItemRequest,
): Promise<MatterItem> {
  const { row: matter } = await openMatter(deps, actor, place.matterId, needFor(content));
  await countMatterCall(deps, 'change', actor.accountId);
  const before = await findItem(deps, place);
  if (before.kind !== content.kind) throw new HttpError(400, 'invalid_request', matterMessages.otherKind);
  if (before.kind === 'comment' && before.authorAccountId !== actor.accountId)
    throw new HttpError(403, 'forbidden', matterMessages.anothersComment);
  await requireMentionable(deps, matter, content);
  const sealed = sealItem(deps, { id: before.id, matterId: matter.id }, content);
  const now = deps.clock.now();
  const saved = await deps.db.transaction(async (transaction) => {
    await requireItemRoom(deps, transaction, matter, { items: 0, bytes: sealed.bodyBytes - before.bodyBytes });
    const [row] = await transaction
      .update(matterItems)
      .set({ ...sealed, version: version + 1, updatedAt: now })
      .where(and(isItem(place), eq(matterItems.version, version)))
      .returning();
    if (!row) return null;
    await transaction.update(matters).set({ updatedAt: now }).where(eq(matters.id, matter.id));
    await noteMentions({ ...deps, db: transaction }, actor, row, content);
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId: matter.id, accountId: actor.accountId, action: 'item_changed', item: row },
    );
    return row;
  });
  const row = saved ?? (await findItem(deps, place));
  const presented = presentItem(deps, row, await findPeople(deps, [row.authorAccountId]));
  if (!saved) throw new HttpError(409, 'item_changed', matterMessages.itemChanged, { current: presented });
  return presented;
}
