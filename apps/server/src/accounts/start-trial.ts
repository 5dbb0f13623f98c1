import { trialDays } from '@foja/contracts/limits';
import { and, eq, isNull } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';

const dayMs = 86_400_000;

/**
 * Starts the Premium trial of a Free account, once in its life; it ends by itself. Of calls that race, one starts it.
 * @returns when it ends.
 * @throws {HttpError} 409 `conflict` for another role, and where a trial was started before.
 */
export async function startTrial(deps: { db: DatabaseOrTransaction; clock: Clock }, accountId: string): Promise<Date> {
  const endsAt = new Date(deps.clock.now().getTime() + trialDays * dayMs);
  return deps.db.transaction(async (transaction) => {
    const started = await transaction
      .update(accounts)
      .set({ trialEndsAt: endsAt })
      .where(and(eq(accounts.id, accountId), eq(accounts.role, 'User'), isNull(accounts.trialEndsAt)))
      .returning({ id: accounts.id });
    if (started.length === 0) {
      throw new HttpError(409, 'conflict', 'La prueba gratuita se activa una sola vez y desde el plan Free.');
    }
    await recordActivity(
      { ...deps, db: transaction },
      { event: 'trial_started', actorId: accountId, actorRole: 'User', targetId: accountId },
    );
    return endsAt;
  });
}
