import type { ApiKey } from '@foja/contracts/api-keys';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { apiKeys } from './api-keys.table.ts';

type ApiKeyRow = typeof apiKeys.$inferSelect;

/** The keys of an account, the newest first; those that were revoked stay a while, so that their calls can be looked at. */
export async function listApiKeys(deps: { db: Database; clock: Clock }, accountId: string): Promise<ApiKey[]> {
  const rows = await deps.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  const now = deps.clock.now();
  return rows.map((row) => presentApiKey(row, now));
}

export function presentApiKey(row: ApiKeyRow, now: Date): ApiKey {
  const { id, name, scopes, hint, createdAt, expiresAt, revokedAt, lastUsedAt } = row;
  return {
    id,
    name,
    scopes,
    hint,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : expiresAt && expiresAt <= now ? 'expired' : 'working',
  };
}
