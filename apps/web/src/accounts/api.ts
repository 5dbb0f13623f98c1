import type { AccountExport } from '@foja/contracts/account-export';
import type {
  AuthUser,
  DoneResponse,
  LoginRequest,
  LoginResponse,
  RegisterRequest,
  RegisterResponse,
  SessionsResponse,
} from '@foja/contracts/accounts';
import { applicationId } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

/** The account calls of specification 7.1 and those of the profile. Each throws `CallFailed`. */

/** Calls that a signed-out person makes: no session is carried, so a 401 is about what was typed. */
const open = <Answer>(path: string, body: object) =>
  callJson<Answer>(path, { method: 'POST', token: null, body: { ...body, applicationId } });

export const logIn = (form: Pick<LoginRequest, 'email' | 'password'>) => open<LoginResponse>(routes.login, form);

export const register = (form: Omit<RegisterRequest, 'applicationId'>) => open<RegisterResponse>(routes.register, form);

export const forgotPassword = (email: string) => open<DoneResponse>(routes.forgotPassword, { email });

export const resendConfirmation = (email: string) => open<DoneResponse>(routes.resendConfirmation, { email });

export const resetPassword = (form: { email: string; resetToken: string; newPassword: string }) =>
  open<DoneResponse>(routes.resetPassword, form);

export const confirmEmail = (token: string) =>
  callJson<DoneResponse>(`${routes.confirmEmail}?token=${encodeURIComponent(token)}`, { method: 'POST', token: null });

export const changePassword = (form: { currentPassword: string; newPassword: string }) =>
  callJson<DoneResponse>(routes.changePassword, { method: 'POST', body: form });

export const changeNames = (names: { firstName: string; lastName: string }) =>
  callJson<AuthUser>(routes.account, { method: 'PATCH', body: names });

export const endRemoteSession = (id: string) => callJson<unknown>(routes.accountSession(id), { method: 'DELETE' });

export const exportAccount = () => callJson<AccountExport>(routes.accountExport, { timeoutMs: 60_000 });

export const deleteAccount = (password: string) =>
  callJson<DoneResponse>(routes.accountDelete, { method: 'POST', body: { password } });

/** Keyed by address: what was read for one account is never shown to the next. */
export const accountQuery = (email: string) =>
  queryOptions({
    queryKey: ['account', email],
    queryFn: ({ signal }) => callJson<AuthUser>(routes.account, { signal }),
    retry: false,
  });

export const sessionsQuery = (email: string) =>
  queryOptions({
    queryKey: ['account', email, 'sessions'],
    queryFn: async ({ signal }) => (await callJson<SessionsResponse>(routes.accountSessions, { signal })).sessions,
    retry: false,
  });
