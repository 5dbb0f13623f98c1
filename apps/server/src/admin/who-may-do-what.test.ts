import { randomUUID } from 'node:crypto';
import { roleSchema } from '@foja/contracts/role-schema';
import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { guestTokens } from '../accounts/guest-tokens.table.ts';
import { signToken } from '../accounts/tokens.ts';
import { planRequests } from '../plans/plans.table.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
const actors = new Map<string, SignedIn>();

beforeAll(async () => {
  test = await buildTestApp();
  for (const role of roleSchema.options) actors.set(role, await signInAs(test, role));
  // Somebody else could always sign in: the last SuperAdmin has tests of its own.
  await signInAs(test, 'SuperAdmin');
});
afterAll(() => test.close());

interface Call {
  method?: 'GET' | 'POST';
  url: string;
  body?: object;
}

const send = (token: string | undefined, { method = 'POST', url, body }: Call) =>
  test.app.inject({ method, url, headers: callHeaders(token), ...(body ? { payload: body } : {}) });
const as = async (role: Role, call: Call) => (await send(actors.get(role)?.token, call)).statusCode;

/** Somebody who has this role and whom no other line of the table has touched. */
async function target(role: Role): Promise<{ id: string; email: string; request: string }> {
  const { accountId: id, email } = await signInAs(test, role, { emailConfirmedAt: null });
  const request = randomUUID();
  await test.deps.db.insert(planRequests).values({
    id: request,
    accountId: id,
    plan: 'premium',
    status: 'pending',
    createdAt: test.clock.now(),
  });
  return { id, email, request };
}

type Target = Awaited<ReturnType<typeof target>>;
const gives = (role: Role) => (to: Target) => ({ url: routes.adminUserAction(to.id, 'role'), body: { role } });

/** Every act upon somebody. */
const acts: [string, (to: Target) => Call][] = [
  ['gives the role User to', gives('User')],
  ['gives the role Premium to', gives('Premium')],
  ['gives the role Admin to', gives('Admin')],
  ['gives the role SuperAdmin to', gives('SuperAdmin')],
  ['locks', (to) => ({ url: routes.adminUserAction(to.id, 'lock'), body: {} })],
  ['unlocks', (to) => ({ url: routes.adminUserAction(to.id, 'unlock') })],
  ['sends the confirmation again to', (to) => ({ url: routes.adminUserAction(to.id, 'resend-confirmation') })],
  ['resets the uses of', (to) => ({ url: routes.usageResetOf(to.email) })],
  ['grants a plan to', (to) => ({ url: routes.adminPlanRequestAction(to.request, 'grant'), body: {} })],
  ['declines a plan of', (to) => ({ url: routes.adminPlanRequestAction(to.request, 'decline'), body: {} })],
];

/** What the law says, written apart from the code that keeps it. */
function expected(actor: Role, act: string, on: Role): number {
  if (actor !== 'Admin' && actor !== 'SuperAdmin') return 403;
  if (actor === 'Admin' && (on === 'SuperAdmin' || act.includes('SuperAdmin'))) return 403;
  // A plan is beneath an administrator.
  if (act.startsWith('grants') && (on === 'Admin' || on === 'SuperAdmin')) return 409;
  return 200;
}

const table = roleSchema.options.flatMap((actor) =>
  acts.flatMap(([act, call]) => roleSchema.options.map((on) => ({ actor, act, on, call }))),
);

