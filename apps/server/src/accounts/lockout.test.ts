import { lockout, loginFailuresPerAddress } from '@foja/contracts/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../platform/rate-limit/rate-limit.table.ts';
import { goodPassword, logIn, newEmail, newNetwork, registerPerson } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { readEvents, readWholeLog } from '../testing/read-activity.ts';
import { knownNetworks, lockouts } from './accounts.table.ts';
import { bounds, networkOf } from './bounds.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const wrong = 'Equivocada1';
/** Tries to sign in from one network that nobody else uses. */
function fromOnePlace(email: string, network = newNetwork()) {
  const enter = (password = goodPassword, as = email) => logIn(test, as, password, { network });
  const fail = async (times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await enter(wrong)).statusCode);
    return statuses;
  };
  return { enter, fail };
}

describe('five wrong passwords in fifteen minutes from one network', () => {
  it('lock the account there, even for the right password, and say so', async () => {
    const { email, user } = await registerPerson(test);
    const { enter, fail } = fromOnePlace(email);
    expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
    const response = await enter();
    expect(response.statusCode).toBe(423);
    expect(response.json()).toEqual({
      error: 'account_locked',
      message: 'Cuenta bloqueada por múltiples intentos. Intenta más tarde.',
    });
    expect(await readEvents(test, user.id)).toEqual([
      'account_registered',
      ...Array(5).fill('login_failed'),
      'account_locked_out',
    ]);
  });

  it('lock nobody out anywhere else: the owner signs in from their own network meanwhile', async () => {
    const { email } = await registerPerson(test);
    const owner = fromOnePlace(email);
    await fromOnePlace(email).fail(6);
    expect((await owner.enter()).statusCode).toBe(200);
    expect(await owner.fail(4)).toEqual([401, 401, 401, 401]);
    expect((await owner.enter()).statusCode).toBe(200);
  });

  it('lock an address without an account in the same way', async () => {
    expect(await fromOnePlace(newEmail()).fail(6)).toEqual([401, 401, 401, 401, 401, 423]);
  });

  it('lock for fifteen minutes and not longer, and the count begins again', async () => {
    const { email } = await registerPerson(test);
    const { enter, fail } = fromOnePlace(email);
    await fail(5);
    test.clock.moveMs(lockout.lockMs - 1_000);
    expect((await enter()).statusCode).toBe(423);
    test.clock.moveMs(1_000);
    expect((await enter(wrong)).statusCode).toBe(401);
    expect((await enter()).statusCode).toBe(200);
  });

  it('do not lock when they are further apart', async () => {
    const { email } = await registerPerson(test);
    const { enter, fail } = fromOnePlace(email);
    await fail(4);
    test.clock.moveMs(lockout.windowMs);
    expect(await fail(4)).toEqual([401, 401, 401, 401]);
    expect((await enter()).statusCode).toBe(200);
  });

  it('do not lock when a right one comes between', async () => {
    const { email } = await registerPerson(test);
    const { enter, fail } = fromOnePlace(email);
    await fail(4);
    expect((await enter()).statusCode).toBe(200);
    expect(await fail(4)).toEqual([401, 401, 401, 401]);
    expect((await enter()).statusCode).toBe(200);
  });

  it('are counted whatever the case of the address', async () => {
    const { email } = await registerPerson(test);
    const { enter } = fromOnePlace(email);
    for (let n = 0; n < 5; n++) await enter(wrong, n % 2 ? email.toUpperCase() : email);
    expect((await enter()).statusCode).toBe(423);
  });

  it('teach nothing more to twenty guesses at once', async () => {
    const { email } = await registerPerson(test);
    const { enter } = fromOnePlace(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(wrong)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(423)]);
  });

  it('do not hold up an account that signs in from many tabs at once', async () => {
    const { email } = await registerPerson(test);
    const { enter } = fromOnePlace(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  });

  it('leave neither address nor network in the tables nor in the activity log', async () => {
    const { email } = await registerPerson(test);
    const unknown = newEmail();
    const network = newNetwork();
    await fromOnePlace(email, network).enter();
    await fromOnePlace(email, network).fail(5);
    await fromOnePlace(unknown, network).fail(5);
    const kept = JSON.stringify([
      await test.deps.db.select().from(attempts),
      await test.deps.db.select().from(lockouts),
      await test.deps.db.select().from(knownNetworks),
      await readWholeLog(test),
    ]);
    for (const secret of [email, unknown, network, goodPassword, wrong]) expect(kept).not.toContain(secret);
  });
});

