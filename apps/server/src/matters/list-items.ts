import type { MatterItem, MatterItemsQuery, MatterItemsResponse } from '@foja/contracts/matter-items';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { momentAndIdSchema, readCursor, writeCursor } from '../platform/page-cursor.ts';
import { isShownTo } from './client-view.ts';
import { findItem, type ItemPlace, itemNotFound } from './find-item.ts';
import { findPeople } from './find-people.ts';
import { matterItems } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { presentItem } from './present-item.ts';

/** A page ends here too, however few its items are: it is answered in one piece. */
const pageMaxBytes = 2_000_000;

/**
 * A page has as many items as were asked for, or fewer where those are long.
 * @throws {HttpError} 400 `invalid_request`; 404 `not_found`.
 */
export async function listItems(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  { kind, cursor, limit }: MatterItemsQuery,
): Promise<MatterItemsResponse> {
  const { role } = await openMatter(deps, actor, matterId, 'view');
  const after = readCursor(cursor, momentAndIdSchema);
  const { createdAt, id, bodyBytes } = matterItems;
  const places = await deps.db
    .select({ createdAt, id, bodyBytes })
    .from(matterItems)
    .where(
      and(
        eq(matterItems.matterId, matterId),
        isNull(matterItems.deletedAt),
        isShownTo(role),
        kind ? eq(matterItems.kind, kind) : undefined,
        after
          ? or(lt(createdAt, new Date(after[0])), and(eq(createdAt, new Date(after[0])), lt(id, after[1])))
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const taken = places.slice(0, Math.min(limit, fittingIn(pageMaxBytes, places)));
  const page = await deps.db
    .select()
    .from(matterItems)
    .where(
      inArray(
        id,
        taken.map((place) => place.id),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
  const last = taken.at(-1);
  const people = await findPeople(
    deps,
    page.map(({ authorAccountId }) => authorAccountId),
  );
  return {
    items: await openInTurns(
      page,
      ({ sealedBody }) => sealedBody,
      (row) => presentItem(deps, row, people),
    ),
    nextCursor: places.length > taken.length && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

/** How many of the first ones are together no longer than that; one at least. */
function fittingIn(maxBytes: number, places: readonly { bodyBytes: number }[]): number {
  let bytes = 0;
  for (const [at, { bodyBytes }] of places.entries()) {
    bytes += bodyBytes;
    if (at > 0 && bytes > maxBytes) return at;
  }
  return places.length;
}

/** @throws {HttpError} 404 `not_found` */
export async function readItem(deps: MattersDeps, actor: SignedInActor, place: ItemPlace): Promise<MatterItem> {
  const { role } = await openMatter(deps, actor, place.matterId, 'view');
  const row = await findItem(deps, place);
  if (role === 'cliente' && !row.isClientVisible) throw itemNotFound();
  return presentItem(deps, row, await findPeople(deps, [row.authorAccountId]));
}
