import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOtherAccess } from '../account-lifecycle/end-other-access.ts';
import { activityLog } from '../activity/activity.table.ts';
import { call, goodPassword, logIn, registerPerson } from '../testing/account-calls.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { readWholeLog } from '../testing/read-activity.ts';
import { readMails } from '../testing/read-mails.ts';
import { codeOf, personWithSecondFactor, sendCode } from '../testing/second-factor-calls.ts';
import { runAdminCommand } from './admin-command.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function run(...args: string[]) {
  const [printed, problems]: [string[], string[]] = [[], []];
  const code = await runAdminCommand({
    args,
    accounts: async () => ({ ...test.deps, endOtherAccess }),
    print: (line) => printed.push(line),
    printProblem: (line) => problems.push(line),
  });
  return { code, printed: printed.join('\n'), problems: problems.join('\n') };
}

const linesAbout = (accountId: string) =>
  test.deps.db.select().from(activityLog).where(eq(activityLog.targetId, accountId));

it('a wrong use changes nothing and tells the right one', async () => {
  for (const args of [[], ['reset-password'], ['reset-all', 'a@b.example'], ['reset-password', 'a@b.example', 'x']]) {
    const { code, problems } = await run(...args);
    expect([code, problems]).toEqual([2, expect.stringContaining('npm run admin -- reset-password EMAIL')]);
  }
  expect(await run('--help')).toMatchObject({ code: 0, problems: '' });
});

it('an address without an account, and an account without a second factor, are told', async () => {
  for (const command of ['reset-password', 'reset-second-factor']) {
    const { code, problems } = await run(command, 'nadie@estudio.example');
    expect([code, problems]).toEqual([1, 'No hay ninguna cuenta con la dirección nadie@estudio.example.']);
  }
  const { email, token } = await registerPerson(test);
  const { code, problems } = await run('reset-second-factor', email);
  expect([code, problems]).toEqual([1, `${email} no tiene la verificación en dos pasos activada.`]);
  expect((await call(test, '/api/account', { method: 'GET', token })).statusCode).toBe(200);
});

it('a new password is printed once, ends what was open, lifts a lock, is mailed and recorded; the second factor stays', async () => {
  const { email, accountId, token, secret } = await personWithSecondFactor(test);
  const network = '203.0.113.7';
  for (let tries = 0; tries < 5; tries++) await logIn(test, email, 'Equivocada1', { network });
  expect((await logIn(test, email, goodPassword, { network })).statusCode).toBe(423);

  const { code, printed } = await run('reset-password', email.toUpperCase());
  expect(code).toBe(0);
  const password = /: (\S{24})$/m.exec(printed)?.[1] ?? '';

  expect((await call(test, '/api/account', { method: 'GET', token })).statusCode).toBe(401);
  expect((await logIn(test, email, goodPassword)).statusCode).toBe(401);
  const signIn = await logIn(test, email, password, { network });
  expect(signIn.json()).not.toHaveProperty('token');
  const whole = await sendCode(test, signIn.json().challenge, codeOf(test, secret), { network });
  expect(whole.statusCode).toBe(200);

  expect((await readMails(test, email)).map(({ template }) => template)).toContain('password-changed');
  const line = (await linesAbout(accountId)).find(({ event }) => event === 'password_reset');
  expect(line).toMatchObject({ actorId: null, actorRole: null, details: { reason: 'command_line', sessions: 1 } });
  expect(await readWholeLog(test)).not.toContain(password);
});

it('without its second factor an account is entered by its password alone; sessions end, the owner is told, it is recorded', async () => {
  const { email, accountId, token } = await personWithSecondFactor(test);
  expect((await run('reset-second-factor', email)).code).toBe(0);
  expect((await call(test, '/api/account', { method: 'GET', token })).statusCode).toBe(401);
  expect((await logIn(test, email)).json()).toHaveProperty('token');
  const mails = (await readMails(test, email)).map(({ values }) => ('event' in values ? values.event : ''));
  expect(mails).toContain('second-factor-removed');
  const line = (await linesAbout(accountId)).find(({ event }) => event === 'second_factor_removed');
  expect(line).toMatchObject({ actorId: null, details: { reason: 'command_line', sessions: 1 } });
  expect((await run('reset-second-factor', email)).code).toBe(1);
});
