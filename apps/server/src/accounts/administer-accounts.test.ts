import { trialDays } from '@foja/contracts/limits';
import { roleSchema } from '@foja/contracts/role-schema';
import { mayAdminister, type Role } from '@foja/contracts/roles';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, goodPassword, logIn, registerPerson } from '../testing/account-calls.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { readEvents } from '../testing/read-activity.ts';
import { readMails } from '../testing/read-mails.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { accounts } from './accounts.table.ts';
import { changeRole } from './change-role.ts';
import { createFirstSuperAdmin } from './create-first-super-admin.ts';
import { findAccount } from './find-account.ts';
import { lockAccount, unlockAccount } from './lock-account.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { startTrial } from './start-trial.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const roleOf = async (id: string) => (await findAccount(test.deps, { id }))?.role;
const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status ?? Promise.reject(error),
  );
const me = (token: string) => test.app.inject({ url: '/api/account', headers: callHeaders(token) });

describe('changeRole', () => {
  it('follows the policy for every actor, old role and new role', async () => {
    await signInAs(test, 'SuperAdmin');
    const anyRole = fc.constantFrom<Role>(...roleSchema.options);
    await fc.assert(
      fc.asyncProperty(anyRole, anyRole, anyRole, async (actorRole, from, to) => {
        const { actor } = await signInAs(test, actorRole);
        const { accountId } = await signInAs(test, from);
        const isAllowed = mayAdminister(actorRole, from) && mayAdminister(actorRole, to);
        expect(await status(changeRole(test.deps, { actor, accountId, role: to }))).toBe(isAllowed ? 200 : 403);
        expect(await roleOf(accountId)).toBe(isAllowed ? to : from);
      }),
      { numRuns: 60 },
    );
  });

  it('counts from the next call of a token that was given before', async () => {
    const { actor } = await signInAs(test, 'Admin');
    const { accountId, token } = await signInAs(test, 'User');
    await changeRole(test.deps, { actor, accountId, role: 'Professional' });
    expect((await me(token)).json().role).toBe('Professional');
    expect(await readEvents(test, accountId)).toEqual(['role_changed']);
  });

  it('is 404 for an account that does not exist and 409 for one’s own', async () => {
    const { actor, accountId } = await signInAs(test, 'SuperAdmin');
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await status(changeRole(test.deps, { actor, accountId: nobody, role: 'User' }))).toBe(404);
    expect(await status(changeRole(test.deps, { actor, accountId, role: 'User' }))).toBe(409);
  });

  it('writes no line where the role is the same, and takes the system as actor', async () => {
    const { accountId } = await signInAs(test, 'User');
    await changeRole(test.deps, { actor: null, accountId, role: 'User' });
    expect(await readEvents(test, accountId)).toEqual([]);
    await changeRole(test.deps, { actor: null, accountId, role: 'Premium', reason: 'subscription' });
    expect(await roleOf(accountId)).toBe('Premium');
  });

  it('can be part of a transaction, and goes with it', async () => {
    const { accountId } = await signInAs(test, 'User');
    const failed = test.deps.db.transaction(async (transaction) => {
      await changeRole({ ...test.deps, db: transaction }, { actor: null, accountId, role: 'Premium' });
      throw new Error('the rest failed');
    });
    await expect(failed).rejects.toThrow('the rest failed');
    expect(await roleOf(accountId)).toBe('User');
    expect(await readEvents(test, accountId)).toEqual([]);
  });
});

describe('the last SuperAdmin', () => {
  beforeEach(async () => {
    await test.deps.db.update(accounts).set({ role: 'User' }).where(eq(accounts.role, 'SuperAdmin'));
  });

  it('is not demoted, not even by the system', async () => {
    const { accountId } = await signInAs(test, 'SuperAdmin');
    expect(await status(changeRole(test.deps, { actor: null, accountId, role: 'User' }))).toBe(409);
    expect(await roleOf(accountId)).toBe('SuperAdmin');
  });

  it('remains when two demote each other at once', async () => {
    const [one, other] = [await signInAs(test, 'SuperAdmin'), await signInAs(test, 'SuperAdmin')];
    const outcomes = await Promise.all([
      status(changeRole(test.deps, { actor: one.actor, accountId: other.accountId, role: 'Admin' })),
      status(changeRole(test.deps, { actor: other.actor, accountId: one.accountId, role: 'Admin' })),
    ]);
    expect(outcomes.sort()).toEqual([200, 409]);
  });

  it('remains able to sign in when two lock each other at once', async () => {
    const [one, other] = [await signInAs(test, 'SuperAdmin'), await signInAs(test, 'SuperAdmin')];
    const outcomes = await Promise.all([
      status(lockAccount(test.deps, { actor: one.actor, accountId: other.accountId })),
      status(lockAccount(test.deps, { actor: other.actor, accountId: one.accountId })),
    ]);
    expect(outcomes.sort()).toEqual([200, 409]);
  });
});

