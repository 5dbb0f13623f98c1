import type { DeletedAgendaEntry } from '@foja/contracts/agenda';
import { agendaUndoMs } from '@foja/contracts/agenda-text';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { agendaEntries } from './agenda.table.ts';
import { type AgendaDeps, countChange } from './agenda-deps.ts';
import { openEntry } from './open-entry.ts';

/** @throws {HttpError} 404 `not_found`; 429 `rate_limited`. */
export async function deleteEntry(deps: AgendaDeps, actor: SignedInActor, id: string): Promise<DeletedAgendaEntry> {
  await countChange(deps, actor.accountId);
  await openEntry(deps, actor, id, 'write');
  const now = deps.clock.now();
  await deps.db.update(agendaEntries).set({ deletedAt: now }).where(eq(agendaEntries.id, id));
  return { id, undoUntil: new Date(now.getTime() + agendaUndoMs).toISOString() };
}
