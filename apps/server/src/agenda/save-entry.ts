import type { AgendaEntry, SaveAgendaEntry } from '@foja/contracts/agenda';
import { agendaMessages } from '@foja/contracts/agenda-text';
import { mayInMatter } from '@foja/contracts/matter-words';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { openMatter } from '../matters/open-matter.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { agendaEntries } from './agenda.table.ts';
import { type AgendaDeps, countChange, todayOf } from './agenda-deps.ts';
import { requireAgendaRoom } from './agenda-room.ts';
import { holderOf } from './holder-of.ts';
import { openEntry } from './open-entry.ts';
import { presentEntry } from './present-entry.ts';
import { readWrittenEntry } from './read-written-entry.ts';
import { recordEntryActivity } from './record-entry-activity.ts';
import { requireResponsible } from './require-responsible.ts';
import { openEntryBody, sealEntry } from './sealed-entry.ts';

/**
 * Saves over the version that was read: of two that were made on the same one, the second is refused and told the first. What is of a
 * causa leaves it by who administers the causa alone.
 * @throws {HttpError} 403 `forbidden`; 404; 409 `item_changed` with `{current}`, or `storage_full`; 413; 422 as the calculator; 429.
 */
export async function saveEntry(
  deps: AgendaDeps,
  actor: SignedInActor,
  id: string,
  { version, entry: written }: SaveAgendaEntry,
): Promise<AgendaEntry> {
  await countChange(deps, actor.accountId);
  const today = todayOf(deps);
  const row = await openEntry(deps, actor, id, 'write');
  if (row.version !== version) throw conflict(await presentEntry(deps, row, today));
  const isMoved = written.matterId !== row.matterId;
  if (isMoved && row.matterId) await requireManager(deps, actor, row.matterId);
  const held = isMoved
    ? await holderOf(deps, actor, written.matterId)
    : { ownerAccountId: row.ownerAccountId, matterId: row.matterId };
  if (isMoved || written.responsibleAccountId !== row.responsibleAccountId)
    await requireResponsible(deps, actor, written);
  const { columns, body } = await readWrittenEntry(deps, written, { row, body: openEntryBody(deps, row) });
  const saved = await deps.db.transaction(async (transaction) => {
    if (isMoved) await requireAgendaRoom(transaction, deps.limits, actor, held);
    const [saved] = await transaction
      .update(agendaEntries)
      .set({
        ...held,
        ...columns,
        responsibleAccountId: written.responsibleAccountId,
        daySetOn: columns.day === row.day ? row.daySetOn : today,
        sealedBody: sealEntry(deps, { id, ...held }, body),
        version: version + 1,
        updatedAt: deps.clock.now(),
      })
      .where(and(eq(agendaEntries.id, id), eq(agendaEntries.version, version), isNull(agendaEntries.deletedAt)))
      .returning();
    if (!saved) return null;
    const within = { ...deps, db: transaction };
    if (isMoved) {
      await recordEntryActivity(within, actor, row, 'entry_moved_out');
      await recordEntryActivity(within, actor, saved, 'entry_moved_in');
    }
    if (saved.state === 'done' && row.state !== 'done') await recordEntryActivity(within, actor, saved, 'entry_done');
    else if (!isMoved) await recordEntryActivity(within, actor, saved, 'entry_changed');
    return saved;
  });
  if (saved) return presentEntry(deps, saved, today);
  // It is gone, or somebody else saved it meanwhile.
  throw conflict(await presentEntry(deps, await openEntry(deps, actor, id, 'read'), today));
}

/** @throws {HttpError} 403 `forbidden` */
async function requireManager(
  deps: { db: DatabaseOrTransaction },
  actor: SignedInActor,
  matterId: string,
): Promise<void> {
  const { role } = await openMatter(deps, actor, matterId, 'write');
  if (!mayInMatter(role, 'manage')) throw new HttpError(403, 'forbidden', agendaMessages.managerMoves);
}

function conflict(current: AgendaEntry): HttpError {
  return new HttpError(409, 'item_changed', agendaMessages.conflict, { current });
}
