import type { ActivityEntry, ActivityQuery } from '@foja/contracts/admin';
import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { readCursor, writeCursor } from '../platform/page-cursor.ts';
import { activityLog } from './activity.table.ts';

/** What narrows the log down; days are whole UTC days, both included. */
export type ActivityFilter = Pick<ActivityQuery, 'event' | 'email' | 'from' | 'to'>;

/** The log, and whoever knows whose ids stand in it. */
export interface ActivityDeps {
  db: Database;
  /** Ids of accounts whose address holds `part`, at most `limit`. */
  findIdsByEmail: (part: string, limit: number) => Promise<string[]>;
  /** Of an account that is gone nothing is told. */
  findEmails: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** An address that so many accounts hold says too little to filter by. */
const accountsMax = 500;
const positionSchema = z.string().regex(/^\d{1,18}$/);
const dayMs = 86_400_000;

/**
 * A page of the activity log, newest first. Addresses are those of today: of a deleted account none is left.
 * @throws {HttpError} 400 for a cursor that is not ours, or an address that too many accounts hold.
 */
export async function listActivity(
  deps: ActivityDeps,
  query: ActivityFilter & Pick<ActivityQuery, 'cursor' | 'limit'>,
): Promise<{ entries: ActivityEntry[]; nextCursor: string | null }> {
  const position = readCursor(query.cursor, positionSchema);
  const conditions = await conditionsOf(deps, query);
  if (conditions === 'nobody') return { entries: [], nextCursor: null };
  const rows = await deps.db
    .select()
    .from(activityLog)
    .where(and(...conditions, position === null ? undefined : lt(activityLog.id, BigInt(position))))
    .orderBy(desc(activityLog.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const emails = await deps.findEmails(shown.flatMap((row) => [row.actorId, row.targetId]).filter((id) => id !== null));
  const emailOf = (id: string | null) => (id === null ? null : (emails.get(id) ?? null));
  return {
    entries: shown.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      event: row.event,
      actorEmail: emailOf(row.actorId),
      actorRole: row.actorRole,
      targetEmail: emailOf(row.targetId),
      details: row.details,
    })),
    nextCursor: rows.length > shown.length ? writeCursor(String(shown.at(-1)?.id)) : null,
  };
}

const rowsARead = 500;

/** The whole log under this filter, newest first, read in pages so that no query is long and no memory fills. */
export async function* streamActivity(deps: ActivityDeps, filter: ActivityFilter): AsyncGenerator<ActivityEntry> {
  let cursor: string | undefined;
  do {
    const page = await listActivity(deps, { ...filter, cursor, limit: rowsARead });
    yield* page.entries;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function conditionsOf(deps: ActivityDeps, filter: ActivityFilter): Promise<SQL[] | 'nobody'> {
  const conditions: (SQL | undefined)[] = [];
  if (filter.event) conditions.push(eq(activityLog.event, filter.event));
  if (filter.from) conditions.push(gte(activityLog.at, new Date(filter.from)));
  if (filter.to) conditions.push(lt(activityLog.at, new Date(Date.parse(filter.to) + dayMs)));
  if (filter.email) {
    const ids = await deps.findIdsByEmail(filter.email, accountsMax + 1);
    if (ids.length === 0) return 'nobody';
    if (ids.length > accountsMax) {
      throw new HttpError(400, 'invalid_request', 'Demasiadas cuentas coinciden. Escribí más del email.');
    }
    conditions.push(or(inArray(activityLog.actorId, ids), inArray(activityLog.targetId, ids)));
  }
  return conditions.filter((condition) => condition !== undefined);
}
