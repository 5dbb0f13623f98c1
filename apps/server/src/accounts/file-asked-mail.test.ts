import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverOutbox } from '../mail/deliver-outbox.ts';
import { mailOutbox } from '../mail/mail.table.ts';
import { newEmail } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { readWholeLog } from '../testing/read-activity.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { accountTokens } from './accounts.table.ts';
import { resendConfirmationTo } from './resend-confirmation.ts';
import { sendResetLink } from './send-reset-link.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const deliver = (sent: string[]) =>
  deliverOutbox({ ...test.deps, transport: { send: async (_id, { to }) => void sent.push(to) } });

describe.each([
  ['the link that resets a password', sendResetLink],
  ['the confirmation again', resendConfirmationTo],
] as const)('who asks for %s', (_, ask) => {
  it('makes the same work for an address that gets it and for one that does not, in the call and afterwards', async () => {
    const { email } = await signInAs(test, 'User', { emailConfirmedAt: null });
    const unknown = newEmail();
    const sent: string[] = [];
    const known = await statementsOf(() => ask(test.deps, email));
    const knownDelivery = await statementsOf(() => deliver(sent));
    const linksBefore = await test.deps.db.$count(accountTokens);
    const linesBefore = (await readWholeLog(test)).length;
    expect(await statementsOf(() => ask(test.deps, unknown))).toEqual(known);
    expect(await statementsOf(() => deliver(sent))).toEqual(knownDelivery);
    expect(known.length).toBeGreaterThan(8);
    expect(sent).toEqual([email]);
    expect(await test.deps.db.$count(accountTokens)).toBe(linksBefore);
    expect(await readWholeLog(test)).toHaveLength(linesBefore);
    expect((await test.deps.db.select().from(mailOutbox)).every(({ sentAt, sealed }) => sentAt && !sealed)).toBe(true);
  });

  it('is bounded alike for both', async () => {
    const { email } = await signInAs(test, 'User', { emailConfirmedAt: null });
    const unknown = newEmail();
    for (let n = 0; n < 3; n++) for (const each of [email, unknown]) await ask(test.deps, each);
    expect(await statementsOf(() => ask(test.deps, unknown))).toEqual(await statementsOf(() => ask(test.deps, email)));
    const sent: string[] = [];
    await deliver(sent);
    expect(sent).toEqual([email, email, email]);
  });
});
