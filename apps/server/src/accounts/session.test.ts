import { accessTokenLifetimeMs, refreshRaceMs, refreshTokenLifetimeMs } from '@foja/contracts/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  chromeOnWindows,
  firefoxOnLinux,
  goodPassword,
  logIn,
  newEmail,
  registerPerson,
} from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { readEvents } from '../testing/read-activity.ts';
import { readMails } from '../testing/read-mails.ts';
import { accounts, refreshTokens } from './accounts.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const me = (token: string) => call(test, '/api/account', { method: 'GET', token });
const refresh = (refreshToken: string, userAgent = chromeOnWindows) =>
  call(test, '/api/auth/refresh-token', { payload: { refreshToken, applicationId: 'foja' }, userAgent });

describe('POST /api/auth/login', () => {
  it.each([
    [{}, 'El email es requerido'],
    [{ email: 'nada', password: goodPassword }, 'Ingresa un email válido'],
    [{ email: 'a@b.example' }, 'La contraseña es requerida'],
    [{ email: 'a@b.example', password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
  ])('answers 400 to %j', async (payload, message) => {
    const response = await call(test, '/api/auth/login', { payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_request', message });
  });

  it('answers 400 to the identifier of another application', async () => {
    const payload = { email: 'a@b.example', password: goodPassword, applicationId: 'otra' };
    expect((await call(test, '/api/auth/login', { payload })).statusCode).toBe(400);
  });

  it('answers a wrong password and an unknown address alike, with 401', async () => {
    const { email } = await registerPerson(test);
    const wrong = await logIn(test, email, 'Equivocada1');
    const unknown = await logIn(test, newEmail(), 'Equivocada1');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ error: 'invalid_credentials', message: 'Email o contraseña incorrectos' });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });

  it('signs in whatever the case and the spaces of the address, and says when the token ends', async () => {
    const { email, user } = await registerPerson(test);
    const response = await logIn(test, ` ${email.toUpperCase()} `);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      success: true,
      expiresAt: new Date(test.clock.now().getTime() + accessTokenLifetimeMs).toISOString(),
      user: { id: user.id, email, firstName: 'Ana', lastName: 'Díaz', role: 'User', trialEndsAt: null },
    });
    expect((await me(response.json().token)).statusCode).toBe(200);
    expect(await readEvents(test, user.id)).toEqual(['account_registered', 'login_succeeded', 'new_device']);
  });

  it('never answers with the password or its hash', async () => {
    const { email } = await registerPerson(test);
    const { body } = await logIn(test, email);
    expect(body).not.toContain(goodPassword);
    expect(body).not.toContain('argon2');
  });
});

