import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { activityLog } from '../activity/activity.table.ts';
import { type PaymentsTestApp, startPaymentsTestApp } from '../testing/start-payments-test-app.ts';
import { endUnpaidPlans } from './end-unpaid-plans.ts';
import { paymentNotices } from './plans.table.ts';

let site: PaymentsTestApp;
beforeAll(async () => {
  site = await startPaymentsTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.provider.misbehave();
  await site.test.deps.db.delete(paymentNotices);
});

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(site.test.clock.now().getTime() + days * dayMs);
const noted = () => site.test.deps.db.select().from(paymentNotices);
const changesOf = (accountId: string) =>
  site.test.deps.db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.targetId, accountId), eq(activityLog.event, 'subscription_changed')));
const inject = (url: string, headers: Record<string, string>, payload: object | string = {}) =>
  site.test.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });

describe('a notice is refused with 401 and changes nothing', () => {
  it.each([
    ['without a signature', (notice: Headers) => omit(notice, 'x-signature')],
    ['with a signature that is none', (notice: Headers) => ({ ...notice, 'x-signature': 'yes' })],
    ['with another time than was signed', (notice: Headers) => altered(notice, (s) => s.replace(/ts=\d+/, 'ts=1'))],
    ['with another hash', (notice: Headers) => altered(notice, (s) => s.replace(/.$/, (c) => (c === '0' ? '1' : '0')))],
    ['with another request id than was signed', (notice: Headers) => ({ ...notice, 'x-request-id': randomUUID() })],
    ['without its request id', (notice: Headers) => omit(notice, 'x-request-id')],
  ] as const)('%s', async (_, change) => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    const { url, headers } = site.provider.notice(externalId);
    const response = await inject(url, change(headers));
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toBe('invalid_token');
    expect(await payer.role()).toBe('User');
    expect(await noted()).toEqual([]);
  });

  it('signed with another secret', async () => {
    const externalId = await site.opened(await site.somebody());
    expect((await site.tell(externalId, { secret: 'x'.repeat(64) })).statusCode).toBe(401);
  });

  it('signed for one subscription and sent for another', async () => {
    const [payer, thief] = [await site.somebody(), await site.somebody()];
    const paid = await site.opened(payer);
    const unpaid = await site.opened(thief);
    const { headers } = site.provider.notice(paid);
    expect((await inject(site.provider.notice(unpaid).url, headers)).statusCode).toBe(401);
  });
});

describe('a notice that is signed', () => {
  it('gives the plan once the provider says that it is paid, and the role counts from the next call on', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized', inDays(30));
    expect((await site.tell(externalId)).statusCode).toBe(200);
    expect(await payer.role()).toBe('Premium');
    expect(await payer.subscription()).toMatchObject({ status: 'authorized', nextPaymentAt: inDays(30).toISOString() });
    expect(await changesOf(payer.accountId)).toMatchObject([
      { actorId: null, details: { plan: 'premium', from: 'pending', to: 'authorized' } },
    ]);
  });

  it('is not believed in anything but its id: whatever its body claims, the provider is asked', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    const { url, headers } = site.provider.notice(externalId);
    const claim = { action: 'updated', data: { id: externalId, status: 'authorized' }, role: 'SuperAdmin' };
    expect((await inject(url, headers, claim)).statusCode).toBe(200);
    expect(await payer.role()).toBe('User');
    expect(await payer.subscription()).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['no JSON', 'application/json', '{"data":'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1'],
  ])('needs no body that can be read: %s', async (_, type, payload) => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    const { url, headers } = site.provider.notice(externalId);
    expect((await inject(url, { ...headers, 'content-type': type }, payload)).statusCode).toBe(200);
    expect(await payer.role()).toBe('Premium');
  });

  it('of a subscription that is none of ours, or about something else, needs nothing and is answered 200', async () => {
    site.provider.requests.length = 0;
    expect((await site.tell('0123456789abcdef')).statusCode).toBe(200);
    expect((await site.tell('7712345', { type: 'subscription_authorized_payment' })).statusCode).toBe(200);
    expect((await site.tell('7712345', { type: 'payment' })).statusCode).toBe(200);
    expect(site.provider.requests).toEqual([]);
  });

  it('counts once: sent again it is answered 200 and the provider is not asked', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    const requestId = randomUUID();
    await site.tell(externalId, { requestId });
    site.provider.requests.length = 0;
    site.provider.set(externalId, 'cancelled');
    expect((await site.tell(externalId, { requestId })).statusCode).toBe(200);
    expect(site.provider.requests).toEqual([]);
    expect(await payer.role()).toBe('Premium');
    expect(await changesOf(payer.accountId)).toHaveLength(1);
  });

  it('brings nobody a plan where the provider says that it pays for something else', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    site.provider.preapprovals.get(externalId)!.external_reference = randomUUID();
    expect((await site.tell(externalId)).statusCode).toBe(502);
    expect(await payer.role()).toBe('User');
    expect(await noted()).toEqual([]);
  });

  it.each([
    ['401', { kind: 'status', status: 401 }],
    ['429', { kind: 'status', status: 429 }],
    ['500', { kind: 'status', status: 500 }],
    ['silence', { kind: 'hang' }],
    ['half an answer', { kind: 'hang-after-headers' }],
  ] as const)(
    'is dealt with in full at the next try where the provider’s state could not be read: %s',
    async (_, wrong) => {
      const payer = await site.somebody();
      const externalId = await site.opened(payer);
      site.provider.set(externalId, 'authorized');
      const requestId = randomUUID();
      site.provider.misbehave(wrong, wrong);
      expect((await site.tell(externalId, { requestId })).statusCode).toBe(502);
      expect(await noted()).toEqual([]);
      expect(await payer.role()).toBe('User');
      site.provider.misbehave();
      expect((await site.tell(externalId, { requestId })).statusCode).toBe(200);
      expect(await payer.role()).toBe('Premium');
    },
  );

  it('is dealt with in full at the next try where its effect failed on our side', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    const requestId = randomUUID();
    const { db } = site.test.deps;
    await db.execute(
      "alter table activity_log add constraint broken check (event <> 'subscription_changed') not valid",
    );
    expect((await site.tell(externalId, { requestId })).statusCode).toBe(500);
    expect(await noted()).toEqual([]);
    expect(await payer.subscription()).toMatchObject({ status: 'pending' });
    await db.execute('alter table activity_log drop constraint broken');
    expect((await site.tell(externalId, { requestId })).statusCode).toBe(200);
    expect(await payer.role()).toBe('Premium');
  });
});

