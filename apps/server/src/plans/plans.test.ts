import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { activityLog } from '../activity/activity.table.ts';
import { buildApp } from '../app.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: object) =>
  test.app.inject({ method, url, headers: callHeaders(token), payload });
const ask = (who: SignedIn, plan: string, message?: string) =>
  call('POST', '/api/plans/requests', who.token, { plan, message });
const mine = async (who: SignedIn) => (await call('GET', '/api/plans/mine', who.token)).json();
const linesOf = (accountId: string, event: 'plan_requested' | 'plan_request_withdrawn' | 'trial_started') =>
  test.deps.db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.targetId, accountId), eq(activityLog.event, event)));
const unknownId = '00000000-0000-4000-8000-000000000000';

describe.each([
  ['GET', '/api/plans/mine'],
  ['POST', '/api/plans/trial'],
  ['POST', '/api/plans/requests'],
  ['DELETE', `/api/plans/requests/${unknownId}`],
  ['POST', '/api/plans/subscriptions'],
  ['POST', '/api/plans/subscriptions/cancel'],
] as const)('%s %s', (method, url) => {
  it('answers 401 without a token and 403 to a guest', async () => {
    const payload = method === 'POST' ? { plan: 'premium' } : undefined;
    expect((await call(method, url, undefined, payload)).statusCode).toBe(401);
    expect((await call(method, url, await guestToken(test), payload)).statusCode).toBe(403);
  });
});

