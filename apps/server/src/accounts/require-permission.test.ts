import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityLog } from '../activity/activity.table.ts';
import { call } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const url = '/api/admin/users';
const ask = (token?: string, query = '') => call(test, url + query, { method: 'GET', ...(token ? { token } : {}) });
const lines = () => test.deps.db.select().from(activityLog).orderBy(desc(activityLog.id));

describe('a call of administration', () => {
  it('answers 401 without a token or with one that is not ours, and adds nothing to a log that is never emptied', async () => {
    const before = (await lines()).length;
    for (const token of [undefined, 'a.b.c']) expect((await ask(token)).statusCode).toBe(401);
    expect(await lines()).toHaveLength(before);
  });

  it('answers 403 to a guest, and leaves a line', async () => {
    const payload = { clientFingerprint: `fingerprint-${randomUUID().slice(0, 12)}`, userAgent: 'x' };
    const { token } = (await call(test, '/api/auth/guest-token', { payload })).json();
    const response = await ask(token);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ error: 'forbidden', message: 'Acceso denegado' });
    expect((await lines())[0]).toMatchObject({ event: 'access_denied', actorId: null, actorRole: 'Guest' });
  });

  it.each(['User', 'Premium', 'Professional'] as const)('answers 403 to %s, and leaves a line', async (role) => {
    const { token, accountId } = await signInAs(test, role);
    expect((await ask(token, '?search=alguien@x.example')).statusCode).toBe(403);
    const [line] = await lines();
    expect(line).toMatchObject({ event: 'access_denied', actorId: accountId, actorRole: role });
    expect(line?.details).toEqual({ method: 'GET', route: url });
  });

  it.each(['Admin', 'SuperAdmin'] as const)('is let through to %s without a line', async (role) => {
    const before = (await lines()).length;
    expect((await ask((await signInAs(test, role)).token)).statusCode).toBe(200);
    expect(await lines()).toHaveLength(before);
  });
});
