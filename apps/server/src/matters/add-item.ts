import { randomUUID } from 'node:crypto';
import type { MatterItem, MatterItemContent } from '@foja/contracts/matter-items';
import type { MatterNeed } from '@foja/contracts/matter-words';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findPeople } from './find-people.ts';
import { requireItemRoom } from './matter-limits.ts';
import { type MatterItemRow, type MatterRow, matterItems, matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { noteMentions, requireMentionable } from './note-mentions.ts';
import { openMatter } from './open-matter.ts';
import { presentItem } from './present-item.ts';
import { recordMatterActivity } from './record-matter-activity.ts';
import { sealItem } from './sealed-matter.ts';

/**
 * Writes something into a causa.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`; 409 `plan_limit` or `storage_full`; 413 `payload_too_large`; 429 `rate_limited`.
 */
export async function addItem(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  content: MatterItemContent,
): Promise<MatterItem> {
  const { row: matter } = await openMatter(deps, actor, matterId, needFor(content));
  await countMatterCall(deps, 'change', actor.accountId);
  await requireMentionable(deps, matter, content);
  const row = await deps.db.transaction(async (transaction) => {
    const [inserted] = await insertItems(deps, transaction, actor, matter, [content]);
    await noteMentions({ ...deps, db: transaction }, actor, inserted as MatterItemRow, content);
    return inserted as MatterItemRow;
  });
  return presentItem(deps, row, await findPeople(deps, [actor.accountId]));
}

/** All of them or, where they do not fit, none. */
export async function insertItems(
  deps: MattersDeps,
  transaction: Transaction,
  { accountId }: SignedInActor,
  matter: MatterRow,
  contents: readonly MatterItemContent[],
): Promise<MatterItemRow[]> {
  const now = deps.clock.now();
  const rows = contents.map((content): MatterItemRow => {
    const id = randomUUID();
    const sealed = sealItem(deps, { id, matterId: matter.id }, content);
    return {
      id,
      matterId: matter.id,
      authorAccountId: accountId,
      isClientVisible: false,
      ...sealed,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
  });
  const bytes = rows.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  await requireItemRoom(deps, transaction, matter, { items: rows.length, bytes });
  await transaction.insert(matterItems).values(rows);
  await transaction.update(matters).set({ updatedAt: now }).where(eq(matters.id, matter.id));
  for (const item of rows)
    await recordMatterActivity(
      { ...deps, db: transaction },
      { matterId: matter.id, accountId, action: 'item_added', item },
    );
  return rows;
}

/** What writing this kind of thing takes. */
export function needFor({ kind }: Pick<MatterItemContent, 'kind'>): MatterNeed {
  return kind === 'comment' ? 'comment' : 'write';
}
