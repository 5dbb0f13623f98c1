import { randomUUID } from 'node:crypto';
import { type ApiKeyScope, apiKeyScopes } from '@foja/contracts/api-key-scopes';
import type { CreatedApiKey } from '@foja/contracts/api-keys';
import { routes } from '@foja/contracts/routes';
import { attempts } from '../platform/rate-limit/rate-limit.table.ts';
import { attemptKey } from '../platform/rate-limit/rate-limit.ts';
import { callHeaders, type TestApp } from './build-test-app.ts';

/** A key of this session's account, with every scope unless told otherwise. */
export async function makeKey(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  {
    scopes = apiKeyScopes,
    expiresInDays = null as number | null,
  }: {
    scopes?: readonly ApiKeyScope[];
    expiresInDays?: number | null;
  } = {},
): Promise<CreatedApiKey> {
  const made = await app.inject({
    method: 'POST',
    url: routes.apiKeys,
    headers: callHeaders(token),
    payload: { name: 'Sistema del estudio', scopes, expiresInDays },
  });
  if (made.statusCode !== 201) throw new Error(`no key was made: ${made.statusCode} ${made.body}`);
  return made.json();
}

/** As if so many calls of this kind had been made with a key just now. */
export async function fillWindow(
  { deps }: Pick<TestApp, 'deps'>,
  kind: 'api-key' | 'mcp-key',
  keyId: string,
  calls: number,
): Promise<void> {
  const row = { kind, key: attemptKey(deps, keyId), at: deps.clock.now() };
  await deps.db.insert(attempts).values(Array.from({ length: calls }, () => ({ ...row, id: randomUUID() })));
}