describe('an access token', () => {
  it('ends after thirty minutes', async () => {
    const { token } = await registerPerson(test);
    test.clock.moveMs(accessTokenLifetimeMs - 1_000);
    expect((await me(token)).statusCode).toBe(200);
    test.clock.moveMs(1_000);
    const late = await me(token);
    expect(late.statusCode).toBe(401);
    expect(late.json().error).toBe('invalid_token');
  });

  it('is refused when altered, unsigned, made up or signed by another key', async () => {
    const { token } = await registerPerson(test);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const altered = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const bad of [
      `${header}.${payload}.${altered}`,
      `${header}.${encoded({ ...claims, exp: claims.exp + 86_400 })}.${signature}`,
      `${encoded({ alg: 'none' })}.${payload}.`,
      `${encoded({ alg: 'none' })}.${payload}.${signature}`,
      `${encoded({ alg: 'HS512' })}.${payload}.${signature}`,
      'a.b.c',
      'nothing',
    ]) {
      expect((await me(bad)).statusCode, bad).toBe(401);
    }
  });

  it('stops working with the next call once its session is closed', async () => {
    const { token, user, refreshToken } = await registerPerson(test);
    const response = await call(test, '/api/auth/logout', { token });
    expect(response.statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect(await readEvents(test, user.id)).toEqual(['account_registered', 'logout']);
  });

  it('stops working with the next call once its account is locked, and so does what renews it', async () => {
    const { token, user, refreshToken } = await registerPerson(test);
    await test.deps.db.update(accounts).set({ lockedAt: test.clock.now() }).where(eq(accounts.id, user.id));
    expect((await me(token)).statusCode).toBe(401);
    const refused = await refresh(refreshToken);
    expect([refused.statusCode, refused.json().error]).toEqual([423, 'account_locked']);
  });

  it('is needed to log out', async () => {
    expect((await call(test, '/api/auth/logout')).statusCode).toBe(401);
  });

  it('logs out with an empty body that says that it is JSON', async () => {
    const { token } = await registerPerson(test);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { applicationid: 'foja', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('POST /api/auth/refresh-token', () => {
  it('answers 400 without a token', async () => {
    const response = await call(test, '/api/auth/refresh-token', { payload: {} });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('No refresh token available');
  });

  it('answers 401 to a token that nobody was given', async () => {
    const response = await refresh('made-up');
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toBe('invalid_refresh_token');
  });

  it('gives a new pair, and the new one works in its turn', async () => {
    const first = await registerPerson(test);
    test.clock.moveMs(accessTokenLifetimeMs);
    const second = (await refresh(first.refreshToken)).json();
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await me(second.token)).statusCode).toBe(200);
    const third = await refresh(second.refreshToken);
    expect(third.statusCode).toBe(200);
    expect(third.json().user.id).toBe(first.user.id);
  });

  it('rolls: a session in use outlives thirty days, one left alone does not', async () => {
    let { refreshToken } = await registerPerson(test);
    for (let month = 0; month < 3; month++) {
      test.clock.moveMs(refreshTokenLifetimeMs - 1_000);
      const response = await refresh(refreshToken);
      expect(response.statusCode).toBe(200);
      ({ refreshToken } = response.json());
    }
    test.clock.moveMs(refreshTokenLifetimeMs);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('makes one successor of twenty calls that race, and all get the same answer', async () => {
    const { refreshToken } = await registerPerson(test);
    const before = (await test.deps.db.select().from(refreshTokens)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await test.deps.db.select().from(refreshTokens)).toHaveLength(before + 1);
  });

  it('gives the very same answer to a second use within ten seconds from the same browser', async () => {
    const { refreshToken } = await registerPerson(test);
    const first = await refresh(refreshToken);
    test.clock.moveMs(refreshRaceMs);
    const second = await refresh(refreshToken);
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
  });

  it('ends the whole session at a second use after ten seconds', async () => {
    const { refreshToken, user } = await registerPerson(test);
    const { token, refreshToken: successor } = (await refresh(refreshToken)).json();
    test.clock.moveMs(refreshRaceMs + 1);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(401);
    expect((await refresh(successor)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect(await readEvents(test, user.id)).toEqual(['account_registered', 'refresh_reused']);
    // Told once, whatever is tried with it afterwards.
    expect((await readMails(test, user.email)).map(({ values }) => values)).toMatchObject([
      { event: 'session-copied', device: 'Chrome en Windows' },
    ]);
  });

  it('ends the session at a second use from another browser, however soon', async () => {
    const { refreshToken, user } = await registerPerson(test);
    const { token } = (await refresh(refreshToken)).json();
    expect((await refresh(refreshToken, firefoxOnLinux)).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(401);
    expect(await readEvents(test, user.id)).toContain('refresh_reused');
  });

  it('leaves the other sessions of the account alone when one is ended by reuse', async () => {
    const { refreshToken, email } = await registerPerson(test);
    const other = (await logIn(test, email)).json();
    await refresh(refreshToken);
    await refresh(refreshToken, firefoxOnLinux);
    expect((await me(other.token)).statusCode).toBe(200);
  });

  it('keeps the session of a browser that was updated', async () => {
    const { refreshToken } = await registerPerson(test);
    expect((await refresh(refreshToken, chromeOnWindows.replace('142', '143'))).statusCode).toBe(200);
  });

  it('stores no token as it is', async () => {
    const { refreshToken } = await registerPerson(test);
    const rows = JSON.stringify(await test.deps.db.select().from(refreshTokens));
    expect(rows).not.toContain(refreshToken);
    expect(JSON.stringify(await test.deps.db.select().from(accounts))).not.toContain(goodPassword);
  });
});
