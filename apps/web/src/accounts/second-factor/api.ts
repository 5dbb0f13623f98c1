import type { DoneResponse, SessionResponse } from '@foja/contracts/accounts';
import { applicationId } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { RecoveryCodes, SecondFactorSecret, SecondFactorState } from '@foja/contracts/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../../platform/http.ts';

/** The calls of the second factor. Each throws `CallFailed`. */

const post = <Answer>(path: string, body: object) => callJson<Answer>(path, { method: 'POST', body });

/** Password and code, for what changes a second factor that is set up. */
export interface Proof {
  currentPassword: string;
  code: string;
}

export const completeLogIn = (form: { challenge: string; code: string }) =>
  callJson<SessionResponse>(routes.loginSecondFactor, {
    method: 'POST',
    token: null,
    body: { ...form, applicationId },
  });

export const beginSecondFactor = (currentPassword: string) =>
  post<SecondFactorSecret>(routes.secondFactorBegin, { currentPassword });
export const confirmSecondFactor = (code: string) => post<RecoveryCodes>(routes.secondFactorConfirm, { code });
export const disableSecondFactor = (proof: Proof) => post<DoneResponse>(routes.secondFactorDisable, proof);
export const renewRecoveryCodes = (proof: Proof) => post<RecoveryCodes>(routes.recoveryCodes, proof);

export const secondFactorQuery = (email: string) =>
  queryOptions({
    queryKey: ['account', email, 'second-factor'],
    queryFn: ({ signal }) => callJson<SecondFactorState>(routes.secondFactor, { signal }),
    retry: false,
  });
