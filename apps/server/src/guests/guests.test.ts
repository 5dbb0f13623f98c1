import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
let clients = 0;
/** A browser that no other test uses. */
const newFingerprint = () => `fingerprint-${clients++}`;
const ask = (clientFingerprint = newFingerprint(), address = '127.0.0.1') =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/guest-token',
    headers: callHeaders(),
    payload: { clientFingerprint, userAgent: 'Mozilla/5.0' },
    remoteAddress: address,
  });

describe('POST /api/auth/guest-token', () => {
  it.each([
    [{ userAgent: 'x' }],
    [{ clientFingerprint: 'short', userAgent: 'x' }],
    [{ clientFingerprint: 'x'.repeat(33), userAgent: 'x' }],
    [{ clientFingerprint: 'fingerprint-0123456789' }],
  ])('answers 400 to %j', async (payload) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: callHeaders(),
      payload,
    });
    expect(response.statusCode).toBe(400);
  });

  it('gives a token of three uses that ends in the future', async () => {
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ usageRemaining: 3, usageLimit: 3 });
    expect(new Date(response.json().expiresAt).getTime()).toBeGreaterThan(test.clock.now().getTime());
  });

  it('gives no more than three tokens a day to one fingerprint and address, however many calls race', async () => {
    const fingerprint = newFingerprint();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(fingerprint)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({
      error: 'guest_tokens_exhausted',
      message: 'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.',
    });
  });

  it('counts another address and another fingerprint apart', async () => {
    const fingerprint = newFingerprint();
    for (let n = 0; n < 3; n++) await ask(fingerprint);
    expect((await ask(fingerprint)).statusCode).toBe(429);
    expect((await ask(newFingerprint())).statusCode).toBe(200);
    expect((await ask(fingerprint, '10.1.1.1')).statusCode).toBe(200);
  });

  it('gives a token again after a day', async () => {
    const fingerprint = newFingerprint();
    for (let n = 0; n < 3; n++) await ask(fingerprint);
    test.clock.moveMs(dayMs + 1);
    expect((await ask(fingerprint)).statusCode).toBe(200);
  });
});

describe('a guest token', () => {
  const remaining = (token: string) => test.app.inject({ url: '/api/usage/remaining', headers: callHeaders(token) });

  it('opens the calls of guests', async () => {
    const { token } = (await ask()).json();
    expect((await remaining(token)).json()).toMatchObject({ remaining: 3, used: 0, limit: 3 });
  });

  it('is refused with invalid_guest_token once it has expired', async () => {
    const { token } = (await ask()).json();
    test.clock.moveMs(dayMs + 1_000);
    const response = await remaining(token);
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toBe('invalid_guest_token');
  });

  it('is refused when altered, unsigned or made up', async () => {
    const { token } = (await ask()).json();
    const [header, payload, signature] = token.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const bad of [
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${unsigned}.${payload}.`,
      'nothing',
      'a.b.c',
    ]) {
      expect((await remaining(bad)).statusCode, bad).toBe(401);
    }
  });
});
