import { agendaUndoMs } from '@foja/contracts/agenda-text';
import { lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { agendaEntries } from './agenda.table.ts';

/** Removes the entries whose undo is over. */
export async function purgeAgenda(deps: { db: Database; clock: Clock }): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - agendaUndoMs);
  await deps.db.delete(agendaEntries).where(lt(agendaEntries.deletedAt, since));
}
