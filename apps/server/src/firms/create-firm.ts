import { randomUUID } from 'node:crypto';
import { firmMessages } from '@foja/contracts/firm-words';
import { can } from '@foja/contracts/roles';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { HttpError } from '../platform/http-errors.ts';
import { firmMembers, firms } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';

/**
 * Makes a firm with the actor as its titular. Of calls that race one makes it.
 * @throws {HttpError} 403 `premium_required` for a plan without firms; 409 `conflict` for who works in one already.
 */
export async function createFirm(deps: FirmsDeps, actor: SignedInActor, name: string): Promise<void> {
  if (!can(actor.role, 'found-firm')) throw new HttpError(403, 'premium_required', firmMessages.planNeeded);
  const now = deps.clock.now();
  const id = randomUUID();
  await deps.db.transaction(async (transaction) => {
    await transaction.insert(firms).values({ id, name, uses: 'members', createdAt: now });
    const joined = await transaction
      .insert(firmMembers)
      .values({ firmId: id, accountId: actor.accountId, role: 'titular', matterId: null, joinedAt: now })
      .onConflictDoNothing()
      .returning({ accountId: firmMembers.accountId });
    if (joined.length === 0) throw new HttpError(409, 'conflict', firmMessages.alreadyInOne);
    await recordActivity(
      { ...deps, db: transaction },
      { event: 'firm_created', actorId: actor.accountId, actorRole: actor.role, details: { firmId: id } },
    );
  });
}
