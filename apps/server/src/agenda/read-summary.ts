import { addDays } from '@foja/computable-law/core/civil-day';
import type { AgendaSummary } from '@foja/contracts/agenda';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { agendaEntries, agendaNotices } from './agenda.table.ts';
import { type AgendaDeps, todayOf } from './agenda-deps.ts';
import { openEntryBody } from './sealed-entry.ts';
import { visibleEntries } from './visible-entries.ts';

const soonDays = 7;
const noticesMax = 50;

/** What is due, and which days the server changed by itself and were not seen yet. */
export async function readSummary(deps: AgendaDeps, actor: SignedInActor): Promise<AgendaSummary> {
  const today = todayOf(deps);
  const soon = addDays(today, soonDays);
  const { day, lastDay } = agendaEntries;
  const [counts] = await deps.db
    .select({
      expired: sql<number>`(count(*) filter (where ${lastDay} < ${today}))::int`,
      dueToday: sql<number>`(count(*) filter (where ${day} <= ${today} and ${lastDay} >= ${today}))::int`,
      dueSoon: sql<number>`(count(*) filter (where ${day} > ${today}))::int`,
    })
    .from(agendaEntries)
    .where(and(visibleEntries(deps, actor.accountId), eq(agendaEntries.state, 'pending'), lte(day, soon)));
  const rows = await deps.db
    .select({ notice: agendaNotices, entry: agendaEntries })
    .from(agendaNotices)
    .innerJoin(agendaEntries, eq(agendaEntries.id, agendaNotices.entryId))
    .where(
      and(
        eq(agendaNotices.accountId, actor.accountId),
        isNull(agendaNotices.seenAt),
        visibleEntries(deps, actor.accountId),
      ),
    )
    .orderBy(desc(agendaNotices.at))
    .limit(noticesMax);
  return {
    today,
    expired: counts?.expired ?? 0,
    dueToday: counts?.dueToday ?? 0,
    dueSoon: counts?.dueSoon ?? 0,
    notices: rows.map(({ notice, entry }) => ({
      id: notice.id,
      entryId: entry.id,
      title: openEntryBody(deps, entry).title,
      kind: notice.kind,
      from: notice.fromDay,
      to: notice.toDay,
      at: notice.at.toISOString(),
    })),
  };
}
