import { randomUUID } from 'node:crypto';
import { settle } from '@foja/computable-law/core/refusal';
import type { DeadlineLaw } from '@foja/computable-law/deadlines/deadline';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { computeRequestedDeadline } from '../calculators/compute-requested-deadline.ts';
import { openComputableLaw } from '../corpus/computable-law/open-computable-law.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type AgendaEntryRow, agendaEntries, agendaNotices } from './agenda.table.ts';
import { todayOf } from './agenda-deps.ts';
import { fingerprintOfLaw, keptOf } from './compute-entry-deadline.ts';
import { recipientsOf } from './recipients.ts';
import { recordEntryActivity } from './record-entry-activity.ts';
import type { RemindDeps } from './remind.ts';
import { type EntryBody, openEntryBody, sealEntry } from './sealed-entry.ts';

/**
 * Computes every open term again that was computed with another calendar or other rules than those of now. Whoever it is of is told of a
 * day that moved, and of a term that can no longer be computed, on screen and by mail: never in silence. Each entry is held by one
 * server at a time. Returns how many days moved.
 */
export async function recomputeDeadlines(
  deps: RemindDeps,
  { law = openComputableLaw().deadlines, signal }: { law?: DeadlineLaw; signal?: AbortSignal } = {},
): Promise<number> {
  const mark = fingerprintOfLaw(law);
  let moved = 0;
  while (!signal?.aborted) {
    const outcome = await deps.db.transaction(async (transaction) => {
      const { computedBy, deletedAt, state } = agendaEntries;
      const [row] = await transaction
        .select()
        .from(agendaEntries)
        .where(and(isNotNull(computedBy), ne(computedBy, mark), ne(state, 'done'), isNull(deletedAt)))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return 'none-left';
      return recompute({ ...deps, transaction }, row, law, mark);
    });
    if (outcome === 'none-left') break;
    if (outcome === 'moved') moved += 1;
  }
  return moved;
}

async function recompute(
  deps: RemindDeps & { transaction: Transaction },
  row: AgendaEntryRow,
  law: DeadlineLaw,
  mark: string,
): Promise<'same' | 'moved' | 'unsettled'> {
  const { transaction } = deps;
  const body = bodyOf(deps, row);
  const isThis = eq(agendaEntries.id, row.id);
  const deadline = body?.deadline;
  const settled = deadline && settle(() => computeRequestedDeadline(deadline.request, law));
  if (!deadline || !settled || 'refused' in settled) {
    await transaction.update(agendaEntries).set({ computedBy: mark }).where(isThis);
    await note(deps, row, null);
    await recordEntryActivity({ ...deps, db: transaction }, null, row, 'entry_unsettled');
    return 'unsettled';
  }
  const { value } = settled;
  const lastDay = value.graceUntil ?? value.due;
  const isMoved = value.due !== row.day || value.dueHour !== row.time || lastDay !== row.lastDay;
  await transaction
    .update(agendaEntries)
    .set({
      computedBy: mark,
      day: value.due,
      lastDay,
      time: value.dueHour,
      sealedBody: sealEntry(deps, row, { ...body, deadline: keptOf(deadline.request, value) }),
      ...(isMoved && {
        daySetOn: value.due === row.day ? row.daySetOn : todayOf(deps),
        version: row.version + 1,
        updatedAt: deps.clock.now(),
      }),
    })
    .where(isThis);
  if (value.due === row.day) return 'same';
  await note(deps, row, value.due);
  await recordEntryActivity({ ...deps, db: transaction }, null, row, 'entry_recomputed');
  return 'moved';
}

/** Notes it for who the entry is of, on screen and for the next mail. @param to null where it cannot be computed any more. */
async function note(
  deps: RemindDeps & { transaction: Transaction },
  row: AgendaEntryRow,
  to: string | null,
): Promise<void> {
  const { transaction } = deps;
  const recipient = (await recipientsOf({ db: transaction }, [row])).get(row.id);
  if (!recipient) return;
  await transaction.insert(agendaNotices).values({
    id: randomUUID(),
    entryId: row.id,
    accountId: recipient.accountId,
    kind: to === null ? 'unsettled' : 'moved',
    fromDay: row.day,
    toDay: to,
    at: deps.clock.now(),
    seenAt: null,
    mailedAt: null,
  });
}

/** The body, or null where no key that there is opens it: one such entry keeps no other from being computed. */
function bodyOf(deps: RemindDeps, row: AgendaEntryRow): EntryBody | null {
  try {
    return openEntryBody(deps, row);
  } catch {
    return null;
  }
}
