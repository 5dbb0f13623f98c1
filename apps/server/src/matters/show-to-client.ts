import type { MatterItem } from '@foja/contracts/matter-items';
import { matterMessages } from '@foja/contracts/matter-words';
import { and, eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { HttpError } from '../platform/http-errors.ts';
import { findItem, type ItemPlace, isItem, itemNotFound } from './find-item.ts';
import { findPeople } from './find-people.ts';
import { matterFiles, matterItems } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { fileNotFound } from './open-matter-file.ts';
import { presentItem } from './present-item.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/**
 * Shows a client who reads the causa something that is written into it, or hides it again. Comments stay with who works on it.
 * @throws {HttpError} 400 `invalid_request` for a comment; 403 `forbidden`; 404 `not_found`; 429 `rate_limited`.
 */
export async function showToClient(
  deps: MattersDeps,
  actor: SignedInActor,
  place: ItemPlace,
  isClientVisible: boolean,
): Promise<MatterItem> {
  await openMatter(deps, actor, place.matterId, 'write');
  await countMatterCall(deps, 'change', actor.accountId);
  const item = await findItem(deps, place);
  if (item.kind === 'comment') throw new HttpError(400, 'invalid_request', matterMessages.commentsAreInternal);
  const row = await deps.db.transaction(async (transaction) => {
    const [changed] = await transaction.update(matterItems).set({ isClientVisible }).where(isItem(place)).returning();
    if (!changed) throw itemNotFound();
    await recordMatterActivity(
      { ...deps, db: transaction },
      {
        matterId: place.matterId,
        accountId: actor.accountId,
        action: isClientVisible ? 'shown_to_client' : 'hidden_from_client',
        item: changed,
      },
    );
    return changed;
  });
  return presentItem(deps, row, await findPeople(deps, [row.authorAccountId]));
}

/**
 * The same of a document or a writing that is filed in it.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 429 `rate_limited`.
 */
export async function showFileToClient(
  deps: MattersDeps,
  actor: SignedInActor,
  { matterId, fileId }: { matterId: string; fileId: string },
  isClientVisible: boolean,
): Promise<void> {
  await openMatter(deps, actor, matterId, 'write');
  await countMatterCall(deps, 'change', actor.accountId);
  await deps.db.transaction(async (transaction) => {
    const changed = await transaction
      .update(matterFiles)
      .set({ isClientVisible })
      .where(and(eq(matterFiles.id, fileId), eq(matterFiles.matterId, matterId)))
      .returning({ id: matterFiles.id });
    if (changed.length === 0) throw fileNotFound();
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId, accountId: actor.accountId, action: isClientVisible ? 'shown_to_client' : 'hidden_from_client' },
    );
  });
}
