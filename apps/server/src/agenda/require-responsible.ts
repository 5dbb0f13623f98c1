import { agendaMessages } from '@foja/contracts/agenda-text';
import type { SignedInActor } from '../accounts/actor.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';

/** Of one's own entry, oneself; of a causa's, who may write in it. @throws {HttpError} 400 `invalid_request` */
export async function requireResponsible(
  _deps: { db: DatabaseOrTransaction },
  { accountId }: SignedInActor,
  { responsibleAccountId }: { matterId: string | null; responsibleAccountId: string | null },
): Promise<void> {
  if (responsibleAccountId === null || responsibleAccountId === accountId) return;
  throw new HttpError(400, 'invalid_request', agendaMessages.personNotFound);
}
