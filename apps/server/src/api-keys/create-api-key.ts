import { randomUUID } from 'node:crypto';
import { apiCallsKeptDays, apiKeyMessages, apiKeysMax } from '@foja/contracts/api-key-scopes';
import type { CreateApiKeyRequest, CreatedApiKey } from '@foja/contracts/api-keys';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { type TellDeps, tellOfSecurityEvent } from '../accounts/tell-of-security-event.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { hashApiKey, makeApiKey } from './api-key-secret.ts';
import { apiKeys } from './api-keys.table.ts';
import { presentApiKey } from './list-api-keys.ts';

const dayMs = 86_400_000;
const hintCharacters = 4;

/**
 * Makes a key for one's own account, and tells its owner by mail. This answer is the only place where the key stands.
 * @throws {HttpError} 409 `conflict` where the account has as many as it may.
 */
export async function createApiKey(
  deps: TellDeps & { db: Database },
  actor: SignedInActor,
  asked: CreateApiKeyRequest,
): Promise<CreatedApiKey> {
  const now = deps.clock.now();
  const key = makeApiKey();
  const row = {
    id: randomUUID(),
    accountId: actor.accountId,
    keyHash: hashApiKey(key),
    hint: key.slice(-hintCharacters),
    name: asked.name,
    scopes: asked.scopes,
    createdAt: now,
    expiresAt: asked.expiresInDays === null ? null : new Date(now.getTime() + asked.expiresInDays * dayMs),
    revokedAt: null,
    lastUsedAt: null,
  };
  await deps.db.transaction(async (transaction) => {
    // Two that are asked for at once are counted one after the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys|${actor.accountId}`}, 0))`);
    const own = eq(apiKeys.accountId, actor.accountId);
    await transaction
      .delete(apiKeys)
      .where(and(own, lt(apiKeys.revokedAt, new Date(now.getTime() - apiCallsKeptDays * dayMs))));
    const working = await transaction.$count(
      apiKeys,
      and(own, isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now))),
    );
    if (working >= apiKeysMax) throw new HttpError(409, 'conflict', apiKeyMessages.tooMany);
    const within = { ...deps, db: transaction };
    await transaction.insert(apiKeys).values(row);
    await recordActivity(within, {
      event: 'api_key_created',
      actorId: actor.accountId,
      actorRole: actor.role,
      details: { scopes: asked.scopes.join(' '), expiresInDays: asked.expiresInDays },
    });
    await tellOfSecurityEvent(within, actor.accountId, 'api-key-created');
  });
  return { ...presentApiKey(row, now), key };
}
