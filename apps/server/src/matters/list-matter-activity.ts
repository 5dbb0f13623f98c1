import type { MatterActivityQuery, MatterActivityResponse } from '@foja/contracts/matters';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { SignedInActor } from '../accounts/actor.ts';
import { readCursor, writeCursor } from '../platform/page-cursor.ts';
import { findPeople } from './find-people.ts';
import { matterActivity } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';

/** @throws {HttpError} 400 `invalid_request`; 404 `not_found`. */
export async function listMatterActivity(
  deps: Pick<MattersDeps, 'db'>,
  actor: SignedInActor,
  matterId: string,
  { cursor, limit }: MatterActivityQuery,
): Promise<MatterActivityResponse> {
  await openMatter(deps, actor, matterId, 'read');
  const before = readCursor(cursor, z.number().int());
  const rows = await deps.db
    .select()
    .from(matterActivity)
    .where(and(eq(matterActivity.matterId, matterId), before === null ? undefined : lt(matterActivity.id, before)))
    .orderBy(desc(matterActivity.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const people = await findPeople(
    deps,
    page.map(({ accountId }) => accountId),
  );
  return {
    entries: page.map(({ id, at, accountId, action, itemId, itemKind }) => ({
      id: String(id),
      at: at.toISOString(),
      by: people.get(accountId ?? '') ?? null,
      action,
      itemId,
      itemKind,
    })),
    nextCursor: rows.length > limit ? writeCursor(page.at(-1)?.id) : null,
  };
}
