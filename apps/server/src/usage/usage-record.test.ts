import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../accounts/accounts.table.ts';
import { signToken } from '../accounts/tokens.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { reserveUse } from './reserve-use.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const get = (url: string, token?: string) => test.app.inject({ url, headers: callHeaders(token) });

/** Somebody's next sign-in, after the clock was moved past the first one. */
async function signInAgain(accountId: string): Promise<string> {
  const sid = randomUUID();
  const now = test.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await test.deps.db.insert(sessions).values({
    id: sid,
    accountId,
    device: 'Chrome en Linux',
    browserHash: 'none',
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return signToken(test.deps, { kind: 'user', sub: accountId, sid }, expiresAt);
}

describe.each(['/api/usage/stats', '/api/usage/history', '/api/usage/plan'])('GET %s', (url) => {
  it('answers 401 without a token and 403 to a guest', async () => {
    expect((await get(url)).statusCode).toBe(401);
    expect((await get(url, await guestToken(test))).statusCode).toBe(403);
  });
});

describe('GET /api/usage/history', () => {
  it.each(['0', '91', '-1', '2.5', 'siete'])('answers 400 to days=%s', async (days) => {
    const { token } = await signInAs(test);
    expect((await get(`/api/usage/history?days=${days}`, token)).statusCode).toBe(400);
  });

  it('lists seven UTC days unless told, oldest first, those without use with zero', async () => {
    const { token, actor } = await signInAs(test);
    await reserveUse(test.deps, actor, 'chat');
    await reserveUse(test.deps, actor, 'chat');
    const { json } = await get('/api/usage/history', token);
    expect(json()).toEqual({
      days: 7,
      total: 2,
      dailyUsage: [
        { date: '2026-11-14', used: 0 },
        { date: '2026-11-15', used: 0 },
        { date: '2026-11-16', used: 0 },
        { date: '2026-11-17', used: 0 },
        { date: '2026-11-18', used: 0 },
        { date: '2026-11-19', used: 0 },
        { date: '2026-11-20', used: 2 },
      ],
      byFeature: [{ feature: 'chat', times: 2 }],
    });
  });

  it('reaches back ninety days and shows nobody else', async () => {
    const { actor } = await signInAs(test);
    await reserveUse(test.deps, (await signInAs(test)).actor, 'chat');
    const before = test.clock.now().toISOString().slice(0, 10);
    await reserveUse(test.deps, actor, 'chat');
    test.clock.moveMs(89 * dayMs);
    const history = (await get('/api/usage/history?days=90', await signInAgain(actor.accountId))).json();
    expect(history).toMatchObject({ days: 90, total: 1 });
    expect(history.dailyUsage).toHaveLength(90);
    expect(history.dailyUsage[0]).toEqual({ date: before, used: 1 });
  });
});

describe('GET /api/usage/stats', () => {
  it('tells what is left, the last seven days and the total since the account exists', async () => {
    const { actor } = await signInAs(test);
    await reserveUse(test.deps, actor, 'chat');
    test.clock.moveMs(10 * dayMs);
    await reserveUse(test.deps, actor, 'chat');
    const stats = (await get('/api/usage/stats', await signInAgain(actor.accountId))).json();
    expect(stats).toMatchObject({ remaining: 8, used: 2, limit: 10, total: 2 });
    expect(stats.dailyUsage).toHaveLength(7);
    expect(stats.dailyUsage.at(-1)).toEqual({ date: test.clock.now().toISOString().slice(0, 10), used: 1 });
  });
});

describe('GET /api/usage/plan', () => {
  it.each([
    ['User', 'Free', 10, 'total'],
    ['Professional', 'Professional', 50, 'month'],
    ['Premium', 'Premium', 100, 'month'],
    ['Admin', 'Admin', 999_999, 'month'],
    ['SuperAdmin', 'SuperAdmin', 999_999, 'month'],
  ] as const)('tells %s its plan', async (role, label, limit, period) => {
    const { token } = await signInAs(test, role);
    const plan = (await get('/api/usage/plan', token)).json();
    const now = test.clock.now();
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
    expect(plan).toMatchObject({
      role,
      label,
      limit,
      period,
      renewsAt: period === 'month' ? nextMonth : null,
      trial: { available: role === 'User', active: false, endsAt: null },
    });
    expect(plan.features.includes('Todos los dominios legales en el chat')).toBe(role === 'Premium');
  });

  it('shows a running trial as Premium, and as Free once it has ended by itself', async () => {
    const endsAt = new Date(test.clock.now().getTime() + 10 * 60_000);
    const { token } = await signInAs(test, 'User', { trialEndsAt: endsAt });
    const trial = { available: false, endsAt: endsAt.toISOString() };
    expect((await get('/api/usage/plan', token)).json()).toMatchObject({
      role: 'Premium',
      period: 'month',
      trial: { ...trial, active: true },
    });
    test.clock.moveMs(10 * 60_000);
    expect((await get('/api/usage/plan', token)).json()).toMatchObject({
      role: 'User',
      limit: 10,
      period: 'total',
      trial: { ...trial, active: false },
    });
  });
});
