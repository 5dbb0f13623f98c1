import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '@foja/contracts/accounts';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import { fromNetwork } from './network-of-file.ts';

/** The first SuperAdmin of a server that was started with {@link knownAdmin} in its environment. */
export const administrator = { email: 'admin@foja.example', password: 'Clave-de-jornada-1' };
export const knownAdmin = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

/** A password that every account of the journeys has. */
export const journeyPassword = 'Expediente-2026';

export async function callApi<Answer>(
  url: string,
  path: string,
  init: { method?: string; body?: unknown; token?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: init.method ?? 'POST',
    headers: {
      [applicationIdHeader]: applicationId,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0',
      ...fromNetwork(),
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
    },
    ...(init.method === 'GET' ? {} : { body: JSON.stringify(init.body ?? {}) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export const logIn = (url: string, email: string, password: string): Promise<SessionResponse> =>
  callApi<SessionResponse>(url, routes.login, { body: { email, password } });

let promoter: { url: string; session: Promise<SessionResponse> } | undefined;

/** The administrator's session that gives roles: opened once, since the password is checked on purpose at some cost. */
async function sessionOfPromoter(url: string): Promise<SessionResponse> {
  const { expiresAt } = promoter?.url === url ? await promoter.session : { expiresAt: 0 };
  const isFresh = new Date(expiresAt).getTime() > Date.now() + 60_000;
  if (!isFresh || !promoter) promoter = { url, session: logIn(url, administrator.email, administrator.password) };
  return promoter.session;
}

/** A new account of this role with an open session, made through the calls that a person's browser makes. */
export async function signInAs(url: string, role: Role): Promise<SessionResponse> {
  const email = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}@estudio.example`;
  const session = await callApi<SessionResponse>(url, routes.register, {
    body: { firstName: 'Ana', lastName: 'Díaz', email, password: journeyPassword },
  });
  if (role === 'User') return session;
  const admin = await sessionOfPromoter(url);
  await callApi(url, routes.adminUserAction(session.user.id, 'role'), { token: admin.token, body: { role } });
  // The session has the role at once; to check the password again would cost more than all the rest.
  return { ...session, user: { ...session.user, role } };
}
