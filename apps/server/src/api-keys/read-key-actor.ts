import type { ApiKeyScope } from '@foja/contracts/api-key-scopes';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findAccount } from '../accounts/find-account.ts';
import { roleInForce } from '../accounts/role-in-force.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { hashApiKey } from './api-key-secret.ts';
import { apiKeys } from './api-keys.table.ts';

export interface KeyActor extends SignedInActor {
  apiKeyId: string;
  scopes: readonly ApiKeyScope[];
}

/**
 * For whom a key acts at this moment: revoked or over it is nobody's, and of an account that is locked or gone too. The role is the
 * account's own, as for a session.
 */
export async function readKeyActor(deps: { db: Database; clock: Clock }, key: string): Promise<KeyActor | null> {
  const now = deps.clock.now();
  const [found] = await deps.db
    .select({ id: apiKeys.id, accountId: apiKeys.accountId, scopes: apiKeys.scopes })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.keyHash, hashApiKey(key)),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  if (!found) return null;
  const account = await findAccount(deps, { id: found.accountId });
  if (!account || account.lockedAt) return null;
  return {
    role: roleInForce(account, now),
    subject: `user:${account.id}`,
    accountId: account.id,
    sessionId: found.id,
    apiKeyId: found.id,
    scopes: found.scopes,
  };
}