describe('acts upon an account', () => {
  it.each(table)('$actor $act $on', async ({ actor, act, on, call }) => {
    const to = await target(on);
    const before = await roleOf(to.id);
    const status = await as(actor, call(to));
    expect(status).toBe(expected(actor, act, on));
    if (status !== 200) expect(await roleOf(to.id)).toEqual(before);
  });

  it.each(['Admin', 'SuperAdmin'] as const)(
    '%s can neither change the own role nor lock the own account',
    async (role) => {
      const own = actors.get(role)!;
      expect(await as(role, { url: routes.adminUserAction(own.accountId, 'role'), body: { role: 'User' } })).toBe(409);
      expect(await as(role, { url: routes.adminUserAction(own.accountId, 'lock'), body: {} })).toBe(409);
      expect(await roleOf(own.accountId)).toEqual({ role, lockedAt: null });
    },
  );

  it('answers 404 for nobody, and 400 for what is no role, no id or too long a reason', async () => {
    const nobody = randomUUID();
    expect(await as('Admin', { url: routes.adminUserAction(nobody, 'role'), body: { role: 'User' } })).toBe(404);
    expect(await as('Admin', { url: routes.adminPlanRequestAction(nobody, 'grant'), body: {} })).toBe(404);
    const { id } = await target('User');
    expect(await as('Admin', { url: routes.adminUserAction(id, 'role'), body: { role: 'King' } })).toBe(400);
    expect(await as('Admin', { url: routes.adminUserAction('1', 'unlock') })).toBe(400);
    expect(await as('Admin', { url: routes.adminUserAction(id, 'lock'), body: { reason: 'x'.repeat(301) } })).toBe(400);
  });

  it('counts from the next call on: who is demoted or locked in mid-session can do nothing more', async () => {
    const demoted = await signInAs(test, 'Admin');
    const locked = await signInAs(test, 'Admin');
    const users = { method: 'GET', url: routes.adminUsers } as const;
    expect((await send(demoted.token, users)).statusCode).toBe(200);
    await as('SuperAdmin', { url: routes.adminUserAction(demoted.accountId, 'role'), body: { role: 'User' } });
    await as('SuperAdmin', { url: routes.adminUserAction(locked.accountId, 'lock'), body: {} });
    expect((await send(demoted.token, users)).statusCode).toBe(403);
    expect((await send(locked.token, users)).statusCode).toBe(401);
  });
});

describe('every call of administration', () => {
  const calls: Call[] = [
    { method: 'GET', url: routes.adminOverview },
    { method: 'GET', url: routes.adminUsers },
    { method: 'GET', url: routes.adminActivity },
    { method: 'GET', url: routes.adminActivityCsv },
    { method: 'GET', url: routes.adminActivityJsonLines },
    { method: 'GET', url: routes.adminPlanRequests },
    { method: 'GET', url: routes.adminFeedback },
    { method: 'GET', url: routes.adminCorpus },
    { url: routes.adminRebuildIndex },
    { url: routes.adminUserAction(randomUUID(), 'role'), body: { role: 'Admin' } },
    { url: routes.adminUserAction(randomUUID(), 'lock'), body: {} },
    { url: routes.adminUserAction(randomUUID(), 'unlock') },
    { url: routes.adminUserAction(randomUUID(), 'resend-confirmation') },
    { url: routes.adminUserAction(randomUUID(), 'remove-second-factor') },
    { url: routes.adminPlanRequestAction(randomUUID(), 'grant'), body: {} },
    { url: routes.adminPlanRequestAction(randomUUID(), 'decline'), body: {} },
    { url: routes.usageReset },
  ];

  const guest = async () => {
    const id = randomUUID();
    const now = test.clock.now();
    const expiresAt = new Date(now.getTime() + 60_000);
    await test.deps.db.insert(guestTokens).values({ id, clientHash: id, createdAt: now, expiresAt });
    return signToken(test.deps, { kind: 'guest', sub: id }, expiresAt);
  };
  const denials = async () => {
    const { token } = actors.get('SuperAdmin')!;
    const response = await send(token, { method: 'GET', url: `${routes.adminActivity}?event=access_denied&limit=1` });
    return response.json().entries[0];
  };

  it.each(calls)('answers 403 to a guest and to a free account, each with a line: $method $url', async (call) => {
    for (const [token, role] of [[await guest(), 'Guest'] as const, [actors.get('User')!.token, 'User'] as const]) {
      const before = await denials();
      const response = await send(token, call);
      expect([response.statusCode, response.json().error]).toEqual([403, 'forbidden']);
      const line = await denials();
      expect(line.id).not.toBe(before?.id);
      expect(line).toMatchObject({ event: 'access_denied', actorRole: role });
    }
  });

  it.each(calls)('answers 401 without a token and with one that was altered: $method $url', async (call) => {
    expect((await send(undefined, call)).statusCode).toBe(401);
    expect((await send(`${actors.get('Admin')!.token}x`, call)).statusCode).toBe(401);
  });
});

async function roleOf(id: string): Promise<{ role: Role; lockedAt: Date | null } | undefined> {
  const [row] = await test.deps.db
    .select({ role: accounts.role, lockedAt: accounts.lockedAt })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row;
}
