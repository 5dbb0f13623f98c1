import type { MyActivityEntry, MyActivityQuery } from '@foja/contracts/activity';
import type { ActivityAuthor, ActivityEvent } from '@foja/contracts/activity-events';
import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { readCursor, writeCursor } from '../platform/page-cursor.ts';
import { activityLog } from './activity.table.ts';

/** What narrows one's own activity down; days are whole UTC days, both included. */
export type MyActivityFilter = Pick<MyActivityQuery, 'event' | 'from' | 'to'>;

const positionSchema = z.string().regex(/^\d{1,18}$/);
const dayMs = 86_400_000;

/**
 * A page of what an account did and of what was done to it, newest first. Never who else had a part in it, nor what that person
 * noted: only that it was the administration, or somebody of their firm.
 * @throws {HttpError} 400 for a cursor that is not ours.
 */
export async function listMyActivity(
  deps: { db: Database },
  accountId: string,
  { event, from, to, cursor, limit }: MyActivityFilter & Pick<MyActivityQuery, 'cursor' | 'limit'>,
): Promise<{ entries: MyActivityEntry[]; nextCursor: string | null }> {
  const position = readCursor(cursor, positionSchema);
  const rows = await deps.db
    .select()
    .from(activityLog)
    .where(
      and(
        or(eq(activityLog.actorId, accountId), eq(activityLog.targetId, accountId)),
        event && eq(activityLog.event, event),
        from ? gte(activityLog.at, new Date(from)) : undefined,
        to ? lt(activityLog.at, new Date(Date.parse(to) + dayMs)) : undefined,
        position === null ? undefined : lt(activityLog.id, BigInt(position)),
      ),
    )
    .orderBy(desc(activityLog.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map((row) => {
      const by = authorOf(row.actorId, accountId, row.event);
      return {
        id: String(row.id),
        at: row.at.toISOString(),
        event: row.event,
        by,
        details: by === 'administration' || by === 'firm' ? {} : row.details,
      };
    }),
    nextCursor: rows.length > shown.length ? writeCursor(String(shown.at(-1)?.id)) : null,
  };
}

const rowsARead = 500;

/** All of one's own activity under this filter, newest first, read in pages so that no query is long and no memory fills. */
export async function* streamMyActivity(
  deps: { db: Database },
  accountId: string,
  filter: MyActivityFilter,
): AsyncGenerator<MyActivityEntry> {
  let cursor: string | undefined;
  do {
    const page = await listMyActivity(deps, accountId, { ...filter, cursor, limit: rowsARead });
    yield* page.entries;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Null: the system, or somebody whom nothing identified, such as who tries passwords. */
function authorOf(actorId: string | null, accountId: string, event: ActivityEvent): ActivityAuthor | null {
  if (actorId === null) return null;
  if (actorId === accountId) return 'self';
  return event.startsWith('firm_') ? 'firm' : 'administration';
}
