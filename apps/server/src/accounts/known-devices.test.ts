import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { call, firefoxOnLinux, goodPassword, logIn, newEmail, registerPerson } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { readEvents, readWholeLog } from '../testing/read-activity.ts';
import { readMails } from '../testing/read-mails.ts';
import { challengeOf, codeOf, personWithSecondFactor, sendCode } from '../testing/second-factor-calls.ts';
import { accounts, knownDevices } from './accounts.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const told = async (email: string) =>
  (await readMails(test, email)).flatMap(({ values }) => ('event' in values ? [values] : []));
const deviceOf = (response: Awaited<ReturnType<typeof logIn>>): Record<string, string> => {
  const cookie = response.cookies.find(({ name }) => name === 'foja_device');
  return { foja_device: cookie?.value ?? '' };
};
const register = (email: string) =>
  call(test, '/api/auth/register', { payload: { firstName: 'Ana', lastName: 'Díaz', email, password: goodPassword } });

describe('a sign-in', () => {
  it('on a new device is mailed to its owner, with what the browser says of itself, and stands in their activity', async () => {
    const { email, user, token } = await registerPerson(test);
    await logIn(test, email, goodPassword, { userAgent: firefoxOnLinux });
    expect(await told(email)).toMatchObject([{ event: 'new-device', device: 'Firefox en Linux' }]);
    const mine = await call(test, '/api/account/activity?event=new_device', { method: 'GET', token });
    expect(mine.json().entries).toMatchObject([{ event: 'new_device', details: { device: 'Firefox en Linux' } }]);
    expect(await readEvents(test, user.id)).toEqual(['account_registered', 'login_succeeded', 'new_device']);
  });

  it('on a device that it was made on before is no news, whatever the network and the version of the browser', async () => {
    const email = newEmail();
    const cookies = deviceOf(await register(email));
    expect(cookies.foja_device).toMatch(/^[\w-]{32}$/);
    expect((await logIn(test, email, goodPassword, { cookies })).statusCode).toBe(200);
    const updated = await logIn(test, email, goodPassword, { cookies, userAgent: firefoxOnLinux });
    expect(deviceOf(updated)).toEqual(cookies);
    expect(await told(email)).toEqual([]);
  });

  it('on a device that another account has used is told to this one', async () => {
    const cookies = deviceOf(await register(newEmail()));
    const { email } = await registerPerson(test);
    await logIn(test, email, goodPassword, { cookies });
    expect(await told(email)).toHaveLength(1);
  });

  it('is told once its code was right, and not before', async () => {
    const { email, secret } = await personWithSecondFactor(test);
    const challenge = await challengeOf(test, email);
    const isNews = async () => (await told(email)).some(({ event }) => event === 'new-device');
    expect(await isNews()).toBe(false);
    await sendCode(test, challenge, codeOf(test, secret));
    expect(await isNews()).toBe(true);
  });

  it('for the first time is nobody’s news, nor does a wrong password make any', async () => {
    const strict = await buildTestApp({
      config: readConfig({ LOG_LEVEL: 'silent', REQUIRE_EMAIL_CONFIRMATION: 'true' }),
    });
    try {
      const { email } = await registerPerson(test);
      await logIn(test, email, 'Equivocada1');
      expect(await told(email)).toEqual([]);
      const payload = { firstName: 'Ana', lastName: 'Díaz', email, password: goodPassword };
      await call(strict, '/api/auth/register', { payload });
      await strict.deps.db.update(accounts).set({ emailConfirmedAt: strict.clock.now() });
      expect((await logIn(strict, email)).statusCode).toBe(200);
      expect((await readMails(strict, email)).map(({ template }) => template)).toEqual(['confirm-email']);
    } finally {
      await strict.close();
    }
  });

  it('leaves a mark that no script reads, that goes only to the sign-in, and that is kept by its hash', async () => {
    const response = await register(newEmail());
    const cookie = response.cookies.find(({ name }) => name === 'foja_device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    const kept = JSON.stringify([await test.deps.db.select().from(knownDevices), await readWholeLog(test)]);
    expect(kept).not.toContain(cookie?.value);
  });

  it.each(['', 'x', `${'a'.repeat(31)};`, 'ñ'.repeat(32)])(
    'gives a mark of its own where the browser sends %j',
    async (value) => {
      const { email } = await registerPerson(test);
      const response = await logIn(test, email, goodPassword, { cookies: { foja_device: encodeURIComponent(value) } });
      expect(deviceOf(response).foja_device).toMatch(/^[\w-]{32}$/);
    },
  );
});
