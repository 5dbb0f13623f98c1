import { authMessages } from '@foja/contracts/accounts';
import { eq, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { accounts } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { useMailToken } from './mail-tokens.ts';

/** @throws {HttpError} 400 `invalid_link` for a token that is unknown, used, replaced by a newer one or expired. */
export async function confirmEmail(deps: AccountsDeps, token: string): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const accountId = await useMailToken(within, token, 'confirm');
    if (!accountId) throw new HttpError(400, 'invalid_link', authMessages.linkInvalid);
    await markConfirmed(within, accountId);
    await recordActivity(within, { event: 'email_confirmed', actorId: accountId });
  });
}

/** Whoever holds a link of ours reads the mail of this address. The first time is kept. */
export async function markConfirmed(deps: AccountsDeps & { db: Transaction }, accountId: string): Promise<void> {
  await deps.db
    .update(accounts)
    .set({ emailConfirmedAt: sql`coalesce(${accounts.emailConfirmedAt}, ${deps.clock.now().toISOString()})` })
    .where(eq(accounts.id, accountId));
}
