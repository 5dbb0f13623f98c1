import { authMessages } from '@foja/contracts/accounts';
import { trialDays } from '@foja/contracts/limits';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';
import { findAccount } from './find-account.ts';

const dayMs = 86_400_000;

interface StartTrialDeps {
  db: DatabaseOrTransaction;
  clock: Clock;
  config: Pick<Config, 'requireEmailConfirmation' | 'smtpUrl'>;
}

/**
 * Starts the Premium trial of a Free account, once in its life; it ends by itself. Of calls that race, one starts it.
 * Where mail is configured the address must be confirmed: an invented one would be a trial without end.
 * @returns when it ends.
 * @throws {HttpError} 403 `email_not_confirmed`; 409 `conflict` for another role, and where a trial was started before.
 */
export async function startTrial(deps: StartTrialDeps, accountId: string): Promise<Date> {
  const { requireEmailConfirmation, smtpUrl } = deps.config;
  const mustConfirm = requireEmailConfirmation || smtpUrl !== null;
  const endsAt = new Date(deps.clock.now().getTime() + trialDays * dayMs);
  return deps.db.transaction(async (transaction) => {
    const started = await transaction
      .update(accounts)
      .set({ trialEndsAt: endsAt })
      .where(
        and(
          eq(accounts.id, accountId),
          eq(accounts.role, 'User'),
          isNull(accounts.trialEndsAt),
          mustConfirm ? isNotNull(accounts.emailConfirmedAt) : undefined,
        ),
      )
      .returning({ id: accounts.id });
    if (started.length === 0) {
      const account = await findAccount({ db: transaction }, { id: accountId });
      const isFirst = account?.role === 'User' && account.trialEndsAt === null;
      if (mustConfirm && isFirst && account.emailConfirmedAt === null) {
        throw new HttpError(403, 'email_not_confirmed', authMessages.confirmForTrial);
      }
      throw new HttpError(409, 'conflict', 'La prueba gratuita se activa una sola vez y desde el plan Free.');
    }
    await recordActivity(
      { ...deps, db: transaction },
      { event: 'trial_started', actorId: accountId, actorRole: 'User', targetId: accountId },
    );
    return endsAt;
  });
}
