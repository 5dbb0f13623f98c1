import type { AgendaEntry } from '@foja/contracts/agenda';
import { agendaUndoMs } from '@foja/contracts/agenda-text';
import { and, eq, gt } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { agendaEntries } from './agenda.table.ts';
import { type AgendaDeps, countChange, todayOf } from './agenda-deps.ts';
import { requireAgendaRoom } from './agenda-room.ts';
import { entryNotFound, openEntryDeletedOrNot } from './open-entry.ts';
import { presentEntry } from './present-entry.ts';
import { recordEntryActivity } from './record-entry-activity.ts';

/**
 * Brings back what was deleted a moment ago.
 * @throws {HttpError} 404 `not_found` where it is not deleted, or gone; 409 `storage_full`; 429 `rate_limited`.
 */
export async function restoreEntry(deps: AgendaDeps, actor: SignedInActor, id: string): Promise<AgendaEntry> {
  await countChange(deps, actor.accountId);
  const row = await openEntryDeletedOrNot(deps, actor, id);
  const since = new Date(deps.clock.now().getTime() - agendaUndoMs);
  const { deletedAt } = row;
  if (deletedAt === null || deletedAt <= since) throw entryNotFound();
  const restored = await deps.db.transaction(async (transaction) => {
    await requireAgendaRoom(transaction, deps.limits, actor, { ...row, deletedAt });
    const [restored] = await transaction
      .update(agendaEntries)
      .set({ deletedAt: null })
      .where(and(eq(agendaEntries.id, id), gt(agendaEntries.deletedAt, since)))
      .returning();
    if (!restored) throw entryNotFound();
    await recordEntryActivity({ ...deps, db: transaction }, actor, restored, 'entry_restored');
    return restored;
  });
  return presentEntry(deps, restored, todayOf(deps));
}
