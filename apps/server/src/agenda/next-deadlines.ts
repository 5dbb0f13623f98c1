import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { agendaEntries } from './agenda.table.ts';
import { todayOf } from './agenda-deps.ts';
import { openEntryBody } from './sealed-entry.ts';

/** The next open day of each of these causas that has one; whoever asks has looked whether they may be read. */
export async function nextDeadlines(
  deps: { db: Database; clock: Clock; keyring: Keyring },
  matterIds: readonly string[],
): Promise<Map<string, { date: string; title: string }>> {
  if (matterIds.length === 0) return new Map();
  const { matterId, day, time, id } = agendaEntries;
  const rows = await deps.db
    .selectDistinctOn([matterId])
    .from(agendaEntries)
    .where(
      and(
        inArray(matterId, [...matterIds]),
        isNull(agendaEntries.deletedAt),
        eq(agendaEntries.state, 'pending'),
        gte(agendaEntries.lastDay, todayOf(deps)),
      ),
    )
    .orderBy(matterId, asc(day), sql`${time} asc nulls first`, asc(id));
  const opened = await openInTurns(
    rows,
    ({ sealedBody }) => sealedBody,
    (row) => [row.matterId ?? '', { date: row.day, title: openEntryBody(deps, row).title }] as const,
  );
  return new Map(opened);
}
