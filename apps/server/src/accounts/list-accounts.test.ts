import { type UsersQuery, usersQuerySchema, usersResponseSchema } from '@foja/contracts/admin';
import { lockout } from '@foja/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { reserveUse } from '../usage/reserve-use.ts';
import { usedByAccountSql } from '../usage/used-by-account-sql.ts';
import { listAccounts } from './list-accounts.ts';
import { liftLockout, lockOut } from './lockout.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const dayMs = 86_400_000;
  const now = test.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const people = [
    await signInAs(test, 'User', {
      firstName: 'Ángela',
      lastName: 'Muñoz',
      email: 'amunoz@uno.example',
      createdAt: ago(5),
      emailConfirmedAt: null,
    }),
    await signInAs(test, 'Professional', {
      firstName: 'Bruno',
      lastName: 'ÁLVAREZ',
      email: 'bruno@dos.example',
      createdAt: ago(4),
      lastLoginAt: ago(1),
    }),
    await signInAs(test, 'Admin', {
      firstName: 'Carla',
      lastName: 'Zeta',
      email: 'carla_100%@tres.example',
      createdAt: ago(3),
      lockedAt: now,
    }),
    await signInAs(test, 'User', {
      firstName: 'Diego',
      lastName: 'Benítez',
      email: 'diego@cuatro.example',
      createdAt: ago(2),
      lastLoginAt: ago(2),
      trialEndsAt: new Date(now.getTime() + dayMs),
    }),
  ];
  const [angela, bruno, , diego] = people;
  const use = async (person: typeof angela, role: 'User' | 'Professional' | 'Premium', times: number) => {
    for (let n = 0; n < times; n++) await reserveUse(test.deps, { role, subject: `user:${person?.accountId}` }, 'chat');
  };
  await use(angela, 'User', 2);
  await use(bruno, 'Professional', 3);
  // Before the trial: these count for the Free plan and not for the trial's month.
  await use(diego, 'User', 4);
  await use(diego, 'Premium', 1);
});
afterAll(() => test.close());

const list = async (query: Partial<Record<keyof UsersQuery, unknown>> = {}) => {
  const answer = await listAccounts(test.deps, usersQuerySchema.parse(query), usedByAccountSql);
  return usersResponseSchema.parse(answer);
};
const names = async (query: Partial<Record<keyof UsersQuery, unknown>> = {}) =>
  (await list(query)).users.map(({ firstName }) => firstName);

describe('the list of accounts for administration', () => {
  it('tells until when wrong passwords keep an account closed, and for no other', async () => {
    const email = 'amunoz@uno.example';
    await lockOut(test.deps, [email, '10.9.9.9']);
    const until = (await list()).users.filter(({ lockedOutUntil }) => lockedOutUntil !== null);
    expect(until.map(({ email, lockedOutUntil }) => [email, lockedOutUntil])).toEqual([
      [email, new Date(test.clock.now().getTime() + lockout.lockMs).toISOString()],
    ]);
    await liftLockout(test.deps, email);
    expect((await list()).users.every(({ lockedOutUntil }) => lockedOutUntil === null)).toBe(true);
  });

  it.each([
    ['munoz', ['Ángela']],
    ['MUÑOZ', ['Ángela']],
    ['angela', ['Ángela']],
    ['mun\u0303oz ange', ['Ángela']],
    ['alvarez', ['Bruno']],
    ['@tres', ['Carla']],
    ['100%', ['Carla']],
    ['%', ['Carla']],
    ['_', ['Carla']],
    ['example', ['Diego', 'Carla', 'Bruno', 'Ángela']],
    ['\u0000', ['Diego', 'Carla', 'Bruno', 'Ángela']],
    ['nadie', []],
  ])('finds by %j whatever the case and the accents', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  it('says that an address is not confirmed only where that is asked for', async () => {
    expect(await names({ status: 'unconfirmed' })).toEqual([]);
    expect((await list({ search: 'ángela' })).users[0]?.status).toBe('active');
    const asking = { ...test.deps, config: { ...test.deps.config, requireEmailConfirmation: true } };
    const query = usersQuerySchema.parse({ status: 'unconfirmed' });
    const { users } = await listAccounts(asking, query, usedByAccountSql);
    expect(users.map(({ firstName, status }) => [firstName, status])).toEqual([['Ángela', 'unconfirmed']]);
  });

  it('filters by role and by status', async () => {
    expect(await names({ role: 'User' })).toEqual(['Diego', 'Ángela']);
    expect(await names({ status: 'locked' })).toEqual(['Carla']);
    expect(await names({ status: 'active', role: 'User' })).toEqual(['Diego', 'Ángela']);
  });

  it.each([
    ['createdAt', ['Ángela', 'Bruno', 'Carla', 'Diego']],
    ['lastName', ['Bruno', 'Diego', 'Ángela', 'Carla']],
    ['email', ['Ángela', 'Bruno', 'Carla', 'Diego']],
    ['used', ['Carla', 'Diego', 'Ángela', 'Bruno']],
  ])('sorts by %s both ways', async (sort, expected) => {
    expect(await names({ sort, order: 'asc' })).toEqual(expected);
    expect(await names({ sort, order: 'desc' })).toEqual([...expected].reverse());
  });

  it('sorts by rank of the role, and by last sign-in with those who never did at the far end', async () => {
    const roles = (await list({ sort: 'role', order: 'desc' })).users.map(({ role }) => role);
    expect(roles).toEqual(['Admin', 'Professional', 'User', 'User']);
    expect((await names({ sort: 'lastLoginAt', order: 'desc' })).slice(0, 2)).toEqual(['Bruno', 'Diego']);
    expect((await names({ sort: 'lastLoginAt', order: 'asc' })).slice(2)).toEqual(['Diego', 'Bruno']);
  });

  it('tells uses and limit of the role in force, in its period', async () => {
    const { users } = await list({ sort: 'createdAt', order: 'asc' });
    expect(users.map(({ role, used, limit }) => [role, used, limit])).toEqual([
      ['User', 2, 10],
      ['Professional', 3, 50],
      ['Admin', 0, 999_999],
      ['User', 1, 100],
    ]);
  });

  it('pages without losing or repeating anybody, and knows the total past the end', async () => {
    for (let n = 0; n < 8; n++) await signInAs(test, 'Premium', { lastName: 'Igual' });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ sort: 'lastName', page, pageSize: 5 })));
    const ids = pages.flatMap(({ users }) => users.map(({ id }) => id));
    expect(new Set(ids).size).toBe(12);
    expect(pages.map(({ users }) => users.length)).toEqual([5, 5, 2, 0]);
    expect(pages.map(({ total }) => total)).toEqual([12, 12, 12, 12]);
  });
});
