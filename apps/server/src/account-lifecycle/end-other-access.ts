import { revokeFeedOf } from '../agenda/calendar-feed.ts';
import { revokeApiKeysOf } from '../api-keys/revoke-api-keys.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';

/**
 * Ends what opens an account without its password: its API keys and the secret address of its calendar. For when a password is set anew
 * because somebody else may have had it, who could have made them.
 * @returns how many keys there were.
 */
export async function endOtherAccess(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  accountId: string,
): Promise<number> {
  await revokeFeedOf(deps, accountId);
  return revokeApiKeysOf(deps, accountId);
}
