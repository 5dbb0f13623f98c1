import { messages } from '@foja/contracts/messages';
import { CallFailed } from '../platform/http.ts';

export type ChatFailure =
  | { kind: 'premium-gate' }
  | { kind: 'session-expired' }
  | { kind: 'message'; text: string; exhausted: boolean };

/** What the chat does about a failed question (specification 8, Chat). */
export function chatFailure(failure: unknown, signedIn: boolean): ChatFailure {
  const status = failure instanceof CallFailed ? failure.status : 0;
  const code = failure instanceof CallFailed ? failure.code : 'internal';
  if (signedIn && status === 401) return { kind: 'session-expired' };
  if (status === 403 || status === 429) {
    if (signedIn) return { kind: 'premium-gate' };
    const exhausted = code === 'guest_limit_reached' || code === 'guest_tokens_exhausted' || code === 'usage_exhausted';
    return { kind: 'message', text: messages.guestLimitReached, exhausted };
  }
  if (code === 'anonymization_required') {
    return { kind: 'message', text: messages.anonymizationRequired, exhausted: false };
  }
  if (status === 502) return { kind: 'message', text: messages.serviceUnavailable, exhausted: false };
  return { kind: 'message', text: isOffline() ? offlineText : messages.chatFailed, exhausted: false };
}

/** Said instead of what could not be done without a connection. */
export const offlineText =
  'No hay conexión a internet. Tu consulta quedó acá: cuando vuelva la conexión, tocá «Reintentar».';

/** Whether the browser itself says that it has no network. */
export const isOffline = () => navigator.onLine === false;

/** The server refused the question: no session, no plan or no use for it. */
export function isRefusal(failure: unknown): boolean {
  return failure instanceof CallFailed && [401, 403, 429].includes(failure.status);
}

/** Shown in the conversation when the account has nothing left (specification 5). */
export const accountLimitText =
  'Ha alcanzado el límite de consultas para su plan. Por favor, actualice su cuenta para consultas ilimitadas.';
