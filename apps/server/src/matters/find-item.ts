import { matterMessages } from '@foja/contracts/matter-words';
import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type MatterItemRow, matterItems } from './matters.table.ts';

export interface ItemPlace {
  matterId: string;
  itemId: string;
}

export function isItem({ matterId, itemId }: ItemPlace) {
  return and(eq(matterItems.id, itemId), eq(matterItems.matterId, matterId), isNull(matterItems.deletedAt));
}

/** Of a causa that was opened for who asks. @throws {HttpError} 404 `not_found` */
export async function findItem(deps: { db: DatabaseOrTransaction }, place: ItemPlace): Promise<MatterItemRow> {
  const [row] = await deps.db.select().from(matterItems).where(isItem(place));
  if (!row) throw itemNotFound();
  return row;
}

export function itemNotFound(): HttpError {
  return new HttpError(404, 'not_found', matterMessages.itemNotFound);
}
