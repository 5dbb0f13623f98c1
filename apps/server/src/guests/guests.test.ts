import { hash } from 'node:crypto';
import {
  type GuestProof,
  type GuestProofTask,
  guestProofTaskSchema,
  hasLeadingZeroBits,
  proofInput,
} from '@foja/contracts/guest-proof';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestTokens } from '../accounts/guest-tokens.table.ts';
import { readConfig } from '../platform/config.ts';
import { addAttempt } from '../platform/rate-limit/rate-limit.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { signInAs } from '../testing/sign-in-as.ts';

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

  it('gives one network its bound freely, whatever its browsers call themselves, and counts a /64 of IPv6 as one', async () => {
    const perNetwork = config.guestTokensPerNetwork;
    const given = await Promise.all(
      Array.from({ length: perNetwork + 5 }, (_, n) => ask(newFingerprint(), `2001:db8:1:2::${(n + 1).toString(16)}`)),
    );
    expect(given.filter(({ statusCode }) => statusCode === 200)).toHaveLength(perNetwork);
    const refused = given.find(({ statusCode }) => statusCode !== 200);
    expect([refused?.statusCode, refused?.json().error]).toEqual([428, 'proof_required']);
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

describe('a network that has had its free tokens of the day', () => {
  let busy: TestApp;
  beforeAll(async () => {
    busy = await buildTestApp({ config: { ...config, guestTokensPerNetwork: 1 } });
  });
  afterAll(() => busy.close());

  let networks = 0;
  const newNetwork = () => `10.77.0.${networks++}`;
  const askBusy = (network: string, proof?: GuestProof) =>
    busy.app.inject({
      method: 'POST',
      url: '/api/auth/guest-token',
      headers: callHeaders(),
      payload: { clientFingerprint: newFingerprint(), userAgent: 'Mozilla/5.0', ...(proof && { proof }) },
      remoteAddress: network,
    });
  const taskFor = async (network: string): Promise<GuestProofTask> => {
    const refused = await askBusy(network);
    expect([refused.statusCode, refused.json().error]).toEqual([428, 'proof_required']);
    return guestProofTaskSchema.parse(refused.json().details);
  };
  const solve = ({ challenge, bits }: GuestProofTask): GuestProof => {
    for (let nonce = 0; ; nonce += 1) {
      const hashed = hash('sha256', proofInput({ challenge, nonce }), 'buffer');
      if (hasLeadingZeroBits(hashed, bits)) return { challenge, nonce };
    }
  };

  it('has one more for each proof of work, once, and each is more work than the one before', async () => {
    const network = newNetwork();
    await askBusy(network);
    const first = await taskFor(network);
    const proof = solve(first);
    const raced = await Promise.all([askBusy(network, proof), askBusy(network, proof), askBusy(network, proof)]);
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 428, 428]);
    expect((await taskFor(network)).bits).toBe(first.bits + 1);
  });

  it('has none for a wrong number, for a task of another network or of its own making, or for one that has ended', async () => {
    const [network, other] = [newNetwork(), newNetwork()];
    await askBusy(network);
    await askBusy(other);
    const { challenge, bits } = await taskFor(network);
    const proof = solve({ challenge, bits });
    const [head, payload] = challenge.split('.');
    const easier = { ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), bits: 1 };
    const forged = `${head}.${Buffer.from(JSON.stringify(easier)).toString('base64url')}.${challenge.split('.')[2]}`;
    expect((await askBusy(network, { challenge, nonce: proof.nonce + 1 })).statusCode).toBe(428);
    expect((await askBusy(other, proof)).statusCode).toBe(428);
    expect((await askBusy(network, solve({ challenge: forged, bits: 1 }))).statusCode).toBe(428);
    busy.clock.moveMs(10 * 60_000 + 1_000);
    expect((await askBusy(network, proof)).statusCode).toBe(428);
  });

  it('has none at all after ten times as many', async () => {
    const network = newNetwork();
    for (let n = 0; n < 10; n++) {
      await addAttempt(busy.deps, { kind: 'guest-token', limit: 10, windowMs: dayMs }, network);
    }
    const refused = await askBusy(network);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'guest_tokens_exhausted']);
  });
});

