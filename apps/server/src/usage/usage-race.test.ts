import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHeaders } from '../testing/build-test-app.ts';
import { answersWell, buildTwoServers, type TwoServers } from '../testing/build-two-servers.ts';
import { signInAs } from '../testing/sign-in-as.ts';

let test: TwoServers;
beforeAll(async () => {
  test = await buildTwoServers();
});
afterAll(() => test.close());

const remaining = async (token: string) =>
  (await test.app.inject({ url: '/api/usage/remaining', headers: callHeaders(token) })).json();

describe('50 questions at once with 10 uses left', () => {
  it.each([
    ['one server', () => [test.app]],
    ['two servers on one database', () => [test.app, test.other]],
  ] as const)('are answered exactly 10 times and refused 40 times on %s', async (_, servers) => {
    test.answerBy(answersWell);
    const apps = servers();
    const { token } = await signInAs(test);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => test.ask(apps[n % apps.length]!, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]!.json().error).toBe('usage_exhausted');
    expect(await remaining(token)).toMatchObject({ remaining: 0, used: 10, limit: 10 });
  });

  it('that all fail on our side are all given back to a signed-in user', async () => {
    test.answerBy(async () => {
      throw new Error('the answerer broke');
    });
    const { token } = await signInAs(test);
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.ask(test.app, token)));
    expect(answers.every(({ statusCode }) => statusCode === 500 || statusCode === 429)).toBe(true);
    expect(await remaining(token)).toMatchObject({ remaining: 10, used: 0 });
    const days = await test.app.inject({ url: '/api/usage/history?days=1', headers: callHeaders(token) });
    expect(days.json().total).toBe(0);
  });
});

describe('a trial', () => {
  it('counts as Premium by month, and falls back to the free total by itself', async () => {
    test.answerBy(answersWell);
    const minuteMs = 60_000;
    const { token } = await signInAs(test, 'User', {
      trialEndsAt: new Date(test.clock.now().getTime() + 10 * minuteMs),
    });
    for (let n = 0; n < 12; n++) expect((await test.ask(test.app, token)).statusCode).toBe(200);
    expect(await remaining(token)).toMatchObject({ remaining: 88, used: 12, limit: 100 });
    test.clock.moveMs(10 * minuteMs);
    expect(await remaining(token)).toMatchObject({ remaining: 10, used: 0, limit: 10 });
    expect((await test.ask(test.app, token)).statusCode).toBe(200);
    expect(await remaining(token)).toMatchObject({ remaining: 9, used: 1, limit: 10 });
  });
});
