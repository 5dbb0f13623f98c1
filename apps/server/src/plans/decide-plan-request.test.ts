import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { findAccount } from '../accounts/find-account.ts';
import { activityLog } from '../activity/activity.table.ts';
import { mailOutbox } from '../mail/mail.table.ts';
import type { Mail } from '../mail/mail.ts';
import { unseal } from '../platform/sealing.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';
import { askForPlan } from './ask-for-plan.ts';
import { declinePlanRequest, grantPlanRequest } from './decide-plan-request.ts';
import { countPendingPlanRequests, listPlanRequests } from './list-plan-requests.ts';
import { withdrawPlanRequest } from './withdraw-plan-request.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(mailOutbox);
});

const unknownId = '00000000-0000-4000-8000-000000000000';
const someRequest = async (plan: 'premium' | 'professional' = 'premium') => {
  const user = await signInAs(test);
  const request = await askForPlan(test.deps, user.actor, { plan });
  return { user, id: request.id };
};
const roleOf = async ({ accountId }: SignedIn) => (await findAccount(test.deps, { id: accountId }))!.role;
const mails = async (): Promise<Mail[]> =>
  (await test.deps.db.select().from(mailOutbox)).map(({ sealed }) =>
    JSON.parse(unseal(test.deps.keyring, 'mail', sealed!)),
  );
const linesOf = (accountId: string, event: 'plan_granted' | 'plan_declined' | 'role_changed') =>
  test.deps.db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.targetId, accountId), eq(activityLog.event, event)));

describe('a decision is refused', () => {
  it('with 404 for a request that does not exist', async () => {
    const missing = { status: 404, code: 'not_found' };
    await expect(grantPlanRequest(test.deps, admin.actor, { id: unknownId })).rejects.toMatchObject(missing);
    await expect(declinePlanRequest(test.deps, admin.actor, { id: unknownId })).rejects.toMatchObject(missing);
  });

  it('with 409 for one that was withdrawn', async () => {
    const { user, id } = await someRequest();
    await withdrawPlanRequest(test.deps, user.actor, id);
    await expect(grantPlanRequest(test.deps, admin.actor, { id })).rejects.toMatchObject({ status: 409 });
    expect(await roleOf(user)).toBe('User');
  });

  it('with 409 where the account has become an administrator’s: it is never brought down, and the request stays', async () => {
    const { user, id } = await someRequest();
    await test.deps.db.update(accounts).set({ role: 'Admin' }).where(eq(accounts.id, user.accountId));
    await expect(grantPlanRequest(test.deps, admin.actor, { id })).rejects.toMatchObject({ status: 409 });
    expect(await roleOf(user)).toBe('Admin');
    expect(await mails()).toEqual([]);
    expect(await linesOf(user.accountId, 'plan_granted')).toEqual([]);
  });

  it('with 403 to an Admin where the account has become a SuperAdmin’s', async () => {
    const { user, id } = await someRequest();
    await test.deps.db.update(accounts).set({ role: 'SuperAdmin' }).where(eq(accounts.id, user.accountId));
    await expect(declinePlanRequest(test.deps, admin.actor, { id })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a plan that is granted', () => {
  it.each([
    ['premium', 'Premium'],
    ['professional', 'Professional'],
  ] as const)('(%s) changes the role at once, tells the person by mail and leaves its lines', async (plan, role) => {
    const { user, id } = await someRequest(plan);
    const granted = await grantPlanRequest(test.deps, admin.actor, { id, note: 'Bienvenida.' });
    expect(granted).toMatchObject({ id, status: 'granted', note: 'Bienvenida.', user: { email: user.email, role } });
    expect(await roleOf(user)).toBe(role);
    expect(await mails()).toEqual([
      {
        template: 'plan-granted',
        to: user.email,
        values: { firstName: 'Ana', plan: role, link: 'http://127.0.0.1:3000/dashboard', note: 'Bienvenida.' },
      },
    ]);
    const by = { actorId: admin.accountId, actorRole: 'Admin' };
    expect(await linesOf(user.accountId, 'plan_granted')).toMatchObject([{ ...by, details: { plan } }]);
    expect(await linesOf(user.accountId, 'role_changed')).toMatchObject([
      { ...by, details: { from: 'User', to: role } },
    ]);
  });

  it('is decided once when administrators grant and decline at the same time', async () => {
    const { user, id } = await someRequest();
    const outcomes = await Promise.allSettled([
      grantPlanRequest(test.deps, admin.actor, { id }),
      declinePlanRequest(test.deps, admin.actor, { id }),
      grantPlanRequest(test.deps, admin.actor, { id }),
    ]);
    const decided = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(decided).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect(await mails()).toHaveLength(1);
    expect(await roleOf(user)).toBe(decided[0]!.value.status === 'granted' ? 'Premium' : 'User');
  });
});

describe('a plan that is declined', () => {
  it('leaves the account as it is and says so by mail', async () => {
    const { user, id } = await someRequest();
    const declined = await declinePlanRequest(test.deps, admin.actor, { id });
    expect(declined).toMatchObject({ status: 'declined', note: null, decidedAt: test.clock.now().toISOString() });
    expect(await roleOf(user)).toBe('User');
    expect(await mails()).toMatchObject([{ template: 'plan-declined', to: user.email, values: { note: '' } }]);
    expect(await linesOf(user.accountId, 'plan_declined')).toHaveLength(1);
  });
});

describe('the list of requests', () => {
  it('names who asked, newest first, by status and in pages', async () => {
    const before = await listPlanRequests(test.deps, { page: 1 });
    const waiting = await countPendingPlanRequests(test.deps);
    const asked = [];
    for (let n = 0; n < 21; n++) {
      test.clock.moveMs(1_000);
      asked.push(await someRequest());
    }
    await declinePlanRequest(test.deps, admin.actor, { id: asked[20]!.id });
    const first = await listPlanRequests(test.deps, { page: 1 });
    expect(first.total).toBe(before.total + 21);
    expect(first.requests).toHaveLength(20);
    expect(first.requests[0]).toMatchObject({
      id: asked[20]!.id,
      status: 'declined',
      user: { id: asked[20]!.user.accountId, email: asked[20]!.user.email, firstName: 'Ana', role: 'User' },
    });
    expect((await listPlanRequests(test.deps, { page: 2 })).requests[0]!.id).toBe(asked[0]!.id);
    const pending = await listPlanRequests(test.deps, { status: 'pending', page: 1 });
    expect(pending.requests[0]!.id).toBe(asked[19]!.id);
    expect(pending.total).toBe(waiting + 20);
    expect(await countPendingPlanRequests(test.deps)).toBe(waiting + 20);
    expect(await listPlanRequests(test.deps, { page: 99 })).toMatchObject({ requests: [], total: first.total });
  });
});
