import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { call, goodPassword, logIn, registerPerson } from '../../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { readEvents } from '../../testing/read-activity.ts';
import { readMails } from '../../testing/read-mails.ts';
import {
  challengeOf,
  codeOf,
  nextStep,
  personWithSecondFactor,
  sendCode,
  setUpSecondFactor,
} from '../../testing/second-factor-calls.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { hashPassword } from '../passwords.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const base = '/api/account/second-factor';
const post = (path: string, token: string, payload: object = {}) => call(test, `${base}${path}`, { token, payload });
const read = async (token: string) => (await call(test, base, { method: 'GET', token })).json();
const begin = (token: string, currentPassword = goodPassword) => post('/begin', token, { currentPassword });
const eventsOf = (mails: Awaited<ReturnType<typeof readMails>>) =>
  mails.flatMap(({ values }) => ('event' in values ? [values.event] : []));

describe('setting a second factor up', () => {
  it('is refused without an account, with a wrong password, unbegun, with a wrong code, or twice', async () => {
    expect((await call(test, `${base}/begin`, { payload: { currentPassword: goodPassword } })).statusCode).toBe(401);
    const { token } = await registerPerson(test);
    expect((await begin(token, 'Equivocada1')).json()).toMatchObject({ error: 'invalid_credentials' });
    const unbegun = await post('/confirm', token, { code: '123456' });
    expect([unbegun.statusCode, unbegun.json().error]).toEqual([409, 'conflict']);
    const { secret } = (await begin(token)).json();
    const shape = await post('/confirm', token, { code: '12345' });
    expect(shape.json()).toMatchObject({ error: 'invalid_request', message: 'El código tiene 6 números' });
    const wrong = await post('/confirm', token, { code: codeOf(test, secret, 5) });
    expect(wrong.json()).toMatchObject({ error: 'invalid_code' });
    expect(await read(token)).toEqual({ enabledAt: null, recoveryCodesLeft: 0, isRequired: false });
    expect((await post('/confirm', token, { code: codeOf(test, secret) })).statusCode).toBe(200);
    nextStep(test);
    expect((await post('/confirm', token, { code: codeOf(test, secret) })).statusCode).toBe(409);
    expect((await begin(token)).statusCode).toBe(409);
  });

  it('is refused an hour after the secret was shown', async () => {
    const { token, email } = await registerPerson(test);
    const { secret } = (await begin(token)).json();
    test.clock.moveMs(3_600_001);
    const fresh = (await logIn(test, email)).json().token;
    expect((await post('/confirm', fresh, { code: codeOf(test, secret) })).statusCode).toBe(409);
  });

  it('takes five wrong codes and not a sixth', async () => {
    const { token } = await registerPerson(test);
    const { secret } = (await begin(token)).json();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await post('/confirm', token, { code: codeOf(test, secret, 5) })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('shows secret and address once, gives ten codes, ends the other sessions, and is told by mail and in the activity', async () => {
    const person = await registerPerson(test);
    const elsewhere = (await logIn(test, person.email)).json().token;
    const { secret, uri } = (await begin(person.token)).json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toContain('issuer=Foja');
    const confirmed = await post('/confirm', person.token, { code: codeOf(test, secret) });
    const { recoveryCodes } = confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
    expect(await read(person.token)).toMatchObject({ enabledAt: expect.any(String), recoveryCodesLeft: 10 });
    expect((await call(test, '/api/account', { method: 'GET', token: elsewhere })).statusCode).toBe(401);
    expect(await readEvents(test, person.user.id)).toContain('second_factor_enabled');
    expect(eventsOf(await readMails(test, person.email))).toEqual(['new-device', 'second-factor-enabled']);
  });

  it('leaves no session that a password alone opened at the same moment', async () => {
    const person = await registerPerson(test);
    const { secret } = (await begin(person.token)).json();
    const [confirmed, ...logins] = await Promise.all([
      post('/confirm', person.token, { code: codeOf(test, secret) }),
      ...Array.from({ length: 6 }, () => logIn(test, person.email)),
    ]);
    expect(confirmed.statusCode).toBe(200);
    for (const login of logins) {
      const { token } = login.json();
      if (token) expect((await call(test, '/api/account', { method: 'GET', token })).statusCode).toBe(401);
    }
  });
});

describe('disabling and renewing', () => {
  it.each(['/disable', '/recovery-codes'])('%s needs password and code, and a second factor', async (path) => {
    const bare = await registerPerson(test);
    const proof = { currentPassword: goodPassword, code: '123456' };
    expect((await post(path, bare.token, proof)).statusCode).toBe(409);
    const { token, secret } = await personWithSecondFactor(test);
    const code = codeOf(test, secret);
    expect((await post(path, token, { currentPassword: goodPassword })).statusCode).toBe(400);
    expect((await post(path, token, { currentPassword: 'Equivocada1', code })).json().error).toBe(
      'invalid_credentials',
    );
    expect(
      (await post(path, token, { currentPassword: goodPassword, code: codeOf(test, secret, 5) })).json().error,
    ).toBe('invalid_code');
    expect((await read(token)).recoveryCodesLeft).toBe(10);
    expect((await post(path, token, { currentPassword: goodPassword, code })).statusCode).toBe(200);
  });

  it('disabled, a password is enough again, its codes are worth nothing, and its owner is told', async () => {
    const { token, secret, email, accountId, recoveryCodes } = await personWithSecondFactor(test);
    const challenge = await challengeOf(test, email);
    await post('/disable', token, { currentPassword: goodPassword, code: recoveryCodes[0] });
    expect((await logIn(test, email)).json()).toHaveProperty('token');
    expect((await sendCode(test, challenge, codeOf(test, secret))).statusCode).toBe(401);
    expect(await readEvents(test, accountId)).toContain('second_factor_disabled');
    expect(eventsOf(await readMails(test, email))).toContain('second-factor-disabled');
  });

  it('renewed, the former recovery codes are worth nothing and the new ones are', async () => {
    const { token, secret, email, recoveryCodes } = await personWithSecondFactor(test);
    const renewed = await post('/recovery-codes', token, {
      currentPassword: goodPassword,
      code: codeOf(test, secret),
    });
    expect((await sendCode(test, await challengeOf(test, email), recoveryCodes[1] as string)).statusCode).toBe(400);
    const { recoveryCodes: fresh } = renewed.json();
    expect((await sendCode(test, await challengeOf(test, email), fresh[1])).statusCode).toBe(200);
  });
});

describe('an administrator', () => {
  const remove = (token: string, id: string) => call(test, `/api/admin/users/${id}/remove-second-factor`, { token });

  it('is refused for whom they may not touch, for themselves, and where there is none', async () => {
    const person = await personWithSecondFactor(test);
    expect((await remove(person.token, person.accountId)).statusCode).toBe(403);
    const admin = await signInAs(test, 'Admin');
    const superAdmin = await signInAs(test, 'SuperAdmin');
    expect((await remove(admin.token, superAdmin.accountId)).statusCode).toBe(403);
    expect((await remove(admin.token, admin.accountId)).statusCode).toBe(409);
    expect((await remove(admin.token, (await registerPerson(test)).user.id)).statusCode).toBe(409);
    expect((await remove(admin.token, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  it('takes a person’s second factor away: sessions end, the password is enough, the list, the log and a mail tell', async () => {
    const person = await personWithSecondFactor(test);
    const admin = await signInAs(test, 'Admin');
    const list = async () =>
      (await call(test, `/api/admin/users?search=${person.email}`, { method: 'GET', token: admin.token })).json()
        .users[0];
    expect((await list()).hasSecondFactor).toBe(true);
    expect((await remove(admin.token, person.accountId)).statusCode).toBe(200);
    expect((await list()).hasSecondFactor).toBe(false);
    expect((await call(test, '/api/account', { method: 'GET', token: person.token })).statusCode).toBe(401);
    expect((await logIn(test, person.email)).json()).toHaveProperty('token');
    expect(await readEvents(test, person.accountId)).toContain('second_factor_removed');
    expect(eventsOf(await readMails(test, person.email))).toContain('second-factor-removed');
  });
});

describe('where the installation asks a second factor of administrators', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await buildTestApp({
      config: readConfig({ LOG_LEVEL: 'silent', REQUIRE_SECOND_FACTOR: 'admins' }),
    });
  });
  afterAll(() => strict.close());

  /** Every call of the administration that the API documents. */
  const readCalls = async () => {
    const { paths } = (await strict.app.inject({ url: '/docs/json' })).json<{ paths: Record<string, object> }>();
    return Object.entries(paths)
      .filter(([path]) => /^\/api\/(?:admin|usage\/reset)\b/.test(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map(
          (method) =>
            [
              method.toUpperCase() as 'GET' | 'POST',
              path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
            ] as const,
        ),
      );
  };

  it.each(['Admin', 'SuperAdmin'] as const)(
    '%s without one is refused every administrative call, and only those',
    async (role) => {
      const { token } = await signInAs(strict, role);
      const calls = await readCalls();
      expect(calls.length).toBeGreaterThan(20);
      for (const [method, url] of calls) {
        const response = await call(strict, url, { method, token });
        expect([url, response.statusCode, response.json().error]).toEqual([url, 403, 'second_factor_required']);
        expect(response.json().message).toMatch(/^Para administrar hace falta la verificación en dos pasos/);
      }
      expect((await call(strict, base, { method: 'GET', token })).json()).toMatchObject({ isRequired: true });
      expect((await call(strict, '/api/account', { method: 'GET', token })).statusCode).toBe(200);
    },
  );

  it('is let through as soon as it is set up, and refused again once it is disabled', async () => {
    const passwordHash = await hashPassword(goodPassword);
    const { email, accountId } = await signInAs(strict, 'Admin', { passwordHash });
    const session = (await logIn(strict, email)).json();
    const { token, secret } = await setUpSecondFactor(strict, session);
    const administer = () => call(strict, '/api/admin/users', { method: 'GET', token });
    expect((await administer()).statusCode).toBe(200);
    const proof = { currentPassword: goodPassword, code: codeOf(strict, secret) };
    expect((await call(strict, `${base}/disable`, { token, payload: proof })).statusCode).toBe(200);
    expect((await administer()).statusCode).toBe(403);
    expect(accountId).toBe(session.user.id);
  });

  it('asks nothing of who does not administer', async () => {
    const { token } = await signInAs(strict, 'Premium');
    expect((await call(strict, base, { method: 'GET', token })).json()).toMatchObject({ isRequired: false });
  });
});
