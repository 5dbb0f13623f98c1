import { renewSession } from './renew-session.ts';
import { sessionRestored } from './restore-session.ts';
import { CallFailed, type PlainCallOptions, sendCall } from './send-call.ts';
import { currentSession } from './session.ts';

// What `call` throws is part of it.
export { CallFailed } from './send-call.ts';

export interface CallOptions extends PlainCallOptions {
  /** Overrides the session's token: the guest token, or null for none. Such a call never renews the session. */
  token?: string | null;
}

/**
 * Calls the API and returns the response whose status is good. Where the session's token is refused with 401 the session is renewed,
 * once for all calls that wait for it, and the call is repeated once.
 * @throws {CallFailed} for any other status, for no connection and for a time-out; also of the renewal, when it got no verdict.
 * @throws {DOMException} `AbortError` when the caller's signal aborts.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  if (options.token !== undefined) return sendCall(path, options, options.token);
  await sessionRestored();
  const token = currentSession()?.token ?? null;
  try {
    return await sendCall(path, options, token);
  } catch (failure) {
    if (token === null || !refusesToken(failure)) throw failure;
    const renewed = await renewSession(token);
    if (!renewed) throw failure;
    return sendCall(path, options, renewed.token);
  }
}

/** Calls the API and reads its JSON. The shape is the contract's, which the server checks on its side. */
export async function callJson<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await call(path, options);
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new CallFailed(response.status, 'unreadable', 'La respuesta del servidor no se pudo leer.', { cause });
  }
}

/** A 401 about a password (change it, delete the account) is no news about the session. */
function refusesToken(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === 401 && failure.code !== 'invalid_credentials';
}
