import { confirmTokenLifetimeMs } from '@foja/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { call, goodPassword, logIn, newEmail, newNetwork } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { askedCosts } from '../testing/cheap-password-hashes.ts';
import { readEvents, readWholeLog } from '../testing/read-activity.ts';
import { fromLink, readMails } from '../testing/read-mails.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { accounts, accountTokens } from './accounts.table.ts';
import { findAccount } from './find-account.ts';

const ana = { firstName: 'Ana', lastName: 'Díaz', password: goodPassword };
const register = (test: TestApp, email: string, values: object = {}, network = newNetwork()) =>
  call(test, '/api/auth/register', { payload: { ...ana, email, ...values }, network });

describe('POST /api/auth/register where no confirmation is required', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it.each([
    [{ firstName: '' }, 'El nombre es requerido'],
    [{ firstName: 'A' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ firstName: 'Ana\u0007Luz' }, 'El nombre no es válido'],
    [{ firstName: 'Ana\u0000Luz' }, 'La consulta tiene caracteres que no son texto.'],
    [{ lastName: undefined }, 'El apellido es requerido'],
    [{ lastName: 'D' }, 'El apellido debe tener al menos 2 caracteres'],
    [{ email: 'ana@' }, 'Ingresa un email válido'],
    [{ password: 'Corta1' }, 'La contraseña debe tener al menos 8 caracteres'],
    [{ password: 'sinmayuscula1' }, 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
  ])('answers 400 to %j', async (values, message) => {
    const response = await register(test, newEmail(), values);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it.each(['Password1', 'Qwerty123', 'paSSw0rd', '¡Trustno1!', 'PassW0rd.'])(
    'answers 400 to %s, which leaks have made common, whatever its case and the signs around it',
    async (password) => {
      const email = newEmail();
      const response = await register(test, email, { password });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        error: 'breached_password',
        message:
          'Esa contraseña figura en listas de contraseñas filtradas, que son las primeras que se prueban. Elegí otra.',
      });
      expect(await findAccount(test.deps, { email })).toBeNull();
    },
  );

  it('signs the new account in, as Free', async () => {
    const email = newEmail();
    const response = await register(test, email.toUpperCase());
    expect(response.statusCode).toBe(200);
    const { token, user } = response.json();
    expect(user).toMatchObject({ email, role: 'User', emailConfirmed: false });
    expect((await call(test, '/api/account', { method: 'GET', token })).json()).toEqual(user);
    expect(await readMails(test, email)).toEqual([]);
  });

  it('ignores a role that somebody adds to the payload', async () => {
    const response = await register(test, newEmail(), { role: 'SuperAdmin', emailConfirmedAt: '2020-01-01' });
    expect(response.json().user).toMatchObject({ role: 'User', emailConfirmed: false });
  });

  it('answers 409 to a taken address, in any case, and leaves its password as it was', async () => {
    const email = newEmail();
    await register(test, email);
    const response = await register(test, email.toUpperCase(), { password: 'Otracontra1' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: 'conflict',
      message: 'No se pudo crear la cuenta con esos datos. Si ya tenés una, iniciá sesión o restablecé la contraseña.',
    });
    expect((await logIn(test, email)).statusCode).toBe(200);
  });

  it('makes one account of ten calls that race', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(test, email)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('answers 429 to the fifty-first sign-up of one network in an hour', async () => {
    const network = newNetwork();
    const email = newEmail();
    const statuses: number[] = [];
    for (let n = 0; n < 51; n++) statuses.push((await register(test, email, {}, network)).statusCode);
    expect(statuses.slice(0, 50)).not.toContain(429);
    expect(statuses[50]).toBe(429);
    test.clock.moveMs(3_600_000);
    expect((await register(test, newEmail(), {}, network)).statusCode).toBe(200);
  });
});

describe('where the address must be confirmed', () => {
  let test: TestApp;
  beforeAll(async () => {
    const config = readConfig({
      LOG_LEVEL: 'silent',
      REQUIRE_EMAIL_CONFIRMATION: 'true',
      PUBLIC_URL: 'https://foja.example/',
    });
    test = await buildTestApp({ config });
  });
  afterAll(() => test.close());

  const confirm = (token: string) => call(test, `/api/auth/confirm-email?token=${encodeURIComponent(token)}`);
  const resend = (email: string, network = newNetwork()) =>
    call(test, '/api/auth/resend-confirmation', { payload: { email }, network });
  const lastToken = async (email: string) =>
    fromLink((await readMails(test, email)).filter(({ template }) => template === 'confirm-email').at(-1), 'token');

  it('register answers a new and a taken address alike; the mail tells its owner which it is', async () => {
    const email = newEmail();
    const fresh = await register(test, email);
    const taken = await register(test, email, { firstName: 'Mallory', password: 'Otracontra1' });
    expect(fresh.statusCode).toBe(200);
    expect(fresh.json()).toEqual({
      success: true,
      requiresConfirmation: true,
      message: 'Te enviamos un email para confirmar tu cuenta. Revisá tu bandeja de entrada y spam.',
    });
    expect(taken.statusCode).toBe(200);
    expect(taken.body).toBe(fresh.body);
    const mails = await readMails(test, email);
    expect(mails.map(({ template }) => template)).toEqual(['confirm-email', 'already-registered']);
    expect(mails[1]?.values).toMatchObject({ firstName: 'Ana' });
  });

  it('a password is hashed for a taken address as for a new one: the time tells nothing', async () => {
    const email = newEmail();
    const hashes: number[] = [];
    for (let n = 0; n < 2; n++) {
      const before = askedCosts().length;
      await register(test, email);
      hashes.push(askedCosts().length - before);
    }
    expect(hashes).toEqual([1, 1]);
  });

  it('the database is asked the same for a taken address as for a new one, which loses neither its link nor gains a line', async () => {
    const [taken, fresh] = [newEmail(), newEmail()];
    await register(test, taken);
    const token = await lastToken(taken);
    const linesBefore = (await readWholeLog(test)).length;
    const ofTaken = await statementsOf(() => register(test, taken));
    expect(await readWholeLog(test)).toHaveLength(linesBefore);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await statementsOf(() => register(test, fresh))).toEqual(ofTaken);
    expect(ofTaken.length).toBeGreaterThan(8);
  });

  it('mails an address three times an hour, the confirmation of a new one included, and not more', async () => {
    const email = newEmail();
    for (let n = 0; n < 6; n++) await register(test, email);
    const templates = (await readMails(test, email)).map(({ template }) => template);
    expect(templates).toEqual(['confirm-email', ...Array(2).fill('already-registered')]);
  });

  it('login answers 403 until it is, and only to the right password', async () => {
    const email = newEmail();
    await register(test, email);
    expect((await logIn(test, email, 'Equivocada1')).statusCode).toBe(401);
    const refused = await logIn(test, email);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      error: 'email_not_confirmed',
      message: 'Confirmá tu email antes de iniciar sesión.',
    });
    const [mail] = await readMails(test, email);
    expect(mail?.values.link).toMatch(/^https:\/\/foja\.example\/confirm-email\?token=/);
    expect((await confirm(fromLink(mail, 'token'))).json()).toEqual({
      success: true,
      message: 'Tu email quedó confirmado.',
    });
    const response = await logIn(test, email);
    expect(response.json().user.emailConfirmed).toBe(true);
    expect(await readEvents(test, response.json().user.id)).toEqual([
      'account_registered',
      'login_failed',
      'login_failed',
      'email_confirmed',
      'login_succeeded',
    ]);
  });

  it('a link works once, even for calls that race', async () => {
    const email = newEmail();
    await register(test, email);
    const token = await lastToken(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await confirm(token)).json()).toEqual({
      error: 'invalid_link',
      message: 'El enlace no es válido o venció.',
    });
  });

  it('a link ends after 24 hours', async () => {
    const email = newEmail();
    await register(test, email);
    test.clock.moveMs(confirmTokenLifetimeMs);
    expect((await confirm(await lastToken(email))).statusCode).toBe(400);
  });

  it('a link is 400 when made up or left out, and does not reset a password', async () => {
    const email = newEmail();
    await register(test, email);
    expect((await confirm('made-up')).statusCode).toBe(400);
    expect((await call(test, '/api/auth/confirm-email')).statusCode).toBe(400);
    const payload = { email, resetToken: await lastToken(email), newPassword: 'Otracontra1' };
    expect((await call(test, '/api/auth/reset-password', { payload })).statusCode).toBe(400);
  });

  it('a link sent again replaces the older one', async () => {
    const email = newEmail();
    await register(test, email);
    const first = await lastToken(email);
    const answer = await resend(email.toUpperCase());
    expect(answer.json()).toEqual({
      success: true,
      message: 'Email de confirmación reenviado. Revisa tu bandeja de entrada y spam.',
    });
    await expect.poll(() => readMails(test, email)).toHaveLength(2);
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(await lastToken(email))).statusCode).toBe(200);
  });

  it('sending again answers the same to an unknown, an unconfirmed and a confirmed address, and mails only the second', async () => {
    const [unknown, unconfirmed, confirmed, last] = [newEmail(), newEmail(), newEmail(), newEmail()];
    for (const email of [unconfirmed, confirmed, last]) await register(test, email);
    await confirm(await lastToken(confirmed));
    const answers = [await resend(unknown), await resend(confirmed), await resend(unconfirmed)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    // Work after an answer is done in order: once the last is there, so is everything before it.
    await resend(last);
    await expect.poll(() => readMails(test, last)).toHaveLength(2);
    expect(await readMails(test, unknown)).toEqual([]);
    expect(await readMails(test, confirmed)).toHaveLength(1);
    expect(await readMails(test, unconfirmed)).toHaveLength(2);
  });

  it('mails an address three times an hour and not more, and answers as before', async () => {
    const [email, last] = [newEmail(), newEmail()];
    await register(test, email);
    await register(test, last);
    for (let n = 0; n < 5; n++) expect((await resend(email)).statusCode).toBe(200);
    await resend(last);
    await expect.poll(() => readMails(test, last)).toHaveLength(2);
    expect(await readMails(test, email)).toHaveLength(4);
  });

  it('answers 429 to the twenty-first mail that one network asks for in an hour', async () => {
    const network = newNetwork();
    for (let n = 0; n < 20; n++) expect((await resend(newEmail(), network)).statusCode).toBe(200);
    const refused = await resend(newEmail(), network);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      error: 'rate_limited',
      message: 'Demasiados intentos. Inténtalo más tarde',
    });
  });

  it('stores no link token as it is', async () => {
    const email = newEmail();
    await register(test, email);
    const token = await lastToken(email);
    expect(JSON.stringify(await test.deps.db.select().from(accountTokens))).not.toContain(token);
    expect(await test.deps.db.select().from(accounts)).not.toHaveLength(0);
    expect((await findAccount(test.deps, { email }))?.emailConfirmedAt).toBeNull();
  });
});
