import type { DeletedAgendaEntry } from '@foja/contracts/agenda';
import { agendaUndoMs } from '@foja/contracts/agenda-text';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { agendaEntries } from './agenda.table.ts';
import { type AgendaDeps, countChange } from './agenda-deps.ts';
import { entryNotFound, openEntry } from './open-entry.ts';
import { recordEntryActivity } from './record-entry-activity.ts';

/** @throws {HttpError} 404 `not_found`; 429 `rate_limited`. */
export async function deleteEntry(deps: AgendaDeps, actor: SignedInActor, id: string): Promise<DeletedAgendaEntry> {
  await countChange(deps, actor.accountId);
  const row = await openEntry(deps, actor, id, 'write');
  const now = deps.clock.now();
  await deps.db.transaction(async (transaction) => {
    // Of whom it was when it was opened: moved meanwhile, it may be somebody else's.
    const isSame = sql`${agendaEntries.matterId} is not distinct from ${row.matterId}::uuid`;
    const deleted = await transaction
      .update(agendaEntries)
      .set({ deletedAt: now })
      .where(and(eq(agendaEntries.id, id), isSame, isNull(agendaEntries.deletedAt)))
      .returning({ id: agendaEntries.id });
    if (deleted.length === 0) throw entryNotFound();
    await recordEntryActivity({ ...deps, db: transaction }, actor, row, 'entry_deleted');
  });
  return { id, undoUntil: new Date(now.getTime() + agendaUndoMs).toISOString() };
}