describe('a hundred wrong passwords in an hour from everywhere', () => {
  const failEverywhere = async (email: string) => {
    for (let n = 0; n < bounds.wrongPasswordsAnywhere.limit; n += 4) await fromOnePlace(email).fail(4);
  };

  it('close the account to networks from which it never signed in, and to no other', async () => {
    const { email } = await registerPerson(test);
    const owner = fromOnePlace(email);
    await owner.enter();
    await failEverywhere(email);
    expect((await fromOnePlace(email).enter()).statusCode).toBe(423);
    expect((await owner.enter()).statusCode).toBe(200);
    test.clock.moveMs(bounds.wrongPasswordsAnywhere.windowMs);
    expect((await fromOnePlace(email).enter()).statusCode).toBe(200);
  });

  it('close it to a network as well from which it last signed in more than ninety days ago', async () => {
    const { email } = await registerPerson(test);
    const owner = fromOnePlace(email);
    await owner.enter();
    test.clock.moveMs(90 * 86_400_000);
    await failEverywhere(email);
    expect((await owner.enter()).statusCode).toBe(423);
  });

  it('close an address without an account alike', async () => {
    const email = newEmail();
    await failEverywhere(email);
    expect((await fromOnePlace(email).enter()).statusCode).toBe(423);
  });
});

describe('twenty failed logins an hour from one network address', () => {
  it('answer 429 from then on, for every account, and stop doing so after the hour', async () => {
    const network = newNetwork();
    const { email } = await registerPerson(test);
    for (let n = 0; n < loginFailuresPerAddress.failures; n++) {
      expect((await logIn(test, newEmail(), wrong, { network })).statusCode).toBe(401);
    }
    const refused = await logIn(test, email, goodPassword, { network });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      error: 'rate_limited',
      message: 'Demasiados intentos de login desde tu IP. Por favor espera 1 hora antes de intentar nuevamente.',
    });
    expect((await logIn(test, email)).statusCode).toBe(200);
    test.clock.moveMs(loginFailuresPerAddress.windowMs);
    expect((await logIn(test, email, goodPassword, { network })).statusCode).toBe(200);
  });

  it('are twenty however many calls race', async () => {
    const network = newNetwork();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(test, newEmail(), wrong, { network })));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
  });

  it('are forgotten by the table in time', async () => {
    await logIn(test, newEmail(), wrong);
    test.clock.moveMs(2 * 86_400_000);
    // Each removes some of the old ones with what it writes: of the network, of the address, and of both.
    for (let n = 0; n < 4; n++) await logIn(test, newEmail(), wrong);
    expect(await test.deps.db.select().from(attempts)).toHaveLength(4 * 3);
  });
});

describe('networkOf', () => {
  it('counts all addresses of one IPv6 subscriber together', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const hexadecimal = (groups: number[]) => groups.map((value) => value.toString(16)).join(':');
    fc.assert(
      fc.property(
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        (prefix, one, other) => {
          expect(networkOf(hexadecimal([...prefix, ...one]))).toBe(networkOf(hexadecimal([...prefix, ...other])));
        },
      ),
    );
    expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:1::'));
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'));
  });

  it('counts each IPv4 address alone, written either way', () => {
    expect(networkOf('190.0.2.1')).toBe('190.0.2.1');
    expect(networkOf('::ffff:190.0.2.1')).toBe('190.0.2.1');
  });
});
