import { resetTokenLifetimeMs } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, goodPassword, logIn, newEmail, newNetwork, registerPerson } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeKey } from '../testing/make-key.ts';
import { readEvents } from '../testing/read-activity.ts';
import { fromLink, readMails } from '../testing/read-mails.ts';
import { signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const newPassword = 'Nueva2contra';
const me = (token: string) => call(test, '/api/account', { method: 'GET', token });
const forgot = (email: string, network = newNetwork()) =>
  call(test, '/api/auth/forgot-password', { payload: { email }, network });
const reset = (email: string, resetToken: string, password = newPassword) =>
  call(test, '/api/auth/reset-password', { payload: { email, resetToken, newPassword: password } });
/** Asks for a link and reads it, as the `count`-th mail of this address. */
const askForLink = async (email: string, count = 1) => {
  await forgot(email);
  await expect.poll(() => readMails(test, email)).toHaveLength(count);
  // Mails of one moment come in any order.
  const asked = (await readMails(test, email)).findLast(({ values }) => values.link?.includes('token='));
  return fromLink(asked, 'token');
};

describe('POST /api/auth/forgot-password', () => {
  it('answers 400 without an address', async () => {
    expect((await call(test, '/api/auth/forgot-password', { payload: {} })).statusCode).toBe(400);
  });

  it('answers a known and an unknown address alike, and mails only the first', async () => {
    const { email } = await registerPerson(test);
    const unknown = newEmail();
    const answers = [await forgot(unknown), await forgot(email)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(answers[0]?.json().message).toBe(
      'Si el email está registrado, te enviamos un enlace para restablecer la contraseña.',
    );
    await expect.poll(() => readMails(test, email)).toHaveLength(1);
    const [mail] = await readMails(test, email);
    expect(mail).toMatchObject({ template: 'reset-password', values: { firstName: 'Ana' } });
    expect(fromLink(mail, 'email')).toBe(email);
    expect(await readMails(test, unknown)).toEqual([]);
  });

  it('mails an address three times an hour and not more, and answers as before', async () => {
    const [{ email }, last] = [await registerPerson(test), await registerPerson(test)];
    for (let n = 0; n < 5; n++) expect((await forgot(email)).statusCode).toBe(200);
    await askForLink(last.email);
    expect(await readMails(test, email)).toHaveLength(3);
  });

  it('answers 429 to the twenty-first of one network in an hour', async () => {
    const network = newNetwork();
    for (let n = 0; n < 20; n++) await forgot(newEmail(), network);
    expect((await forgot(newEmail(), network)).statusCode).toBe(429);
    test.clock.moveMs(3_600_000);
    expect((await forgot(newEmail(), network)).statusCode).toBe(200);
  });
});

describe('POST /api/auth/reset-password', () => {
  it.each([
    [{ newPassword: 'Corta1' }, 'La contraseña debe tener al menos 8 caracteres'],
    [{ resetToken: ' ' }, 'El enlace no es válido o venció.'],
  ])('answers 400 to %j', async (values, message) => {
    const payload = { email: newEmail(), resetToken: 'token', newPassword, ...values };
    const response = await call(test, '/api/auth/reset-password', { payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('refuses a password that leaks have made common, and the link is good for another one', async () => {
    const { email } = await registerPerson(test);
    const token = await askForLink(email);
    const refused = await reset(email, token, 'Password123');
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'breached_password']);
    expect((await reset(email, token)).statusCode).toBe(200);
  });

  it('answers 400 to a made-up token and to the token of another address', async () => {
    const [{ email }, other] = [await registerPerson(test), await registerPerson(test)];
    const token = await askForLink(email);
    for (const response of [await reset(email, 'made-up'), await reset(other.email, token)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ error: 'invalid_link', message: 'El enlace no es válido o venció.' });
    }
  });

  it('ends what opens the account without its password: keys of programs and the address of its calendar', async () => {
    const { email, token, accountId } = await signInAs(test, 'Professional');
    const { key } = await makeKey(test, token);
    const feed = await call(test, routes.agendaFeed, { token, payload: {} });
    const opened = async () => {
      const byKey = await call(test, routes.norms, { method: 'GET', token: key });
      const calendar = await test.app.inject({ url: new URL(feed.json().address).pathname });
      return [byKey.statusCode, calendar.statusCode];
    };
    expect(await opened()).toEqual([200, 200]);
    // The first mail told of the key.
    expect((await reset(email, await askForLink(email, 2))).statusCode).toBe(200);
    expect(await opened()).toEqual([401, 404]);
    expect(await readEvents(test, accountId)).toContain('password_reset');
  });

  it('changes the password, ends every session and tells the owner', async () => {
    const { email, user, token } = await registerPerson(test);
    const response = await reset(email.toUpperCase(), await askForLink(email));
    expect(response.json()).toEqual({
      success: true,
      message: 'La contraseña se cambió. Iniciá sesión con la nueva.',
    });
    expect((await me(token)).statusCode).toBe(401);
    expect((await logIn(test, email)).statusCode).toBe(401);
    expect((await logIn(test, email, newPassword)).json().user.emailConfirmed).toBe(true);
    expect(
      (await readMails(test, email)).flatMap(({ template }) => (template === 'security-event' ? [] : [template])),
    ).toEqual(['reset-password', 'password-changed']);
    expect(await readEvents(test, user.id)).toEqual([
      'account_registered',
      'password_reset_requested',
      'password_reset',
      'login_failed',
      'login_succeeded',
      'new_device',
    ]);
  });

  it('works once, even for calls that race', async () => {
    const { email } = await registerPerson(test);
    const token = await askForLink(email);
    const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => reset(email, token, `Distinta${n}contra`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  it('ends after an hour, and when a newer link was asked for', async () => {
    const { email } = await registerPerson(test);
    const first = await askForLink(email);
    const second = await askForLink(email, 2);
    expect((await reset(email, first)).statusCode).toBe(400);
    test.clock.moveMs(resetTokenLifetimeMs);
    expect((await reset(email, second)).statusCode).toBe(400);
  });

  it('lets in again whom wrong passwords had locked out', async () => {
    const { email } = await registerPerson(test);
    const network = newNetwork();
    for (let n = 0; n < 5; n++) await logIn(test, email, 'Equivocada1', { network });
    expect((await logIn(test, email, goodPassword, { network })).statusCode).toBe(423);
    await reset(email, await askForLink(email));
    expect((await logIn(test, email, newPassword, { network })).statusCode).toBe(200);
  });
});

describe('POST /api/auth/change-password', () => {
  const change = (token: string | undefined, currentPassword = goodPassword, next = newPassword) =>
    call(test, '/api/auth/change-password', {
      ...(token ? { token } : {}),
      payload: { currentPassword, newPassword: next },
    });

  it('answers 401 without a session and 400 to a weak password', async () => {
    expect((await change(undefined)).statusCode).toBe(401);
    const { token } = await registerPerson(test);
    expect((await change(token, goodPassword, 'corta')).statusCode).toBe(400);
  });

  it('refuses a password that leaks have made common, and changes nothing', async () => {
    const { token, email } = await registerPerson(test);
    expect((await change(token, goodPassword, 'Welcome1')).json().error).toBe('breached_password');
    expect((await logIn(test, email)).statusCode).toBe(200);
  });

  it('answers 400 to a wrong current password, which is no reason to end the session', async () => {
    const { token, email } = await registerPerson(test);
    const response = await change(token, 'Equivocada1');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'invalid_credentials',
      message: 'La contraseña actual no es correcta',
    });
    expect((await me(token)).statusCode).toBe(200);
    expect((await logIn(test, email)).statusCode).toBe(200);
  });

  it('locks after five wrong current passwords, as a login does; who signs in with the right one is not kept out', async () => {
    const { token, email } = await registerPerson(test);
    for (let n = 0; n < 5; n++) await change(token, 'Equivocada1');
    expect((await change(token)).statusCode).toBe(423);
    expect((await logIn(test, email)).statusCode).toBe(200);
  });

  it('ends the other sessions, keeps its own, and tells the owner', async () => {
    const { token, email, user, refreshToken } = await registerPerson(test);
    const other = (await logIn(test, email)).json();
    const response = await change(token);
    expect(response.json()).toEqual({
      success: true,
      message: 'La contraseña se cambió. Las demás sesiones se cerraron.',
    });
    expect((await me(other.token)).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(200);
    expect((await call(test, '/api/auth/refresh-token', { payload: { refreshToken } })).statusCode).toBe(200);
    expect((await logIn(test, email)).statusCode).toBe(401);
    expect((await logIn(test, email, newPassword)).statusCode).toBe(200);
    // Each of the two sign-ins came from a device of its own.
    const templates = (await readMails(test, email)).map(({ template }) => template);
    expect(templates).toEqual(['security-event', 'password-changed', 'security-event']);
    expect(await readEvents(test, user.id)).toContain('password_changed');
  });

  it('is done by one of two calls that race', async () => {
    const { token } = await registerPerson(test);
    const answers = await Promise.all([
      change(token, goodPassword, 'Primera1contra'),
      change(token, goodPassword, 'Segunda1contra'),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeGreaterThanOrEqual(400);
    expect(statuses[1]).toBeLessThan(500);
  });

  it('takes a password whichever way its letters are composed', async () => {
    const { token, email } = await registerPerson(test);
    await change(token, goodPassword, 'Contraseña1'.normalize('NFC'));
    expect((await logIn(test, email, 'Contraseña1'.normalize('NFD'))).statusCode).toBe(200);
  });
});
