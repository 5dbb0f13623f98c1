import { addDays, civilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import type { AgendaQuery, AgendaResponse } from '@foja/contracts/agenda';
import { agendaMessages, agendaSpanMaxDays } from '@foja/contracts/agenda-text';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { openMatter } from '../matters/open-matter.ts';
import { HttpError } from '../platform/http-errors.ts';
import { agendaEntries } from './agenda.table.ts';
import { type AgendaDeps, todayOf } from './agenda-deps.ts';
import { presentEntries } from './present-entry.ts';
import { visibleEntries } from './visible-entries.ts';

/** Half of a year back and ahead where no day is told. */
const usualDays = 183;

/**
 * Entries of a stretch of days, or all of one causa.
 * @throws {HttpError} 400 `invalid_request` for a stretch that is too long or ends before it begins; 404 for another's causa.
 */
export async function listAgenda(
  deps: AgendaDeps,
  actor: SignedInActor,
  { from, to, matterId }: AgendaQuery,
): Promise<AgendaResponse> {
  const today = todayOf(deps);
  if (matterId) await openMatter(deps, actor, matterId, 'read');
  const first = civilDay(from ?? addDays(today, -usualDays));
  const last = civilDay(to ?? addDays(today, usualDays));
  const span = daysBetween(first, last);
  if (span < 0 || span > agendaSpanMaxDays) throw new HttpError(400, 'invalid_request', agendaMessages.span);
  const isAll = matterId !== undefined && from === undefined && to === undefined;
  const rows = await deps.db
    .select()
    .from(agendaEntries)
    .where(
      and(
        visibleEntries(deps, actor.accountId),
        matterId ? eq(agendaEntries.matterId, matterId) : undefined,
        isAll ? undefined : and(gte(agendaEntries.day, first), lte(agendaEntries.day, last)),
      ),
    )
    .orderBy(asc(agendaEntries.day), sql`${agendaEntries.time} asc nulls first`, asc(agendaEntries.id))
    .limit(deps.limits.entriesMax);
  return { today, me: actor.accountId, entries: await presentEntries(deps, rows, today) };
}
