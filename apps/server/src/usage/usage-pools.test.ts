import type { FirmMember } from '@foja/contracts/firms';
import { messages } from '@foja/contracts/messages';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../accounts/accounts.table.ts';
import { signToken } from '../accounts/tokens.ts';
import { answersWell, buildTwoServers, type TwoServers } from '../testing/build-two-servers.ts';
import { callApi, foundFirm, joinFirm } from '../testing/firm-calls.ts';
import { reserveUse } from './reserve-use.ts';
import { usageCounters } from './usage.table.ts';

let test: TwoServers;
beforeAll(async () => {
  test = await buildTwoServers();
});
afterAll(() => test.close());

const remaining = async (token: string) => (await callApi(test, 'GET', routes.usageRemaining, token)).body;
const share = (token: string, uses: 'firm' | 'members') => callApi(test, 'PATCH', routes.firm, token, { uses });
/** As if an account had taken so many this month. */
const hasUsed = (accountId: string, used: number) => {
  const row = { subject: `user:${accountId}`, period: test.clock.now().toISOString().slice(0, 7), used };
  return test.deps.db
    .insert(usageCounters)
    .values({ ...row, updatedAt: test.clock.now() })
    .onConflictDoUpdate({ target: [usageCounters.subject, usageCounters.period], set: { used } });
};
/** A Premium titular, a Professional lawyer and a Free assistant, who share their uses. */
async function pooledFirm() {
  const titular = await foundFirm(test);
  const lawyer = await joinFirm(test, titular, 'abogado', { plan: 'Professional' });
  const assistant = await joinFirm(test, titular, 'asistente');
  expect(await share(titular.token, 'firm')).toMatchObject({ status: 200 });
  return { titular, lawyer, assistant };
}

