import type { MatterItem, MatterItemsQuery, MatterItemsResponse } from '@foja/contracts/matter-items';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { SignedInActor } from '../accounts/actor.ts';
import { readCursor, writeCursor } from '../platform/page-cursor.ts';
import { findItem, type ItemPlace } from './find-item.ts';
import { findPeople } from './find-people.ts';
import { matterItems } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { presentItem } from './present-item.ts';

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** @throws {HttpError} 400 `invalid_request`; 404 `not_found`. */
export async function listItems(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  { kind, cursor, limit }: MatterItemsQuery,
): Promise<MatterItemsResponse> {
  await openMatter(deps, actor, matterId, 'read');
  const after = readCursor(cursor, positionSchema);
  const { createdAt, id } = matterItems;
  const rows = await deps.db
    .select()
    .from(matterItems)
    .where(
      and(
        eq(matterItems.matterId, matterId),
        isNull(matterItems.deletedAt),
        kind ? eq(matterItems.kind, kind) : undefined,
        after
          ? or(lt(createdAt, new Date(after[0])), and(eq(createdAt, new Date(after[0])), lt(id, after[1])))
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const people = await findPeople(
    deps,
    page.map(({ authorAccountId }) => authorAccountId),
  );
  return {
    items: page.map((row) => presentItem(deps, row, people)),
    nextCursor: rows.length > limit && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

/** @throws {HttpError} 404 `not_found` */
export async function readItem(deps: MattersDeps, actor: SignedInActor, place: ItemPlace): Promise<MatterItem> {
  await openMatter(deps, actor, place.matterId, 'read');
  const row = await findItem(deps, place);
  return presentItem(deps, row, await findPeople(deps, [row.authorAccountId]));
}
