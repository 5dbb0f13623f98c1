import { signInChallengeLifetimeMs, wrongCodesPerAccount, wrongCodesPerPlace } from '@foja/contracts/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  chromeOnWindows,
  firefoxOnLinux,
  goodPassword,
  logIn,
  newNetwork,
  registerPerson,
} from '../../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { readEvents, readWholeLog } from '../../testing/read-activity.ts';
import { readMails } from '../../testing/read-mails.ts';
import { challengeOf, codeOf, nextStep, personWithSecondFactor, sendCode } from '../../testing/second-factor-calls.ts';
import { accounts } from '../accounts.table.ts';
import { recoveryCodes, secondFactors, signInChallenges } from '../second-factor.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the second step of a sign-in refuses', () => {
  it('a challenge that is made up, has expired, is another browser’s, or was used', async () => {
    const { email, secret } = await personWithSecondFactor(test);
    const refused = { error: 'invalid_challenge' };
    expect((await sendCode(test, 'inventado', codeOf(test, secret))).json()).toMatchObject(refused);

    const foreign = await challengeOf(test, email, { userAgent: firefoxOnLinux });
    const answer = await sendCode(test, foreign, codeOf(test, secret), { userAgent: chromeOnWindows });
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_challenge']);

    const challenge = await challengeOf(test, email);
    expect((await sendCode(test, challenge, codeOf(test, secret))).statusCode).toBe(200);
    nextStep(test);
    expect((await sendCode(test, challenge, codeOf(test, secret))).json()).toMatchObject(refused);

    const late = await challengeOf(test, email);
    test.clock.moveMs(signInChallengeLifetimeMs);
    expect((await sendCode(test, late, codeOf(test, secret))).json()).toMatchObject(refused);
  });

  it('a challenge whose password was changed meanwhile', async () => {
    const { email, secret, token } = await personWithSecondFactor(test);
    const challenge = await challengeOf(test, email);
    await call(test, '/api/auth/change-password', {
      token,
      payload: { currentPassword: goodPassword, newPassword: 'Otra2caballeriza' },
    });
    expect((await sendCode(test, challenge, codeOf(test, secret))).statusCode).toBe(401);
  });

  it.each([
    ['two steps old', -2],
    ['two steps ahead', 2],
  ])('a code that is %s', async (_, steps) => {
    const { email, secret } = await personWithSecondFactor(test);
    test.clock.moveMs(90_000);
    const response = await sendCode(test, await challengeOf(test, email), codeOf(test, secret, steps));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_code' });
  });

  it('a code that was accepted before, also the one of the step before it', async () => {
    const { email, secret } = await personWithSecondFactor(test);
    nextStep(test);
    expect((await sendCode(test, await challengeOf(test, email), codeOf(test, secret))).statusCode).toBe(200);
    for (const steps of [0, -1]) {
      const again = await sendCode(test, await challengeOf(test, email), codeOf(test, secret, steps));
      expect(again.statusCode).toBe(400);
    }
  });

  it('all but one of the calls that race with one code', async () => {
    const { email, secret } = await personWithSecondFactor(test);
    const network = newNetwork();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(test, email)));
    const answers = await Promise.all(
      challenges.map((challenge) => sendCode(test, challenge, codeOf(test, secret), { network })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('every code after five wrong ones from one network, and tells its owner that somebody knows the password', async () => {
    const { email, secret, accountId } = await personWithSecondFactor(test);
    const network = newNetwork();
    const challenge = await challengeOf(test, email);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => sendCode(test, challenge, other(codeOf(test, secret)), { network })),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
    const right = await sendCode(test, challenge, codeOf(test, secret), { network });
    expect(right.statusCode).toBe(429);
    expect(right.json().message).toBe('Demasiados códigos incorrectos. Esperá 15 minutos antes de probar otra vez.');
    // The owner, elsewhere, comes in meanwhile.
    expect((await sendCode(test, challenge, codeOf(test, secret))).statusCode).toBe(200);
    const mails = await readMails(test, email);
    expect(mails.filter(({ values }) => 'event' in values && values.event === 'wrong-codes')).toHaveLength(1);
    expect((await readEvents(test, accountId)).filter((event) => event === 'second_factor_failed')).toHaveLength(5);
    test.clock.moveMs(wrongCodesPerPlace.windowMs);
    const later = await challengeOf(test, email);
    expect((await sendCode(test, later, codeOf(test, secret), { network })).statusCode).toBe(200);
  });

  it('a guesser who changes networks, while the owner still enters from a network of theirs', async () => {
    const { email, secret } = await personWithSecondFactor(test);
    const home = newNetwork();
    expect(
      (await sendCode(test, await challengeOf(test, email), codeOf(test, secret), { network: home })).statusCode,
    ).toBe(200);
    nextStep(test);
    const challenge = await challengeOf(test, email);
    const wrong = other(codeOf(test, secret));
    for (let n = 0; n < wrongCodesPerAccount.failures; n++) await sendCode(test, challenge, wrong);
    expect((await sendCode(test, challenge, codeOf(test, secret))).statusCode).toBe(429);
    // A right password alone makes no network known.
    const stranger = newNetwork();
    const begun = await challengeOf(test, email, { network: stranger });
    expect((await sendCode(test, begun, codeOf(test, secret), { network: stranger })).statusCode).toBe(429);
    expect((await sendCode(test, challenge, codeOf(test, secret), { network: home })).statusCode).toBe(200);
  });

  it('a locked account', async () => {
    const { email, secret, accountId } = await personWithSecondFactor(test);
    const challenge = await challengeOf(test, email);
    await test.deps.db.update(accounts).set({ lockedAt: test.clock.now() }).where(eq(accounts.id, accountId));
    expect((await sendCode(test, challenge, codeOf(test, secret))).statusCode).toBe(401);
  });
});

