import { randomUUID } from 'node:crypto';
import type { AgendaEntry, WriteAgendaEntry } from '@foja/contracts/agenda';
import type { SignedInActor } from '../accounts/actor.ts';
import { type AgendaEntryRow, agendaEntries } from './agenda.table.ts';
import { type AgendaDeps, countChange, todayOf } from './agenda-deps.ts';
import { requireAgendaRoom } from './agenda-room.ts';
import { holderOf } from './holder-of.ts';
import { presentEntry } from './present-entry.ts';
import { readWrittenEntry } from './read-written-entry.ts';
import { recordEntryActivity } from './record-entry-activity.ts';
import { requireResponsible } from './require-responsible.ts';
import { sealEntry } from './sealed-entry.ts';

/**
 * Puts something down in the agenda, of a causa or of one's own.
 * @throws {HttpError} 404 for another's causa; 409 `storage_full`; 413; 422 as the calculator; 429 `rate_limited`.
 */
export async function createEntry(
  deps: AgendaDeps,
  actor: SignedInActor,
  written: WriteAgendaEntry,
): Promise<AgendaEntry> {
  await countChange(deps, actor.accountId);
  const held = await holderOf(deps, actor, written.matterId);
  await requireResponsible(deps, actor, written);
  const { columns, body } = await readWrittenEntry(deps, written);
  const now = deps.clock.now();
  const holder = { id: randomUUID(), ...held };
  const row: AgendaEntryRow = {
    ...holder,
    ...columns,
    authorAccountId: actor.accountId,
    responsibleAccountId: written.responsibleAccountId,
    daySetOn: todayOf(deps),
    sealedBody: sealEntry(deps, holder, body),
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await deps.db.transaction(async (transaction) => {
    await requireAgendaRoom(transaction, deps.limits, actor, holder);
    await transaction.insert(agendaEntries).values(row);
    await recordEntryActivity({ ...deps, db: transaction }, actor, row, 'entry_added');
  });
  return presentEntry(deps, row, todayOf(deps));
}
