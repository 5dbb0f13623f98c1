import type { Role } from '@foja/contracts/roles';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityLog } from '../activity/activity.table.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { readUsage } from './read-usage.ts';
import { reserveUse } from './reserve-use.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const post = (url: string, token?: string) => test.app.inject({ method: 'POST', url, headers: callHeaders(token) });
const resetOf = (email: string, token?: string) => post(`/api/usage/reset/${encodeURIComponent(email)}`, token);
/** Somebody who has used up two. */
const someUser = async (role: Role = 'User') => {
  const user = await signInAs(test, role);
  await reserveUse(test.deps, user.actor, 'chat');
  await reserveUse(test.deps, user.actor, 'chat');
  return { ...user, used: async () => (await readUsage(test.deps, user.actor)).used };
};
const linesAbout = (targetId: string) =>
  test.deps.db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.targetId, targetId), eq(activityLog.event, 'usage_reset')));

describe('POST /api/usage/reset', () => {
  it('answers 401 without a token and 403 to a guest', async () => {
    expect((await post('/api/usage/reset')).statusCode).toBe(401);
    expect((await post('/api/usage/reset', await guestToken(test))).statusCode).toBe(403);
  });

  it.each(['User', 'Professional', 'Premium'] as const)('answers 403 to %s and leaves the counter', async (role) => {
    const user = await someUser(role);
    expect((await post('/api/usage/reset', user.token)).json().error).toBe('forbidden');
    expect(await user.used()).toBe(2);
  });

  it.each(['Admin', 'SuperAdmin'] as const)('sets the own counter of %s back, with a line in the log', async (role) => {
    const admin = await someUser(role);
    const response = await post('/api/usage/reset', admin.token);
    expect(response.json()).toEqual({ success: true, message: 'Tus usos se reiniciaron.' });
    expect(await admin.used()).toBe(0);
    expect(await linesAbout(admin.accountId)).toMatchObject([{ actorId: admin.accountId, actorRole: role }]);
  });
});

describe('POST /api/usage/reset/{email}', () => {
  it('answers 401 without a token, and 403 to a guest and to a free user, the own counter included', async () => {
    const user = await someUser();
    expect((await resetOf(user.email)).statusCode).toBe(401);
    expect((await resetOf(user.email, await guestToken(test))).statusCode).toBe(403);
    expect((await resetOf(user.email, user.token)).statusCode).toBe(403);
    expect(await user.used()).toBe(2);
  });

  it('answers 403 to an Admin who resets a SuperAdmin', async () => {
    const root = await someUser('SuperAdmin');
    const admin = await signInAs(test, 'Admin');
    expect((await resetOf(root.email, admin.token)).json().error).toBe('forbidden');
    expect(await root.used()).toBe(2);
    expect(await linesAbout(root.accountId)).toEqual([]);
  });

  it('answers 404 for an address without an account', async () => {
    const admin = await signInAs(test, 'Admin');
    expect((await resetOf('nadie@estudio.example', admin.token)).json().error).toBe('not_found');
  });

  it('gives the uses back, however the address is written, with a line that names both by id only', async () => {
    const user = await someUser();
    const admin = await signInAs(test, 'Admin');
    expect((await resetOf(user.email.toUpperCase(), admin.token)).statusCode).toBe(200);
    expect(await user.used()).toBe(0);
    const lines = await linesAbout(user.accountId);
    expect(lines).toMatchObject([{ actorId: admin.accountId, actorRole: 'Admin', details: {} }]);
  });

  it('also gives back the free total that waits behind a running trial', async () => {
    const user = await someUser();
    const onTrial = { ...user.actor, role: 'Premium' as const };
    await reserveUse(test.deps, onTrial, 'chat');
    await resetOf(user.email, (await signInAs(test, 'SuperAdmin')).token);
    expect(await user.used()).toBe(0);
    expect((await readUsage(test.deps, onTrial)).used).toBe(0);
  });
});
