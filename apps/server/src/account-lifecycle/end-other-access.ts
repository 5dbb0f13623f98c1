import { and, eq, isNull } from 'drizzle-orm';
import { agendaPreferences } from '../agenda/agenda.table.ts';
import { apiKeys } from '../api-keys/api-keys.table.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';

/**
 * Ends what opens an account without its password: its API keys and the secret address of its calendar. For when a password is set anew
 * because somebody else may have had it, who could have made them.
 * @returns how many keys there were.
 */
export async function endOtherAccess(
  { db, clock }: { db: DatabaseOrTransaction; clock: Clock },
  accountId: string,
): Promise<number> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: clock.now() })
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  await db
    .update(agendaPreferences)
    .set({ feedHash: null, feedCreatedAt: null })
    .where(eq(agendaPreferences.accountId, accountId));
  return revoked.length;
}
