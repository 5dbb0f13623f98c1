import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityLog } from '../activity/activity.table.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { type PaymentsTestApp, startPaymentsTestApp } from '../testing/start-payments-test-app.ts';
import { cancelSubscriptionsOf } from './cancel-subscription.ts';

let site: PaymentsTestApp;
beforeAll(async () => {
  site = await startPaymentsTestApp();
});
afterAll(() => site.close());
beforeEach(() => {
  site.provider.misbehave();
  site.provider.requests.length = 0;
  site.failures.length = 0;
});

const cancel = (token: string) => site.post('/api/plans/subscriptions/cancel', token);
const linesOf = (accountId: string, event: 'subscription_started' | 'subscription_changed') =>
  site.test.deps.db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.targetId, accountId), eq(activityLog.event, event)));

describe('GET /api/plans with payments configured', () => {
  it('offers to subscribe', async () => {
    const { plans, payment } = (await site.test.app.inject({ url: '/api/plans', headers: callHeaders() })).json();
    expect(payment).toBe('mercadopago');
    expect(plans[0].ctaText).toBe('Suscribirme');
  });
});

describe('POST /api/plans/subscriptions', () => {
  it('answers 400 to an unknown plan', async () => {
    expect((await site.subscribe(await site.somebody(), 'gold')).statusCode).toBe(400);
  });

  it.each([
    ['Premium', 'premium'],
    ['Professional', 'professional'],
    ['Admin', 'premium'],
    ['SuperAdmin', 'professional'],
  ] as const)('answers 409 to %s who would pay for %s', async (role, plan) => {
    expect((await site.subscribe(await site.somebody(role), plan)).statusCode).toBe(409);
    expect(site.provider.requests).toEqual([]);
  });

  it('answers 409 while another subscription runs, so that nobody pays twice', async () => {
    const payer = await site.somebody();
    await site.paid(payer, 'premium');
    const response = await site.subscribe(payer, 'professional');
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('Ya tenés una suscripción. Cancelala antes de elegir otra.');
  });

  it('answers 409 to who has paid already although no notice has come yet, and gives the plan', async () => {
    const payer = await site.somebody();
    const externalId = await site.opened(payer);
    site.provider.set(externalId, 'authorized');
    expect((await site.subscribe(payer)).statusCode).toBe(409);
    expect(await payer.role()).toBe('Premium');
  });

  it.each([
    ['is refused with 401', { kind: 'status', status: 401 }, 'MPAuthenticationError 401', 1],
    ['is refused with 429', { kind: 'status', status: 429 }, 'MPRateLimitError 429', 2],
    ['fails with 500', { kind: 'status', status: 500 }, 'MPServerError 500', 2],
    ['is never answered', { kind: 'hang' }, 'MPConnectionError', 2],
    ['is answered without end', { kind: 'hang-after-headers' }, 'timeout', 1],
    ['is answered with nonsense', { kind: 'nonsense' }, 'unexpected answer', 1],
  ] as const)('answers 502 where the provider’s part %s, and nothing changes', async (_, wrong, reason, attempts) => {
    const payer = await site.somebody();
    site.provider.misbehave(wrong, wrong, wrong);
    const response = await site.subscribe(payer);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({
      error: 'upstream_failed',
      message: 'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.',
    });
    expect(site.provider.requests).toHaveLength(attempts);
    // Codes only: no address, no token, none of the provider's words.
    expect(site.failures).toEqual([reason]);
    expect(await payer.subscription()).toBeNull();
  });

  it('asks again under the same idempotency key after a passing failure', async () => {
    site.provider.misbehave({ kind: 'status', status: 503 });
    expect((await site.subscribe(await site.somebody())).statusCode).toBe(200);
    const keys = site.provider.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('tells where to pay, by month in pesos, and the plan does not change yet', async () => {
    const payer = await site.somebody();
    const response = await site.subscribe(payer, 'professional');
    const { redirectUrl } = response.json();
    const externalId = new URL(redirectUrl).searchParams.get('preapproval_id')!;
    const subscription = await payer.subscription();
    expect(subscription).toMatchObject({ plan: 'professional', status: 'pending', nextPaymentAt: null });
    expect(site.provider.preapprovals.get(externalId)).toMatchObject({
      external_reference: subscription!.id,
      payer_email: payer.email,
      reason: 'Foja Professional',
      back_url: 'http://127.0.0.1:3000/profile',
      status: 'pending',
      auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 99, currency_id: 'ARS' },
    });
    expect(await payer.role()).toBe('User');
    const lines = await linesOf(payer.accountId, 'subscription_started');
    expect(lines).toMatchObject([{ actorId: payer.accountId, details: { plan: 'professional' } }]);
  });

  it('ends a link that was not paid when another is asked for', async () => {
    const payer = await site.somebody();
    const first = await site.opened(payer, 'premium');
    const second = await site.opened(payer, 'professional');
    expect(site.provider.preapprovals.get(first)!.status).toBe('cancelled');
    expect(site.provider.preapprovals.get(second)!.status).toBe('pending');
  });
});

describe('POST /api/plans/subscriptions/cancel', () => {
  it('answers 404 where there is nothing to cancel', async () => {
    expect((await cancel((await site.somebody()).token)).statusCode).toBe(404);
  });

  it('answers 502 where the provider does not cancel, and the plan stays', async () => {
    const payer = await site.somebody();
    await site.paid(payer);
    site.provider.misbehave({ kind: 'status', status: 500 }, { kind: 'status', status: 500 });
    expect((await cancel(payer.token)).statusCode).toBe(502);
    expect(await payer.role()).toBe('Premium');
    expect(await payer.subscription()).toMatchObject({ status: 'authorized' });
  });

  it('ends the subscription at the provider and the plan with it, with a line of who did it', async () => {
    const payer = await site.somebody();
    const externalId = await site.paid(payer);
    const response = await cancel(payer.token);
    expect(response.json()).toMatchObject({ plan: 'premium', status: 'cancelled' });
    expect(site.provider.preapprovals.get(externalId)!.status).toBe('cancelled');
    expect(await payer.role()).toBe('User');
    expect((await linesOf(payer.accountId, 'subscription_changed')).at(-1)).toMatchObject({
      actorId: payer.accountId,
      details: { plan: 'premium', from: 'authorized', to: 'cancelled' },
    });
    expect((await cancel(payer.token)).statusCode).toBe(404);
  });

  it('does well where it was cancelled at the provider meanwhile', async () => {
    const payer = await site.somebody();
    const externalId = await site.paid(payer);
    site.provider.set(externalId, 'cancelled');
    expect((await cancel(payer.token)).json().status).toBe('cancelled');
    expect(await payer.role()).toBe('User');
  });

  it('leaves other people’s subscriptions alone', async () => {
    const payer = await site.somebody();
    await site.paid(payer);
    await cancel((await site.somebody()).token);
    expect(await payer.role()).toBe('Premium');
  });
});

describe('an account that is about to be deleted', () => {
  it('is billed no more: what runs and what could be paid is cancelled first', async () => {
    const payer = await site.somebody();
    const externalId = await site.paid(payer);
    await cancelSubscriptionsOf(site.test.deps, payer.accountId);
    expect(site.provider.preapprovals.get(externalId)!.status).toBe('cancelled');
  });

  it('is not let go while the provider does not answer', async () => {
    const payer = await site.somebody();
    await site.paid(payer);
    site.provider.misbehave({ kind: 'status', status: 500 }, { kind: 'status', status: 500 });
    await expect(cancelSubscriptionsOf(site.test.deps, payer.accountId)).rejects.toMatchObject({ status: 502 });
  });
});
