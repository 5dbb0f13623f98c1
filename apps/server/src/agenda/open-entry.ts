import { agendaMessages } from '@foja/contracts/agenda-text';
import { matterMessages, mayInMatter } from '@foja/contracts/matter-words';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { openMatter } from '../matters/open-matter.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type AgendaEntryRow, agendaEntries } from './agenda.table.ts';

export type EntryNeed = 'read' | 'write';

/**
 * An entry that is not deleted, for who may do with it what is asked: every reading and writing of one passes by here.
 * @throws {HttpError} 404 `not_found`, for another's as for one that never was, also for the client of its causa; 403 for who may only
 * read its causa.
 */
export async function openEntry(
  deps: { db: DatabaseOrTransaction },
  actor: SignedInActor,
  id: string,
  need: EntryNeed,
): Promise<AgendaEntryRow> {
  return openFound(deps, actor, need, and(eq(agendaEntries.id, id), isNull(agendaEntries.deletedAt)));
}

/** The same of one that was deleted, or was not. */
export async function openEntryDeletedOrNot(
  deps: { db: DatabaseOrTransaction },
  actor: SignedInActor,
  id: string,
): Promise<AgendaEntryRow> {
  return openFound(deps, actor, 'write', eq(agendaEntries.id, id));
}

async function openFound(
  deps: { db: DatabaseOrTransaction },
  actor: SignedInActor,
  need: EntryNeed,
  which: SQL | undefined,
): Promise<AgendaEntryRow> {
  const [row] = await deps.db.select().from(agendaEntries).where(which);
  if (!row) throw entryNotFound();
  if (row.matterId) await openItsMatter(deps, actor, row.matterId, need);
  else if (row.ownerAccountId !== actor.accountId) throw entryNotFound();
  return row;
}

/** What the causa answers to who may not read it would tell that there is an entry. */
async function openItsMatter(
  deps: { db: DatabaseOrTransaction },
  actor: SignedInActor,
  matterId: string,
  need: EntryNeed,
): Promise<void> {
  const { role } = await openMatter(deps, actor, matterId, 'read').catch((failure: unknown) => {
    throw failure instanceof HttpError ? entryNotFound() : failure;
  });
  if (!mayInMatter(role, need)) throw new HttpError(403, 'forbidden', matterMessages.forbidden);
}

export function entryNotFound(): HttpError {
  return new HttpError(404, 'not_found', agendaMessages.notFound);
}
