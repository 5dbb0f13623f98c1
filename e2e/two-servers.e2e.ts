import { randomUUID } from 'node:crypto';
import { routes } from '@foja/contracts/routes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, knownAdmin, signInAs } from './sign-in-as.ts';
import { type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const database = `foja_two_${randomUUID().replaceAll('-', '')}`;
let first: RunningServer;
let second: RunningServer;

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe.skipIf(!serverUrl)('two server processes on one database', () => {
  beforeAll(async () => {
    await runOnServer(`create database ${database}`);
    const url = new URL(serverUrl ?? '');
    url.pathname = `/${database}`;
    const shared = { ...knownAdmin, DATABASE_URL: url.href, JWT_SECRET: randomUUID() + randomUUID() };
    // The database is new; the index of the corpus need not be built once for each.
    first = await startPreparedServer(shared);
    second = await startPreparedServer(shared);
  });
  afterAll(async () => {
    await stopAndRemove(second);
    await stopAndRemove(first);
    await runOnServer(`drop database if exists ${database} with (force)`);
  });

  it('give ten uses to fifty calls at once, and no more', async () => {
    const { token } = await signInAs(first.url, 'User');
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, call) => {
        const { url } = call % 2 === 0 ? first : second;
        const response = await fetch(`${url}${routes.ragQuery}`, {
          method: 'POST',
          headers: { ApplicationId: 'foja', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ message: 'El inquilino no paga el alquiler', isAnonymized: true }),
        });
        const text = await response.text();
        return response.status === 200 || response.status === 429 ? response.status : `${response.status} ${text}`;
      }),
    );
    expect(statuses.sort()).toEqual([...Array(10).fill(200), ...Array(40).fill(429)]);
    for (const { url } of [first, second]) {
      const left = await callApi<{ remaining: number }>(url, routes.usageRemaining, { method: 'GET', token });
      expect(left.remaining).toBe(0);
    }
  });

  it('make one first administrator, and end a session for both at once', async () => {
    const { token } = await signInAs(second.url, 'Premium');
    await callApi(first.url, routes.logout, { token });
    await expect(callApi(second.url, routes.account, { method: 'GET', token })).rejects.toThrow(/401/);
  });
});
