import { defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import type { Role } from '@foja/contracts/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { readEvents } from '../testing/read-activity.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { anonymizationSettings } from './anonymization.table.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const url = '/api/anonymization/settings';
const read = (token?: string) => site.app.inject({ url, headers: callHeaders(token) });
const change = (token: string | undefined, payload: object) =>
  site.app.inject({ method: 'PUT', url, headers: callHeaders(token), payload });

const off = { mode: 'none', enabled: false } as const;
const basic = { mode: 'basic', enabled: true } as const;
const advanced = { mode: 'advanced', enabled: true } as const;

describe('anonymization settings', () => {
  test('are refused with 401 without a token and with 403 to a guest', async () => {
    const guest = await guestToken(site);
    for (const call of [read, (token?: string) => change(token, defaultAnonymizationSettings)]) {
      expect((await call()).json()).toMatchObject({ error: 'unauthenticated' });
      expect((await call(guest)).statusCode).toBe(403);
    }
  });

  test('that are incomplete or name an unknown mode are refused with 400', async () => {
    const { token } = await signInAs(site);
    expect((await change(token, { rag: basic })).statusCode).toBe(400);
    const unknown = { ...defaultAnonymizationSettings, rag: { mode: 'strong', enabled: true } };
    expect((await change(token, unknown)).statusCode).toBe(400);
  });

  test.each<[Role, object]>([
    ['User', off],
    ['User', advanced],
    ['Admin', off],
    ['Premium', { mode: 'basic', enabled: false }],
    ['Professional', { mode: 'none', enabled: true }],
  ])('refuse to a %s %j with 403, keep what was, and leave a line in the activity log', async (role, wanted) => {
    const { token, accountId } = await signInAs(site, role);
    const response = await change(token, { ...defaultAnonymizationSettings, documentUpload: wanted });
    expect([response.statusCode, response.json().error]).toEqual([403, 'forbidden']);
    expect((await read(token)).json().settings).toEqual(defaultAnonymizationSettings);
    expect(await readEvents(site, accountId)).toEqual(['access_denied']);
  });

  test('are enabled and basic for all four features for who chose nothing, with the public key of the calls', async () => {
    const { token } = await signInAs(site);
    expect((await read(token)).json()).toEqual({
      settings: { rag: basic, questionGeneration: basic, jurisprudenceSearch: basic, documentUpload: basic },
      publicKey: 'foja-public',
    });
  });

  test('keep what was chosen, a feature at a time, and are one account’s own', async () => {
    const [mine, other] = [await signInAs(site, 'Professional'), await signInAs(site, 'Professional')];
    const wanted = { ...defaultAnonymizationSettings, rag: advanced };
    expect((await change(mine.token, wanted)).json().settings).toEqual(wanted);
    expect((await read(mine.token)).json().settings).toEqual(wanted);
    expect((await read(other.token)).json().settings).toEqual(defaultAnonymizationSettings);
  });

  test('are switched off by a SuperAdmin, whatever mode comes with it, and on again', async () => {
    const { token } = await signInAs(site, 'SuperAdmin');
    await change(token, { ...defaultAnonymizationSettings, rag: { mode: 'advanced', enabled: false } });
    expect((await read(token)).json().settings.rag).toEqual(off);
    await change(token, defaultAnonymizationSettings);
    expect((await read(token)).json().settings.rag).toEqual(basic);
  });

  test('fall back to basic with a role that lost the right, and apply again when it comes back', async () => {
    const { token, accountId } = await signInAs(site, 'SuperAdmin');
    await change(token, { ...defaultAnonymizationSettings, rag: off, questionGeneration: advanced });
    const roleIs = (role: Role) => site.deps.db.update(accounts).set({ role }).where(eq(accounts.id, accountId));
    const seenAs = async (role: Role) => {
      await roleIs(role);
      const { rag, questionGeneration } = (await read(token)).json().settings;
      return [rag.mode, questionGeneration.mode];
    };
    expect(await seenAs('Premium')).toEqual(['basic', 'advanced']);
    expect(await seenAs('User')).toEqual(['basic', 'basic']);
    expect(await seenAs('SuperAdmin')).toEqual(['none', 'advanced']);
  });

  test('stand whole as one of two calls that race', async () => {
    const { token, accountId } = await signInAs(site, 'Premium');
    const all = {
      rag: advanced,
      questionGeneration: advanced,
      jurisprudenceSearch: advanced,
      documentUpload: advanced,
    };
    const answers = await Promise.all([change(token, all), change(token, defaultAnonymizationSettings)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const kept = (await read(token)).json().settings;
    expect([all, defaultAnonymizationSettings]).toContainEqual(kept);
    await site.deps.db.delete(accounts).where(eq(accounts.id, accountId));
    const left = site.deps.db.select().from(anonymizationSettings);
    expect((await left).filter((row) => row.accountId === accountId)).toEqual([]);
  });
});