describe('uses that a firm takes together', () => {
  it('are those of all plans of a month, also for who has a Free account, and each use is told of who took it', async () => {
    test.answerBy(answersWell);
    const { titular, lawyer, assistant } = await pooledFirm();
    for (const { token } of [titular, lawyer, assistant]) {
      expect(await remaining(token)).toMatchObject({ remaining: 150, used: 0, limit: 150, isPooled: true });
    }
    expect((await test.ask(test.app, assistant.token)).statusCode).toBe(200);
    expect(await remaining(lawyer.token)).toMatchObject({ remaining: 149, used: 1 });
    const { firm } = (await callApi(test, 'GET', routes.firm, titular.token)).body;
    expect(firm.uses).toEqual({ of: 'firm', endsAfter: null, pool: { limit: 150, used: 1, remaining: 149 } });
    const usedBy = new Map(firm.members.map((member: FirmMember) => [member.accountId, member.used]));
    expect([titular, lawyer, assistant].map(({ accountId }) => usedBy.get(accountId))).toEqual([0, 0, 1]);
    const history = await callApi(test, 'GET', routes.usageHistory, assistant.token);
    expect(history.body).toMatchObject({ total: 1, byFeature: [{ feature: 'chat', times: 1 }] });
  });

  it('with 10 left and 40 questions at once on two servers are taken exactly 10 times', async () => {
    test.answerBy(answersWell);
    const { titular, lawyer, assistant } = await pooledFirm();
    await hasUsed(titular.accountId, 140);
    const servers = [test.app, test.other];
    const people = [titular, lawyer, assistant];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => test.ask(servers[n % 2]!, people[n % 3]!.token)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(30);
    expect(refused[0]!.json()).toMatchObject({ error: 'usage_exhausted', message: messages.poolExhausted });
    expect(await remaining(assistant.token)).toMatchObject({ remaining: 0, used: 150 });
  });

  it('are given back where the work fails', async () => {
    test.answerBy(async () => {
      throw new Error('the answerer broke');
    });
    const { assistant } = await pooledFirm();
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.ask(test.app, assistant.token)));
    expect(answers.every(({ statusCode }) => statusCode === 500)).toBe(true);
    expect(await remaining(assistant.token)).toMatchObject({ remaining: 150, used: 0 });
  });

  it('are not taken by who left between being found in it and taking one: theirs is of their own plan', async () => {
    const { titular, lawyer } = await pooledFirm();
    const { db } = test.deps;
    let hasLeft = false;
    const leavesFirst = Object.create(db, {
      transaction: {
        value: async (work: Parameters<typeof db.transaction>[0]) => {
          if (!hasLeft)
            expect(await callApi(test, 'POST', routes.firmLeave, lawyer.token, {})).toMatchObject({ status: 200 });
          hasLeft = true;
          return db.transaction(work);
        },
      },
    }) as typeof db;
    const { remaining: left } = await reserveUse({ ...test.deps, db: leavesFirst }, lawyer.actor, 'chat');
    expect(left).toBe(49);
    expect(await remaining(titular.token)).toMatchObject({ remaining: 100, used: 0, limit: 100 });
  });

  it('that fail after who took them left go back to where they came from: beyond one’s plan to the firm, within it to oneself', async () => {
    const { titular, lawyer, assistant } = await pooledFirm();
    const left: (() => void)[] = [];
    const allLeft = new Promise<void>((resolve) => left.push(resolve));
    let begun = 0;
    test.answerBy(async () => {
      begun += 1;
      await allLeft;
      throw new Error('the answerer broke');
    });
    const answers = [assistant, lawyer].map(({ token }) => test.ask(test.app, token));
    await expect.poll(() => begun).toBe(2);
    expect(await remaining(titular.token)).toMatchObject({ remaining: 148, limit: 150 });
    for (const { token } of [assistant, lawyer])
      expect(await callApi(test, 'POST', routes.firmLeave, token, {})).toMatchObject({ status: 200 });
    expect(await remaining(titular.token)).toMatchObject({ remaining: 99, limit: 100 });
    left[0]?.();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(await remaining(titular.token)).toMatchObject({ remaining: 100, used: 0, limit: 100 });
    expect(await remaining(lawyer.token)).toMatchObject({ remaining: 50, used: 0, limit: 50 });
  });

  it('grow by nothing where somebody leaves, comes back or is removed', async () => {
    const { titular, lawyer, assistant } = await pooledFirm();
    await hasUsed(assistant.accountId, 130);
    // 20 are left of 150: who leaves keeps no more than that of their own 50, and the firm has the rest.
    expect(await callApi(test, 'POST', routes.firmLeave, lawyer.token, {})).toMatchObject({ status: 200 });
    expect(await remaining(lawyer.token)).toMatchObject({ remaining: 20, limit: 50 });
    expect(await remaining(titular.token)).toMatchObject({ remaining: 0, limit: 100 });
    // What the assistant took beyond their plan stays taken when they go.
    const gone = await callApi(test, 'POST', routes.firmMemberRemove(assistant.accountId), titular.token, {});
    expect(gone).toMatchObject({ status: 200 });
    expect(await remaining(titular.token)).toMatchObject({ remaining: 0 });
    await joinFirm(test, titular, 'asistente', { person: assistant });
    await joinFirm(test, titular, 'abogado', { person: lawyer });
    expect(await remaining(titular.token)).toMatchObject({ remaining: 20, limit: 150 });
  });

  it('are each one’s own again from the next month on, and not before', async () => {
    const { titular, lawyer } = await pooledFirm();
    await hasUsed(titular.accountId, 149);
    expect((await share(titular.token, 'members')).body.firm.uses).toMatchObject({
      of: 'members',
      endsAfter: test.clock.now().toISOString().slice(0, 7),
    });
    expect(await remaining(lawyer.token)).toMatchObject({ remaining: 1, isPooled: true });
    test.clock.moveMs(32 * 86_400_000);
    const later = new Date(test.clock.now().getTime() + 60_000);
    const { accountId, sessionId } = lawyer.actor;
    await test.deps.db.update(sessions).set({ expiresAt: later });
    const token = await signToken(test.deps, { kind: 'user', sub: accountId, sid: sessionId }, later);
    const own = await remaining(token);
    expect(own).toMatchObject({ remaining: 50, limit: 50 });
    expect(own.isPooled).toBeUndefined();
  });
});
