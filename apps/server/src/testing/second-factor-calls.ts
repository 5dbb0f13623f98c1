import type { SessionResponse } from '@foja/contracts/accounts';
import type { RecoveryCodes, SecondFactorSecret } from '@foja/contracts/second-factor';
import { Secret, TOTP } from 'otpauth';
import { type CallOptions, call, goodPassword, logIn, registerPerson } from './account-calls.ts';
import type { TestApp } from './build-test-app.ts';

export interface PersonWithSecondFactor {
  email: string;
  accountId: string;
  /** Of the session that set it up. */
  token: string;
  secret: string;
  recoveryCodes: string[];
}

/** The code that an application shows at the test's time, or some steps of thirty seconds before or after it. */
export function codeOf(test: Pick<TestApp, 'clock'>, secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: test.clock.now().getTime() + steps * 30_000,
  });
}

export const nextStep = (test: Pick<TestApp, 'clock'>): void => test.clock.moveMs(30_000);

/** A person whose account asks for codes; the clock stands at a step of which no code was used. */
export async function personWithSecondFactor(test: TestApp): Promise<PersonWithSecondFactor> {
  const person = await registerPerson(test);
  return { email: person.email, ...(await setUpSecondFactor(test, person)) };
}

export async function setUpSecondFactor(test: TestApp, { token, user }: Pick<SessionResponse, 'token' | 'user'>) {
  const begun = await call(test, '/api/account/second-factor/begin', {
    token,
    payload: { currentPassword: goodPassword },
  });
  const { secret } = begun.json<SecondFactorSecret>();
  const confirmed = await call(test, '/api/account/second-factor/confirm', {
    token,
    payload: { code: codeOf(test, secret) },
  });
  if (confirmed.statusCode !== 200) throw new Error(`confirm answered ${confirmed.statusCode}: ${confirmed.body}`);
  nextStep(test);
  return { accountId: user.id, token, secret, recoveryCodes: confirmed.json<RecoveryCodes>().recoveryCodes };
}

/** The first step of a sign-in. */
export async function challengeOf(test: TestApp, email: string, options: Omit<CallOptions, 'payload'> = {}) {
  return (await logIn(test, email, goodPassword, options)).json<{ challenge: string }>().challenge;
}

/** The second step of a sign-in. */
export function sendCode(test: TestApp, challenge: string, code: string, options: Omit<CallOptions, 'payload'> = {}) {
  return call(test, '/api/auth/login/second-factor', { ...options, payload: { challenge, code } });
}
