import { randomUUID } from 'node:crypto';
import { accountExportSchema } from '@foja/contracts/account-export';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerFeedback, answers } from '../chat/chat.table.ts';
import type { PaymentProvider } from '../plans/payment-provider.ts';
import { planRequests, subscriptions } from '../plans/plans.table.ts';
import { HttpError } from '../platform/http-errors.ts';
import {
  call,
  chromeOnWindows,
  firefoxOnLinux,
  goodPassword,
  logIn,
  registerPerson,
} from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { readEvents } from '../testing/read-activity.ts';
import { reserveUse } from '../usage/reserve-use.ts';
import { usageCounters } from '../usage/usage.table.ts';
import { accounts, sessions } from './accounts.table.ts';
import { describeDevice } from './browser.ts';
import { hashPassword } from './passwords.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const get = (url: string, token?: string) => call(test, url, { method: 'GET', ...(token ? { token } : {}) });
const guestToken = async () => {
  const payload = { clientFingerprint: `fingerprint-${randomUUID().slice(0, 12)}`, userAgent: 'x' };
  return (await call(test, '/api/auth/guest-token', { payload })).json().token as string;
};
/** An opinion of this account on an answer, as the chat keeps it. */
const giveOpinion = async (accountId: string) => {
  const id = randomUUID();
  const createdAt = test.clock.now();
  await test.deps.db.insert(answers).values({
    id,
    subject: `user:${accountId}`,
    domain: 'civil_comercial',
    outcome: 'answered',
    model: 'Motor local',
    sourceIds: [],
    unverifiedCitations: 0,
    processingTimeMs: 1,
    createdAt,
  });
  await test.deps.db
    .insert(answerFeedback)
    .values({ answerId: id, useful: true, comment: 'Muy claro', question: '¿Puedo desalojar?', createdAt });
  return id;
};
const useOnce = (accountId: string) =>
  reserveUse(test.deps, { role: 'User', subject: `user:${accountId}`, accountId }, 'chat');

describe('every call of /api/account', () => {
  it.each([
    ['GET', '/api/account'],
    ['PATCH', '/api/account'],
    ['GET', '/api/account/sessions'],
    ['DELETE', `/api/account/sessions/${randomUUID()}`],
    ['GET', '/api/account/export'],
    ['POST', '/api/account/delete'],
  ] as const)('%s %s answers 401 without a token and 403 to a guest', async (method, url) => {
    const payload = { firstName: 'Ana', lastName: 'Díaz', password: goodPassword };
    const withBody = method === 'GET' || method === 'DELETE' ? {} : { payload };
    expect((await call(test, url, { method, ...withBody })).statusCode).toBe(401);
    const response = await call(test, url, { method, ...withBody, token: await guestToken() });
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe('forbidden');
  });
});

describe('PATCH /api/account', () => {
  const patch = (token: string, payload: object) => call(test, '/api/account', { method: 'PATCH', token, payload });

  it('answers 400 to names that a form would not take', async () => {
    const { token } = await registerPerson(test);
    expect((await patch(token, { firstName: 'A', lastName: 'Díaz' })).statusCode).toBe(400);
    expect((await patch(token, { firstName: 'Ana' })).statusCode).toBe(400);
  });

  it('changes the names and nothing else', async () => {
    const { token, user } = await registerPerson(test);
    const payload = { firstName: ' Lucía ', lastName: 'Ñandú', email: 'otra@x.example', role: 'Admin' };
    const response = await patch(token, payload);
    expect(response.json()).toEqual({ ...user, firstName: 'Lucía', lastName: 'Ñandú' });
    expect((await get('/api/account', token)).json()).toEqual(response.json());
  });
});

