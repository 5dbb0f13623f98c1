import { apiKeyMessages } from '@foja/contracts/api-key-scopes';
import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { apiKeys } from './api-keys.table.ts';

interface RevokeDeps {
  db: Database;
  clock: Clock;
}

/**
 * Revokes one of one's own keys. Every server reads the key with each call, so the next call with it is refused everywhere.
 * @throws {HttpError} 404 `not_found` where there is none of this id, or it was revoked before.
 */
export async function revokeApiKey(deps: RevokeDeps, actor: SignedInActor, id: string): Promise<void> {
  if ((await revoke(deps, actor, id)) === 0) throw new HttpError(404, 'not_found', apiKeyMessages.missing);
}

/** Revokes all of one's own keys: what to do when one may be in somebody else's hands. @returns how many there were. */
export async function revokeAllApiKeys(deps: RevokeDeps, actor: SignedInActor): Promise<number> {
  return revoke(deps, actor);
}

/** The same where nobody asks for it: what was known of the account may be known to somebody else. @returns how many there were. */
export async function revokeApiKeysOf(
  { clock, db }: { db: DatabaseOrTransaction; clock: Clock },
  accountId: string,
  only?: string,
): Promise<number> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: clock.now() })
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt), only ? eq(apiKeys.id, only) : undefined))
    .returning({ id: apiKeys.id });
  return revoked.length;
}

async function revoke(deps: RevokeDeps, actor: SignedInActor, only?: string): Promise<number> {
  return deps.db.transaction(async (transaction) => {
    const keys = await revokeApiKeysOf({ ...deps, db: transaction }, actor.accountId, only);
    if (keys > 0) {
      await recordActivity(
        { ...deps, db: transaction },
        {
          event: 'api_key_revoked',
          actorId: actor.accountId,
          actorRole: actor.role,
          details: { keys },
        },
      );
    }
    return keys;
  });
}