describe('questions of guests from one network', () => {
  it('are bounded by the hour though none takes a use, also where one only puts a fact right; accounts and people in danger are not held up', async () => {
    const busy = await buildTestApp({ config: { ...config, guestQuestionsPerNetwork: 2 } });
    const ask = (token: string, message: string, remoteAddress = '2001:db8::1', more: object = {}) =>
      busy.app.inject({
        method: 'POST',
        url: '/Rag/rag-query',
        headers: callHeaders(token),
        payload: { message, ...more },
        remoteAddress,
      });
    const [guest, another] = [await guestToken(busy), await guestToken(busy)];
    const { token } = await signInAs(busy);
    const question = '¿Qué plazo hay para una cosa que nadie conoce?';
    expect((await ask(guest, question)).json().usesLeft).toBe(3);
    expect((await ask(another, question, '2001:db8::2')).statusCode).toBe(200);
    const refused = await ask(another, question, '2001:db8::3');
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'rate_limited']);
    expect((await ask(token, question)).statusCode).toBe(200);
    expect((await ask(guest, 'Mi pareja me pega y tengo miedo')).json().helpLines).not.toHaveLength(0);
    expect((await ask(another, question, '2001:db8:0:1::1')).statusCode).toBe(200);
    busy.clock.moveMs(3_600_000);
    expect((await ask(guest, question)).statusCode).toBe(200);
    const correction = { start: 0, words: '7 años', instead: '9 años' };
    expect((await ask(guest, question, undefined, { correction })).statusCode).toBe(400);
    expect((await ask(guest, question, undefined, { correction })).statusCode).toBe(429);
    await busy.close();
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

  it('nobody is believed where the installation names no balancer', async () => {
    const fingerprint = newFingerprint();
    const given = [];
    for (let n = 1; n <= 4; n++) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/auth/guest-token',
        headers: { ...callHeaders(), 'x-forwarded-for': `190.1.2.${n}` },
        payload: { clientFingerprint: fingerprint, userAgent: 'Mozilla/5.0' },
        remoteAddress: '10.0.0.7',
      });
      given.push(answer.statusCode);
    }
    expect(given).toEqual([200, 200, 200, 429]);
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

  it('is refused though it is whole, where this installation keeps nothing of it', async () => {
    const { token } = (await ask()).json();
    await test.deps.db.delete(guestTokens).where(eq(guestTokens.id, String(decodeJwt(token).sub)));
    const response = await remaining(token);
    expect([response.statusCode, response.json().error]).toEqual([401, 'invalid_guest_token']);
  });

  it('is refused though signed with the secret, where it is of another algorithm or another issuer', async () => {
    const { token } = (await ask()).json();
    const sign = (alg: string, iss: string) =>
      new SignJWT({ ...decodeJwt(token), iss })
        .setProtectedHeader({ alg })
        .sign(new TextEncoder().encode(test.deps.jwtSecret));
    expect((await remaining(await sign('HS256', 'foja'))).statusCode).toBe(200);
    expect((await remaining(await sign('HS384', 'foja'))).statusCode).toBe(401);
    expect((await remaining(await sign('HS256', 'foja-guest-proof'))).statusCode).toBe(401);
  });

  it('is refused when altered, unsigned or made up', async () => {
    const { token } = (await ask()).json();
    const [header, payload, signature] = token.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const bad of [
      // Not its end: the last character of a signature holds bits that say nothing.
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${unsigned}.${payload}.`,
      'nothing',
      'a.b.c',
    ]) {
      expect((await remaining(bad)).statusCode, bad).toBe(401);
    }
  });
});