describe('the sessions of an account', () => {
  it('are listed by device, the last used first, telling which one asks', async () => {
    const { email, token } = await registerPerson(test);
    test.clock.moveMs(60_000);
    await logIn(test, email, goodPassword, { userAgent: firefoxOnLinux });
    const { sessions: listed } = (await get('/api/account/sessions', token)).json();
    expect(
      listed.map((session: { device: string; isCurrent: boolean }) => [session.device, session.isCurrent]),
    ).toEqual([
      ['Firefox en Linux', false],
      ['Chrome en Windows', true],
    ]);
  });

  it('are ended one by one, at once', async () => {
    const { email, token, user } = await registerPerson(test);
    const other = (await logIn(test, email, goodPassword, { userAgent: firefoxOnLinux })).json();
    const { sessions: listed } = (await get('/api/account/sessions', token)).json();
    const { id } = listed.find((session: { isCurrent: boolean }) => !session.isCurrent);
    const end = () => call(test, `/api/account/sessions/${id}`, { method: 'DELETE', token });
    expect((await end()).statusCode).toBe(200);
    expect((await get('/api/account', other.token)).statusCode).toBe(401);
    expect((await end()).statusCode).toBe(404);
    expect((await get('/api/account/sessions', token)).json().sessions).toHaveLength(1);
    expect(await readEvents(test, user.id)).toContain('session_ended');
  });

  it("are not ended by somebody else's call, nor by something that is no id", async () => {
    const [owner, stranger] = [await registerPerson(test), await registerPerson(test)];
    const [session] = (await get('/api/account/sessions', owner.token)).json().sessions;
    const end = (id: string) => call(test, `/api/account/sessions/${id}`, { method: 'DELETE', token: stranger.token });
    expect((await end(session.id)).statusCode).toBe(404);
    expect((await end('nothing')).statusCode).toBe(400);
    expect((await get('/api/account', owner.token)).statusCode).toBe(200);
  });

  it('are named by what the user agent says', () => {
    expect(describeDevice(chromeOnWindows)).toBe('Chrome en Windows');
    expect(describeDevice(`${chromeOnWindows} Edg/142.0`)).toBe('Edge en Windows');
    expect(
      describeDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'),
    ).toBe('Safari en iPhone');
    expect(describeDevice('Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/142.0 Mobile Safari/537.36')).toBe(
      'Chrome en Android',
    );
    expect(describeDevice('curl/8.0')).toBe('Navegador desconocido');
    expect(describeDevice('')).toBe('Navegador desconocido');
  });
});

describe('GET /api/account/export', () => {
  it('holds everything that is kept of the account and nothing of another', async () => {
    const [mine, other] = [await registerPerson(test), await registerPerson(test)];
    for (const { user } of [mine, other]) {
      await useOnce(user.id);
      await giveOpinion(user.id);
      await test.deps.db.insert(planRequests).values({
        id: randomUUID(),
        accountId: user.id,
        plan: 'premium',
        message: 'Para mi estudio',
        status: 'pending',
        createdAt: test.clock.now(),
      });
    }
    const response = await get('/api/account/export', mine.token);
    expect(response.headers['content-disposition']).toContain('foja-mis-datos.json');
    const data = accountExportSchema.parse(response.json());
    expect(data.account).toEqual(mine.user);
    expect(data.sessions).toHaveLength(1);
    expect(data.usage).toEqual([{ date: test.clock.now().toISOString().slice(0, 10), used: 1 }]);
    expect(data.planRequests).toMatchObject([{ plan: 'premium', message: 'Para mi estudio', status: 'pending' }]);
    expect(data.subscriptions).toEqual([]);
    expect(data.activity.map(({ event }) => event)).toEqual(['account_registered', 'account_exported']);
    expect(data.feedback).toMatchObject([{ useful: true, comment: 'Muy claro', question: '¿Puedo desalojar?' }]);
    expect(response.body).not.toContain(other.email);
    expect(response.body).not.toContain('argon2');
  });
});

