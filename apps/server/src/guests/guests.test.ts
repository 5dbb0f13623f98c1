import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';

const config = { ...readConfig({ LOG_LEVEL: 'silent' }), guestTokensPerNetwork: 25 };
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config });
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

  it('gives one network no more than its bound, whatever its browsers call themselves, and counts a /64 of IPv6 as one', async () => {
    const perNetwork = config.guestTokensPerNetwork;
    const given = await Promise.all(
      Array.from({ length: perNetwork + 5 }, (_, n) => ask(newFingerprint(), `2001:db8:1:2::${(n + 1).toString(16)}`)),
    );
    expect(given.filter(({ statusCode }) => statusCode === 200)).toHaveLength(perNetwork);
    const refused = given.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().error).toBe('guest_tokens_exhausted');
    expect((await ask(newFingerprint(), '2001:db8:1:3::1')).statusCode).toBe(200);
    test.clock.moveMs(dayMs + 1);
    expect((await ask(newFingerprint(), '2001:db8:1:2::1')).statusCode).toBe(200);
  });

  it('gives a token again after a day', async () => {
    const fingerprint = newFingerprint();
    for (let n = 0; n < 3; n++) await ask(fingerprint);
    test.clock.moveMs(dayMs + 1);
    expect((await ask(fingerprint)).statusCode).toBe(200);
  });
});

describe('behind a balancer', () => {
  it.each([
    ['one balancer', 1],
    ['a balancer of a known network', ['10.0.0.0/8']],
  ] as const)('the address that the client wrote itself is not believed: %s', async (_, trustProxy) => {
    const behind = await buildTestApp({ config: { ...config, trustProxy: trustProxy === 1 ? 1 : [...trustProxy] } });
    const fingerprint = newFingerprint();
    const ask = (forwardedFor: string) =>
      behind.app.inject({
        method: 'POST',
        url: '/api/auth/guest-token',
        headers: { ...callHeaders(), 'x-forwarded-for': forwardedFor },
        payload: { clientFingerprint: fingerprint, userAgent: 'Mozilla/5.0' },
        remoteAddress: '10.0.0.7',
      });
    const given = [];
    for (let n = 1; n <= 4; n++) given.push((await ask(`6.6.6.${n}, 190.1.2.3`)).statusCode);
    expect(given).toEqual([200, 200, 200, 429]);
    expect((await ask('190.9.9.9')).statusCode).toBe(200);
    await behind.close();
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
