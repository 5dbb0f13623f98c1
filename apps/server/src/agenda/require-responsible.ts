import { agendaMessages } from '@foja/contracts/agenda-text';
import { mayInMatter } from '@foja/contracts/matter-words';
import type { SignedInActor } from '../accounts/actor.ts';
import { openMatter } from '../matters/open-matter.ts';
import { roleInMatter } from '../matters/role-in-matter.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';

/** Of one's own entry, oneself; of a causa's, who may write in it. @throws {HttpError} 400 `invalid_request` */
export async function requireResponsible(
  deps: { db: DatabaseOrTransaction },
  actor: SignedInActor,
  { matterId, responsibleAccountId }: { matterId: string | null; responsibleAccountId: string | null },
): Promise<void> {
  if (responsibleAccountId === null || responsibleAccountId === actor.accountId) return;
  if (matterId) {
    const { row } = await openMatter(deps, actor, matterId, 'write');
    const role = await roleInMatter(deps, responsibleAccountId, row);
    if (role && mayInMatter(role, 'write')) return;
  }
  throw new HttpError(400, 'invalid_request', agendaMessages.personNotFound);
}