describe('a sign-in with a second factor', () => {
  it('gives no token for the password alone, and a session for the code', async () => {
    const { email, secret, accountId } = await personWithSecondFactor(test);
    const first = await logIn(test, email);
    expect(first.statusCode).toBe(200);
    expect(Object.keys(first.json()).toSorted()).toEqual(['challenge', 'expiresAt', 'requiresSecondFactor', 'success']);
    const second = await sendCode(test, first.json().challenge, codeOf(test, secret));
    expect(second.json()).toMatchObject({ success: true, user: { email } });
    expect((await call(test, '/api/account', { method: 'GET', token: second.json().token })).statusCode).toBe(200);
    expect((await readEvents(test, accountId)).filter((event) => event === 'login_succeeded')).toHaveLength(1);
  });

  it.each([-1, 1])('takes the code of a clock that is %i step off', async (steps) => {
    const { email, secret } = await personWithSecondFactor(test);
    test.clock.moveMs(60_000);
    const code = codeOf(test, secret, steps);
    expect((await sendCode(test, await challengeOf(test, email), code)).statusCode).toBe(200);
  });

  it('takes a code with the blank that applications show', async () => {
    const { email, secret } = await personWithSecondFactor(test);
    const code = codeOf(test, secret).replace(/^(...)/, '$1 ');
    expect((await sendCode(test, await challengeOf(test, email), code)).statusCode).toBe(200);
  });

  it('takes each recovery code once, however it is typed and however many calls race with it, and mails its owner', async () => {
    const person = await personWithSecondFactor(test);
    const [first = '', second = ''] = person.recoveryCodes;
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(test, person.email)));
    const answers = await Promise.all(challenges.map((challenge) => sendCode(test, challenge, first)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
    const typed = second.toLowerCase().replaceAll('-', ' ');
    expect((await sendCode(test, await challengeOf(test, person.email), typed)).statusCode).toBe(200);
    const state = await call(test, '/api/account/second-factor', { method: 'GET', token: person.token });
    expect(state.json()).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await readEvents(test, person.accountId)).filter((event) => event === 'recovery_code_used')).toHaveLength(
      2,
    );
    const told = (await readMails(test, person.email)).filter(
      ({ values }) => 'event' in values && values.event === 'recovery-code-used',
    );
    expect(told).toHaveLength(2);
  });

  it('leaves neither secret nor code readable in database or log', async () => {
    const { email, secret, recoveryCodes: codes } = await personWithSecondFactor(test);
    const challenge = await challengeOf(test, email);
    await sendCode(test, challenge, 'AAAA-BBBB');
    const kept = JSON.stringify([
      await test.deps.db.select().from(secondFactors),
      await test.deps.db.select().from(recoveryCodes),
      await test.deps.db.select().from(signInChallenges),
      await readWholeLog(test),
    ]);
    for (const hidden of [secret, challenge, ...codes, 'AAAA-BBBB', email]) expect(kept).not.toContain(hidden);
  });

  it('is as before for an account that only began to set one up', async () => {
    const { email, token } = await registerPerson(test);
    await call(test, '/api/account/second-factor/begin', { token, payload: { currentPassword: goodPassword } });
    expect((await logIn(test, email)).json()).toHaveProperty('token');
  });
});
