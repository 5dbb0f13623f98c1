import type { FirmRole } from '@foja/contracts/firm-words';
import { routes } from '@foja/contracts/routes';
import { expect } from 'vitest';
import { callHeaders, type TestApp } from './build-test-app.ts';
import { readMails } from './read-mails.ts';
import { type SignedIn, signInAs } from './sign-in-as.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call with its status and its answer as JSON. */
export async function callApi(
  test: Pick<TestApp, 'app'>,
  method: Method,
  url: string,
  token?: string,
  payload?: object,
) {
  const response = await test.app.inject({ method, url, headers: callHeaders(token), ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

/** A firm with its titular, who has a paid plan. */
export async function foundFirm(test: TestApp, name = 'Estudio Díaz'): Promise<SignedIn & { firmId: string }> {
  const titular = await signInAs(test, 'Premium');
  const made = await callApi(test, 'POST', routes.firm, titular.token, { name });
  expect(made.status).toBe(201);
  return { ...titular, firmId: made.body.firm.id };
}

/** The token of the last invitation that was mailed to an address. */
export async function invitationToken(test: TestApp, email: string): Promise<string> {
  const mails = await readMails(test, email);
  const link = mails.findLast(({ template }) => template === 'firm-invitation')?.values.link;
  expect(link).toMatch(/\/invitacion\/[\w-]{43}$/);
  return String(link).split('/').at(-1) ?? '';
}

/** Somebody who was invited into a firm and accepted. */
export async function joinFirm(
  test: TestApp,
  titular: Pick<SignedIn, 'token'>,
  role: FirmRole,
  options: { plan?: 'User' | 'Professional' | 'Premium'; matterId?: string; person?: SignedIn } = {},
): Promise<SignedIn> {
  const person = options.person ?? (await signInAs(test, options.plan ?? 'User'));
  const { matterId } = options;
  const invited = await callApi(test, 'POST', routes.firmInvitations, titular.token, {
    email: person.email,
    role,
    ...(matterId ? { matterId } : {}),
  });
  expect(invited).toMatchObject({ status: 201 });
  const token = await invitationToken(test, person.email);
  expect(await callApi(test, 'POST', routes.invitationAccept, person.token, { token })).toMatchObject({ status: 200 });
  return person;
}
