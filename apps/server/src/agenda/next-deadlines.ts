import type { MatterSummary } from '@foja/contracts/matters';
import { and, asc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { type AgendaEntryRow, agendaEntries } from './agenda.table.ts';
import { todayOf } from './agenda-deps.ts';
import { openEntryBody } from './sealed-entry.ts';

type NextDeadline = NonNullable<MatterSummary['nextDeadline']>;
type Deps = { db: Database; clock: Clock; keyring: Keyring };

/**
 * What each of these causas has to do next, where it has anything: the term that ran out first and is still pending, else the first day
 * that comes. A hearing or a meeting that is over is nothing to do. Whoever asks has looked whether they may be read.
 */
export async function nextDeadlines(deps: Deps, matterIds: readonly string[]): Promise<Map<string, NextDeadline>> {
  if (matterIds.length === 0) return new Map();
  const today = todayOf(deps);
  const { kind, lastDay } = agendaEntries;
  const upcoming = await firstOfEach(deps, matterIds, gte(lastDay, today));
  const overdue = await firstOfEach(deps, matterIds, and(lt(lastDay, today), inArray(kind, ['deadline', 'due'])));
  const next = matterIds.flatMap((id) => {
    const row = overdue.get(id) ?? upcoming.get(id);
    return row ? [{ id, row }] : [];
  });
  const opened = await openInTurns(
    next,
    ({ row }) => row.sealedBody,
    ({ id, row }) => {
      const { title } = openEntryBody(deps, row);
      const said = { date: row.day, title, kind: row.kind, isOverdue: overdue.has(id) };
      return [id, { ...said, upcoming: upcoming.get(id)?.day ?? null }] as const;
    },
  );
  return new Map(opened);
}

async function firstOfEach(
  { db }: Deps,
  matterIds: readonly string[],
  which: SQL | undefined,
): Promise<Map<string, AgendaEntryRow>> {
  const { matterId, day, time, id, deletedAt, state } = agendaEntries;
  const rows = await db
    .selectDistinctOn([matterId])
    .from(agendaEntries)
    .where(and(inArray(matterId, [...matterIds]), isNull(deletedAt), eq(state, 'pending'), which))
    .orderBy(matterId, asc(day), sql`${time} asc nulls first`, asc(id));
  return new Map(rows.flatMap((row) => (row.matterId ? [[row.matterId, row] as const] : [])));
}
