import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailOutbox } from '../mail/mail.table.ts';
import type { Mail } from '../mail/mail.ts';
import { unseal } from '../platform/sealing.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { notifyEndingTrials } from './notify-ending-trials.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(mailOutbox);
});

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * hourMs);
const mails = async (): Promise<Mail[]> =>
  (await test.deps.db.select().from(mailOutbox)).map(({ sealed }) =>
    JSON.parse(unseal(test.deps.keyring, 'mail', sealed!)),
  );

it('says once, a day before, that a trial ends, with the date in Argentina', async () => {
  const { email } = await signInAs(test, 'User', { trialEndsAt: new Date('2026-11-28T01:00:00Z') });
  test.clock.moveMs(new Date('2026-11-27T00:59:59Z').getTime() - test.clock.now().getTime());
  expect(await notifyEndingTrials(test.deps)).toBe(0);
  test.clock.moveMs(1_000);
  expect(await notifyEndingTrials(test.deps)).toBe(1);
  expect(await notifyEndingTrials(test.deps)).toBe(0);
  expect(await mails()).toEqual([
    {
      template: 'trial-ending',
      to: email,
      values: { firstName: 'Ana', endsOn: '27/11/2026', link: 'http://127.0.0.1:3000/trial' },
    },
  ]);
});

it('says it once when two servers look at the same time', async () => {
  for (let n = 0; n < 4; n++) await signInAs(test, 'User', { trialEndsAt: inHours(12) });
  const filed = await Promise.all([notifyEndingTrials(test.deps), notifyEndingTrials(test.deps)]);
  expect(filed[0]! + filed[1]!).toBe(4);
  expect(await mails()).toHaveLength(4);
});

it('says nothing to who has a plan by now, whose trial has ended, or whose account is locked', async () => {
  await signInAs(test, 'Premium', { trialEndsAt: inHours(12) });
  await signInAs(test, 'User', { trialEndsAt: inHours(-1) });
  await signInAs(test, 'User', { trialEndsAt: inHours(12), lockedAt: test.clock.now() });
  await signInAs(test, 'User');
  expect(await notifyEndingTrials(test.deps)).toBe(0);
  expect(await mails()).toEqual([]);
});
