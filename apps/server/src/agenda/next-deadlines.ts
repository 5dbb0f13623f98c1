import type { NextDeadlines } from '@foja/contracts/agenda';
import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { agendaEntries } from './agenda.table.ts';
import { type AgendaDeps, todayOf } from './agenda-deps.ts';
import { openEntryBody } from './sealed-entry.ts';
import { visibleEntries } from './visible-entries.ts';

/** The next open day of each causa that this person may read; of those in `matterIds` alone, where they are told. */
export async function nextDeadlines(
  deps: AgendaDeps,
  actor: SignedInActor,
  matterIds?: readonly string[],
): Promise<NextDeadlines['next']> {
  const { matterId, day, time, id } = agendaEntries;
  const rows = await deps.db
    .selectDistinctOn([matterId])
    .from(agendaEntries)
    .where(
      and(
        visibleEntries(actor),
        isNotNull(matterId),
        eq(agendaEntries.state, 'pending'),
        gte(agendaEntries.lastDay, todayOf(deps)),
      ),
    )
    .orderBy(matterId, asc(day), sql`${time} asc nulls first`, asc(id));
  const wanted = matterIds && new Set(matterIds);
  return rows.flatMap((row) => {
    if (!row.matterId || (wanted && !wanted.has(row.matterId))) return [];
    const { title } = openEntryBody(deps, row);
    return [{ matterId: row.matterId, entryId: row.id, day: row.day, time: row.time, title }];
  });
}
