import type { Anonymized, AnonymizeRequest } from '@foja/contracts/anonymization';
import {
  anonymizationKeyHeader,
  anonymizationMessages,
  anonymizationUserHeader,
} from '@foja/contracts/anonymization-calls';
import { applicationId } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import { renewSession } from '../platform/renew-session.ts';
import { sessionRestored } from '../platform/restore-session.ts';
import { CallFailed, sendCall } from '../platform/send-call.ts';
import { currentSession } from '../platform/session.ts';
import { accountPublicKey, forgetPublicKey } from './account-settings.ts';

/** The calls of specification 7.4: `advanced` adds a review by a model, which may take its time. */
const timeoutsMs = { basic: 30_000, advanced: 90_000 };

export type ServerMode = keyof typeof timeoutsMs;

/**
 * Has the server replace the personal data of a signed-in user's text. The public key goes where other calls carry the token; a
 * token or a key that is refused is renewed once.
 * @throws {Error} 'User not authenticated' where nobody is signed in.
 * @throws {CallFailed} when the server refuses or fails; the text must then go nowhere.
 */
export async function requestAnonymization(
  mode: ServerMode,
  request: Omit<AnonymizeRequest, 'applicationId'>,
  signal?: AbortSignal,
): Promise<Anonymized> {
  await sessionRestored();
  const token = currentSession()?.token;
  if (!token) throw new Error(anonymizationMessages.notAuthenticated);
  try {
    return await send(mode, request, token, signal);
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.status !== 401) throw failure;
    if (failure.said === anonymizationMessages.invalidKey) {
      forgetPublicKey();
      return send(mode, request, token, signal);
    }
    const renewed = await renewSession(token);
    if (!renewed) throw failure;
    return send(mode, request, renewed.token, signal);
  }
}

async function send(
  mode: ServerMode,
  request: Omit<AnonymizeRequest, 'applicationId'>,
  token: string,
  signal: AbortSignal | undefined,
): Promise<Anonymized> {
  const publicKey = await accountPublicKey();
  const response = await sendCall(
    mode === 'advanced' ? routes.anonymizeAdvanced : routes.anonymizeText,
    {
      method: 'POST',
      body: { ...request, applicationId } satisfies AnonymizeRequest,
      headers: { [anonymizationKeyHeader]: publicKey, [anonymizationUserHeader]: token },
      timeoutMs: timeoutsMs[mode],
      ...(signal ? { signal } : {}),
    },
    publicKey,
  );
  const answer = (await response.json()) as Partial<Anonymized>;
  if (answer.success !== true || typeof answer.anonymized_text !== 'string' || !answer.state || !answer.map) {
    throw new CallFailed(response.status, 'unreadable', anonymizationMessages.failed);
  }
  return answer as Anonymized;
}
