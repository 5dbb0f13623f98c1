import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { refundUse } from './refund-use.ts';
import { reserveUse } from './reserve-use.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let people = 0;
/** Somebody on the free plan whom no other test uses. */
const somebody = (): Actor => ({ role: 'User', subject: `user:person-${people++}` });
const read = (token: string) => test.app.inject({ url: '/api/usage/remaining', headers: callHeaders(token) });

describe('GET /api/usage/remaining', () => {
  it('answers 401 without a token', async () => {
    const response = await test.app.inject({ url: '/api/usage/remaining', headers: callHeaders() });
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toBe('unauthenticated');
  });

  it('tells what is left, what was used and the limit of the role', async () => {
    const ana = await signInAs(test);
    const eva = await signInAs(test, 'Premium');
    await reserveUse(test.deps, ana.actor, 'chat');
    expect((await read(ana.token)).json()).toMatchObject({ remaining: 9, used: 1, limit: 10 });
    expect((await read(eva.token)).json()).toMatchObject({ remaining: 100, used: 0, limit: 100 });
  });
});

describe('uses', () => {
  it('are given out exactly as often as there are some left, when many calls race', async () => {
    const free = somebody();
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => reserveUse(test.deps, free, 'chat')));
    const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value.remaining);
    expect(taken.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals).toHaveLength(40);
    expect(refusals[0]?.reason).toMatchObject({ status: 429, code: 'usage_exhausted' });
  });

  it('tell a guest at the limit to register', async () => {
    const guest: Actor = { role: 'Guest', subject: 'guest:1' };
    for (let n = 0; n < 3; n++) await reserveUse(test.deps, guest, 'chat');
    await expect(reserveUse(test.deps, guest, 'chat')).rejects.toMatchObject({
      status: 429,
      code: 'guest_limit_reached',
      message: 'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.',
    });
  });

  it('can be taken again after one was given back', async () => {
    const free = somebody();
    const last = [];
    for (let n = 0; n < 10; n++) last.push(await reserveUse(test.deps, free, 'chat'));
    await refundUse(test.deps, last[9]!);
    expect((await reserveUse(test.deps, free, 'chat')).remaining).toBe(0);
  });

  it('start again with the month for the plans counted by month, and not for the free one', async () => {
    const premium: Actor = { role: 'Premium', subject: 'user:monthly' };
    const free = somebody();
    await reserveUse(test.deps, premium, 'chat');
    await reserveUse(test.deps, free, 'chat');
    test.clock.moveMs(31 * 86_400_000);
    expect((await reserveUse(test.deps, premium, 'chat')).remaining).toBe(99);
    expect((await reserveUse(test.deps, free, 'chat')).remaining).toBe(8);
  });
});
