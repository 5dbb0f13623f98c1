import type { ChangeFirmRequest } from '@foja/contracts/firms';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { endPool, openPool } from '../usage/open-pool.ts';
import { holdFirmOf } from './find-membership.ts';
import { firms } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { listMembers } from './list-members.ts';

/**
 * Changes the firm's name, or whose uses its work takes. Taking them together begins at once; having each their own again begins with
 * the next month, for what was taken together could not be told apart before.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` for who is no titular.
 */
export async function changeFirm(deps: FirmsDeps, actor: SignedInActor, change: ChangeFirmRequest): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const { firm } = await holdFirmOf(within, actor.accountId, { titularOnly: true });
    const { name = firm.name, uses = firm.uses } = change;
    if (uses !== firm.uses) {
      const members = await listMembers(within, firm.id);
      const staff = members.filter(({ role }) => role !== 'cliente').map(({ account }) => account.id);
      if (uses === 'firm') await openPool(within, firm.id, staff);
      else await endPool(within, firm.id);
    }
    await transaction.update(firms).set({ name, uses }).where(eq(firms.id, firm.id));
    await recordActivity(within, {
      event: 'firm_changed',
      actorId: actor.accountId,
      actorRole: actor.role,
      details: { firmId: firm.id, named: name !== firm.name, ...(uses === firm.uses ? {} : { uses }) },
    });
  });
}
