import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const act = (by: SignedIn, on: SignedIn, action: 'role' | 'lock') =>
  test.app.inject({
    method: 'POST',
    url: routes.adminUserAction(on.accountId, action),
    headers: callHeaders(by.token),
    payload: action === 'role' ? { role: 'User' } : {},
  });
const superAdmins = async () =>
  (await test.deps.db.select().from(accounts).where(eq(accounts.role, 'SuperAdmin'))).filter((row) => !row.lockedAt);

describe('the last SuperAdmin', () => {
  it.each(['role', 'lock'] as const)('stays when two remove each other at once (%s)', async (action) => {
    const one = await signInAs(test, 'SuperAdmin');
    const two = await signInAs(test, 'SuperAdmin');
    const statuses = (await Promise.all([act(one, two, action), act(two, one, action)])).map((r) => r.statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await superAdmins()).toHaveLength(1);
  });

  it('cannot step down or lock themselves', async () => {
    const only = await signInAs(test, 'SuperAdmin');
    expect((await act(only, only, 'role')).statusCode).toBe(409);
    expect((await act(only, only, 'lock')).statusCode).toBe(409);
    expect(await superAdmins()).toHaveLength(1);
  });
});
