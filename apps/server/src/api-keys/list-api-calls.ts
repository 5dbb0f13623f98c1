import { apiCallsShown, apiKeyMessages } from '@foja/contracts/api-key-scopes';
import type { ApiCallsResponse } from '@foja/contracts/api-keys';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { apiCalls, apiKeys } from './api-keys.table.ts';

/** The newest calls of one of one's own keys. @throws {HttpError} 404 `not_found` for a key that is not theirs. */
export async function listApiCalls(
  deps: { db: Database },
  accountId: string,
  keyId: string,
): Promise<ApiCallsResponse['calls']> {
  const own = await deps.db.$count(apiKeys, and(eq(apiKeys.id, keyId), eq(apiKeys.accountId, accountId)));
  if (own === 0) throw new HttpError(404, 'not_found', apiKeyMessages.missing);
  const rows = await deps.db
    .select({ at: apiCalls.at, call: apiCalls.call, status: apiCalls.status })
    .from(apiCalls)
    .where(eq(apiCalls.keyId, keyId))
    .orderBy(desc(apiCalls.at), desc(apiCalls.id))
    .limit(apiCallsShown);
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}