describe('GET /api/plans', () => {
  it('tells everybody the offers with their prices, to be asked for where no payments are configured', async () => {
    const { plans, payment } = (await call('GET', '/api/plans')).json();
    expect(payment).toBe('request');
    expect(plans).toMatchObject([
      { id: 'premium', name: 'Premium', price: 29, currency: 'ARS', isRecommended: true, ctaText: 'Solicitar plan' },
      { id: 'professional', name: 'Professional', price: 99, currency: 'ARS', isRecommended: false },
    ]);
    expect(plans[0].features).toEqual(
      expect.arrayContaining(['100 usos por mes', 'Todos los dominios legales en el chat', 'Evaluación de caso']),
    );
    expect(plans[1].features).toContain('50 usos por mes');
  });

  it('promises nothing that the plan does not give: neither uses without end nor a domain that stays closed', async () => {
    const { plans } = (await call('GET', '/api/plans')).json();
    const told = plans.flatMap(({ features }: { features: string[] }) => features).join('. ');
    expect(told).not.toMatch(/ilimitad|24\/7|Todo lo de|Gestión de casos/);
    // API access is there by now.
    expect(told).toContain('Claves de API');
    expect(plans[1].features).not.toContain('Todos los dominios legales en el chat');
  });

  it('answers 503 to who would pay where no payments are configured, and to a notice', async () => {
    const { token } = await signInAs(test);
    const answers = [
      await call('POST', '/api/plans/subscriptions', token, { plan: 'premium' }),
      await call('POST', '/api/plans/subscriptions/cancel', token),
      await test.app.inject({ method: 'POST', url: '/webhooks/mercadopago?data.id=1&type=payment' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json().error).toBe('not_configured');
    }
  });
});

describe('POST /api/plans/trial', () => {
  it.each(['Premium', 'Professional', 'Admin', 'SuperAdmin'] as const)('answers 409 to %s', async (role) => {
    const { token } = await signInAs(test, role);
    expect((await call('POST', '/api/plans/trial', token)).statusCode).toBe(409);
  });

  it('starts seven days once, however many calls race, and leaves one line', async () => {
    const user = await signInAs(test);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/api/plans/trial', user.token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const started = answers.find(({ statusCode }) => statusCode === 200)!;
    const sevenDays = new Date(test.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(started.json()).toEqual({ success: true, trialEndsAt: sevenDays });
    expect(await linesOf(user.accountId, 'trial_started')).toHaveLength(1);
    const plan = (await call('GET', '/api/usage/plan', user.token)).json();
    expect(plan).toMatchObject({ role: 'Premium', trial: { available: false, active: true, endsAt: sevenDays } });
  });
});

describe('the trial where mail is configured', () => {
  it('is refused to an address that was never confirmed, and starts once it is', async () => {
    const config = { ...test.deps.config, smtpUrl: 'smtp://127.0.0.1:1', requireEmailConfirmation: false };
    const mailing = await buildApp({ ...test.deps, config });
    const user = await signInAs(test, 'User', { emailConfirmedAt: null });
    const start = () => mailing.inject({ method: 'POST', url: '/api/plans/trial', headers: callHeaders(user.token) });
    const refused = await start();
    expect([refused.statusCode, refused.json().error]).toEqual([403, 'email_not_confirmed']);
    expect(refused.json().message).toContain('Confirmá tu email antes de empezar la prueba.');
    await test.deps.db
      .update(accounts)
      .set({ emailConfirmedAt: test.clock.now() })
      .where(eq(accounts.id, user.accountId));
    expect((await start()).statusCode).toBe(200);
    await mailing.close();
  });

  it('and starts without mail, where no address can be confirmed', async () => {
    const user = await signInAs(test, 'User', { emailConfirmedAt: null });
    expect((await call('POST', '/api/plans/trial', user.token)).statusCode).toBe(200);
  });
});

describe('POST /api/plans/requests', () => {
  it.each([
    ['no plan', {}],
    ['an unknown plan', { plan: 'gold' }],
    ['a message of 1,001 characters', { plan: 'premium', message: 'a'.repeat(1_001) }],
  ])('answers 400 to %s', async (_, payload) => {
    const { token } = await signInAs(test);
    expect((await call('POST', '/api/plans/requests', token, payload)).statusCode).toBe(400);
  });

  it.each([
    ['Premium', 'premium'],
    ['Professional', 'professional'],
    ['Admin', 'premium'],
    ['SuperAdmin', 'professional'],
  ] as const)('answers 409 to %s who asks for %s', async (role, plan) => {
    const user = await signInAs(test, role);
    expect((await ask(user, plan)).json().error).toBe('conflict');
    expect((await mine(user)).requests).toEqual([]);
  });

  it('answers 409 while one is pending, and files one where calls race', async () => {
    const user = await signInAs(test);
    const answers = await Promise.all(['premium', 'professional', 'premium'].map((plan) => ask(user, plan)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await mine(user)).requests).toHaveLength(1);
    expect((await ask(user, 'professional')).statusCode).toBe(409);
  });

  it('files what was asked for, with a line that does not repeat the message', async () => {
    const user = await signInAs(test);
    const request = (await ask(user, 'premium', '  Soy de Rosario.  ')).json();
    expect(request).toMatchObject({
      plan: 'premium',
      message: 'Soy de Rosario.',
      status: 'pending',
      createdAt: test.clock.now().toISOString(),
      decidedAt: null,
      note: null,
    });
    expect(await mine(user)).toEqual({ requests: [request], subscription: null });
    const lines = await linesOf(user.accountId, 'plan_requested');
    expect(lines).toMatchObject([{ actorId: user.accountId, details: { plan: 'premium' } }]);
    expect(JSON.stringify(lines[0]!.details)).not.toContain('Rosario');
  });

  it('is open to somebody whose trial of that very plan runs', async () => {
    const user = await signInAs(test, 'User', { trialEndsAt: new Date(test.clock.now().getTime() + 60_000) });
    expect((await ask(user, 'premium')).statusCode).toBe(200);
  });
});

describe('DELETE /api/plans/requests/{id}', () => {
  const withdraw = (who: SignedIn, id: string) => call('DELETE', `/api/plans/requests/${id}`, who.token);

  it('answers 400 to what is no id, and 404 to an unknown one and to another account’s, which stays', async () => {
    const user = await signInAs(test);
    const other = await signInAs(test);
    const { id } = (await ask(other, 'premium')).json();
    expect((await withdraw(user, 'x')).statusCode).toBe(400);
    expect((await withdraw(user, unknownId)).statusCode).toBe(404);
    expect((await withdraw(user, id)).statusCode).toBe(404);
    expect((await mine(other)).requests).toMatchObject([{ status: 'pending' }]);
  });

  it('takes the own pending one back once, and then another may be asked for', async () => {
    const user = await signInAs(test);
    const { id } = (await ask(user, 'premium')).json();
    const answers = await Promise.all([withdraw(user, id), withdraw(user, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await linesOf(user.accountId, 'plan_request_withdrawn')).toHaveLength(1);
    test.clock.moveMs(1);
    expect((await ask(user, 'professional')).statusCode).toBe(200);
    expect((await mine(user)).requests).toMatchObject([{ status: 'pending' }, { id, status: 'withdrawn' }]);
  });
});
