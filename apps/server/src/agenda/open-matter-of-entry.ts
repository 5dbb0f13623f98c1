import { agendaMessages } from '@foja/contracts/agenda-text';
import type { SignedInActor } from '../accounts/actor.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';

/** @throws {HttpError} 404 where this person may not know that the causa exists; 403 where they may only read it. */
export async function openMatterOfEntry(
  _deps: { db: DatabaseOrTransaction },
  _actor: SignedInActor,
  _matterId: string,
  _need: 'read' | 'write',
): Promise<void> {
  throw new HttpError(404, 'not_found', agendaMessages.matterNotFound);
}