describe('POST /api/account/delete', () => {
  const remove = (token: string, password = goodPassword) =>
    call(test, '/api/account/delete', { token, payload: { password } });

  it('answers 400 to a wrong password, and deletes nothing', async () => {
    const { token } = await registerPerson(test);
    const response = await remove(token, 'Equivocada1');
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('invalid_credentials');
    expect((await get('/api/account', token)).statusCode).toBe(200);
  });

  it('removes what is personal and keeps what is counted', async () => {
    const { token, email, user } = await registerPerson(test);
    await useOnce(user.id);
    const answerId = await giveOpinion(user.id);
    expect((await remove(token)).statusCode).toBe(200);
    expect((await get('/api/account', token)).statusCode).toBe(401);
    expect((await logIn(test, email)).statusCode).toBe(401);
    expect(await test.deps.db.select().from(accounts).where(eq(accounts.id, user.id))).toEqual([]);
    expect(await test.deps.db.select().from(sessions).where(eq(sessions.accountId, user.id))).toEqual([]);
    const [opinion] = await test.deps.db.select().from(answerFeedback).where(eq(answerFeedback.answerId, answerId));
    expect(opinion).toMatchObject({ useful: true, comment: null, question: null });
    const [counter] = await test.deps.db
      .select()
      .from(usageCounters)
      .where(eq(usageCounters.subject, `user:${user.id}`));
    expect(counter?.used).toBe(1);
    expect(await readEvents(test, user.id)).toEqual(['account_registered', 'account_deleted']);
    expect((await registerPerson(test, email)).user.id).not.toBe(user.id);
  });

  it('answers 409 to the last SuperAdmin, and leaves one of two that go at once', async () => {
    const passwordHash = await hashPassword(goodPassword);
    const promote = async () => {
      const person = await registerPerson(test);
      await test.deps.db
        .update(accounts)
        .set({ role: 'SuperAdmin', passwordHash })
        .where(eq(accounts.id, person.user.id));
      return person;
    };
    const pair = [await promote(), await promote()];
    const answers = await Promise.all(pair.map(({ token }) => remove(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await test.deps.db.select().from(accounts).where(eq(accounts.role, 'SuperAdmin'))).toHaveLength(1);
  });
});

describe('POST /api/account/delete of somebody who pays', () => {
  let paid: TestApp;
  let cancelled: string[] = [];
  let isProviderUp = true;
  /** A provider that knows what it was asked to cancel. */
  const payments: PaymentProvider = {
    name: 'mercadopago',
    createSubscription: () => Promise.reject(new Error('not asked for')),
    getSubscription: () => Promise.reject(new Error('not asked for')),
    cancelSubscription: async (externalId) => {
      if (!isProviderUp) throw new HttpError(502, 'upstream_failed', 'No responde.');
      cancelled.push(externalId);
      return { externalId, reference: externalId.replace('external-', ''), status: 'cancelled', nextPaymentAt: null };
    },
    readNotice: () => ({ noticeId: 'none', externalId: null }),
  };
  beforeAll(async () => {
    paid = await buildTestApp({ payments });
  });
  afterAll(() => paid.close());
  beforeEach(() => {
    cancelled = [];
    isProviderUp = true;
  });

  const subscriber = async () => {
    const person = await registerPerson(paid);
    const id = randomUUID();
    const now = paid.clock.now();
    await paid.deps.db.insert(subscriptions).values({
      id,
      accountId: person.user.id,
      provider: 'mercadopago',
      externalId: `external-${id}`,
      plan: 'premium',
      status: 'authorized',
      createdAt: now,
      updatedAt: now,
    });
    return { ...person, externalId: `external-${id}` };
  };
  const remove = (token: string) => call(paid, '/api/account/delete', { token, payload: { password: goodPassword } });

  it('cancels the subscription first', async () => {
    const { token, externalId, user } = await subscriber();
    expect((await remove(token)).statusCode).toBe(200);
    expect(cancelled).toEqual([externalId]);
    expect(await paid.deps.db.select().from(accounts).where(eq(accounts.id, user.id))).toEqual([]);
  });

  it('keeps the account where the provider does not answer: nobody else could stop the bills', async () => {
    const { token } = await subscriber();
    isProviderUp = false;
    expect((await remove(token)).statusCode).toBe(502);
    expect((await call(paid, '/api/account', { method: 'GET', token })).statusCode).toBe(200);
  });
});