describe('lockAccount and unlockAccount', () => {
  it('keep somebody out at once and let them in again', async () => {
    const { actor } = await signInAs(test, 'Admin');
    const { email, token, user, refreshToken } = await registerPerson(test);
    await lockAccount(test.deps, { actor, accountId: user.id, reason: 'abuso' });
    expect((await me(token)).statusCode).toBe(401);
    // Whoever was signed in is told why, instead of that the session ran out.
    const renewal = await call(test, '/api/auth/refresh-token', { payload: { refreshToken } });
    expect([renewal.statusCode, renewal.json().message]).toEqual([
      423,
      'Tu cuenta está bloqueada. Escribinos para reactivarla.',
    ]);
    expect((await logIn(test, email, 'Equivocada1')).statusCode).toBe(401);
    const refused = await logIn(test, email);
    expect(refused.statusCode).toBe(423);
    expect(refused.json()).toEqual({
      error: 'account_locked',
      message: 'Cuenta bloqueada. Escribinos para reactivarla.',
    });
    await unlockAccount(test.deps, { actor, accountId: user.id });
    expect((await logIn(test, email)).statusCode).toBe(200);
    // The sessions that the lock ended stay ended.
    expect((await me(token)).statusCode).toBe(401);
    expect(await readEvents(test, user.id)).toEqual([
      'account_registered',
      'account_locked',
      'login_failed',
      'login_failed',
      'account_unlocked',
      'login_succeeded',
      'new_device',
    ]);
  });

  it('also lift the lock that wrong passwords caused', async () => {
    const { actor } = await signInAs(test, 'Admin');
    const { email, user } = await registerPerson(test);
    for (let n = 0; n < 5; n++) await logIn(test, email, 'Equivocada1');
    await unlockAccount(test.deps, { actor, accountId: user.id });
    expect((await logIn(test, email, goodPassword)).statusCode).toBe(200);
  });

  it('refuse an Admin who touches a SuperAdmin, somebody without the permission, and oneself', async () => {
    const [admin, superAdmin, user] = [
      await signInAs(test, 'Admin'),
      await signInAs(test, 'SuperAdmin'),
      await signInAs(test, 'User'),
    ];
    const lock = (by: typeof admin, whom: typeof admin) =>
      status(lockAccount(test.deps, { actor: by.actor, accountId: whom.accountId }));
    expect(await lock(admin, superAdmin)).toBe(403);
    expect(await lock(user, admin)).toBe(403);
    expect(await lock(admin, admin)).toBe(409);
    expect(await status(unlockAccount(test.deps, { actor: admin.actor, accountId: superAdmin.accountId }))).toBe(403);
  });
});

describe('startTrial', () => {
  it('makes a Free account Premium for seven days, once, however many calls race', async () => {
    const { accountId, token } = await signInAs(test, 'User');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => status(startTrial(test.deps, accountId))));
    expect(outcomes.sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await me(token)).json().role).toBe('Premium');
    test.clock.moveMs(trialDays * 86_400_000);
    const account = await findAccount(test.deps, { id: accountId });
    expect(account?.trialEndsAt).toEqual(test.clock.now());
    expect(account?.role).toBe('User');
    expect(await status(startTrial(test.deps, accountId))).toBe(409);
    expect(await readEvents(test, accountId)).toEqual(['trial_started']);
  });

  it('is 409 for another role', async () => {
    const { accountId } = await signInAs(test, 'Professional');
    expect(await status(startTrial(test.deps, accountId))).toBe(409);
  });
});

describe('resendConfirmation by an administrator', () => {
  it('mails an unconfirmed account, and is 409 for a confirmed one', async () => {
    const { actor } = await signInAs(test, 'Admin');
    const { user, email } = await registerPerson(test);
    await resendConfirmation(test.deps, { actor, accountId: user.id });
    expect((await readMails(test, email)).map(({ template }) => template)).toEqual(['confirm-email']);
    const confirmed = await signInAs(test, 'User');
    expect(await status(resendConfirmation(test.deps, { actor, accountId: confirmed.accountId }))).toBe(409);
    expect(await readEvents(test, user.id)).toContain('confirmation_resent');
  });
});

describe('the first SuperAdmin', () => {
  let fresh: TestApp;
  beforeEach(async () => {
    fresh = await buildTestApp();
    return () => fresh.close();
  });

  it('is made once by servers that start together, with a password that signs in', async () => {
    const admin = { email: 'admin@foja.local', password: null };
    const made = await Promise.all(Array.from({ length: 4 }, () => createFirstSuperAdmin(fresh.deps, admin)));
    const [winner, ...others] = made.filter((outcome) => outcome !== null);
    expect(others).toEqual([]);
    expect(winner?.password).toMatch(/^.{20,}$/);
    const response = await logIn(fresh, 'admin@foja.local', winner?.password ?? '');
    expect(response.json().user).toMatchObject({ role: 'SuperAdmin', emailConfirmed: true });
    expect(await createFirstSuperAdmin(fresh.deps, { ...admin, email: 'otra@foja.local' })).toBeNull();
  });

  it('has the password of the configuration, which is not told again', async () => {
    const made = await createFirstSuperAdmin(fresh.deps, { email: 'jefa@foja.local', password: goodPassword });
    expect(made).toEqual({ email: 'jefa@foja.local', password: null });
    expect((await logIn(fresh, 'jefa@foja.local')).statusCode).toBe(200);
  });
});