describe('notices that come at the same time', () => {
  it('have one effect when they are the same notice', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => site.tell(externalId, { requestId })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await payer.role()).toBe('Premium');
    expect(await changesOf(payer.accountId)).toHaveLength(1);
    expect(await noted()).toHaveLength(1);
  });

  it('end in the newest state: what was read before another one wrote is read again', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    // While the first notice's answer is under way the person cancels, and that notice is dealt with.
    site.provider.onNextRead(async () => {
      site.provider.set(externalId, 'cancelled');
      await site.tell(externalId);
    });
    expect((await site.tell(externalId)).statusCode).toBe(200);
    expect(await payer.role()).toBe('User');
    expect(await payer.subscription()).toMatchObject({ status: 'cancelled' });
    expect(await noted()).toHaveLength(2);
  });
});

describe('the role follows the subscription', () => {
  it.each(['cancelled', 'finished'] as const)('back to Free when it is %s', async (status) => {
    const payer = await site.somebody();
    const externalId = await site.paid(payer, 'professional');
    expect(await payer.role()).toBe('Professional');
    site.provider.set(externalId, status);
    await site.tell(externalId);
    expect(await payer.role()).toBe('User');
  });

  it.each(['Admin', 'SuperAdmin'] as const)('but never for somebody who has become %s', async (role) => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    const become = () => site.test.deps.db.update(accounts).set({ role }).where(eq(accounts.id, payer.accountId));
    await become();
    site.provider.set(externalId, 'authorized');
    await site.tell(externalId);
    expect(await payer.role()).toBe(role);
    site.provider.set(externalId, 'cancelled');
    await site.tell(externalId);
    expect(await payer.role()).toBe(role);
  });

  it('and leaves a plan that came from elsewhere meanwhile', async () => {
    const payer = await site.somebody();
    const externalId = await site.paid(payer, 'premium');
    await site.test.deps.db.update(accounts).set({ role: 'Professional' }).where(eq(accounts.id, payer.accountId));
    site.provider.set(externalId, 'cancelled');
    await site.tell(externalId);
    expect(await payer.role()).toBe('Professional');
  });

  it('keeps the plan while paused until the next payment would be due, and takes it away once then', async () => {
    const payer = await site.somebody();
    const externalId = await site.paid(payer);
    site.provider.set(externalId, 'paused', inDays(10));
    await site.tell(externalId);
    expect(await payer.role()).toBe('Premium');
    site.test.clock.moveMs(10 * dayMs - 1);
    await endUnpaidPlans(site.test.deps);
    expect(await payer.role()).toBe('Premium');
    site.test.clock.moveMs(1);
    const ended = await Promise.all([endUnpaidPlans(site.test.deps), endUnpaidPlans(site.test.deps)]);
    expect(ended[0]! + ended[1]!).toBe(1);
    expect(await payer.role()).toBe('User');
  });

  it('brings the plan back when a paused subscription is paid again', async () => {
    const payer = await site.somebody();
    const externalId = await site.paid(payer);
    site.provider.set(externalId, 'paused');
    await site.tell(externalId);
    expect(await payer.role()).toBe('User');
    site.provider.set(externalId, 'authorized', inDays(30));
    await site.tell(externalId);
    expect(await payer.role()).toBe('Premium');
  });
});

type Headers = Record<string, string>;

function omit(headers: Headers, name: string): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}

function altered(headers: Headers, change: (signature: string) => string): Headers {
  return { ...headers, 'x-signature': change(headers['x-signature'] ?? '') };
}
