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
 * Calls the API and returns the response whose status is good, with the session's token: {@link withSessionToken}.
 * @throws {CallFailed} for any other status, for no connection and for a time-out; also of the renewal, when it got no verdict.
 * @throws {DOMException} `AbortError` when the caller's signal aborts.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  if (options.token !== undefined) return sendCall(path, options, options.token);
  return withSessionToken((token) => sendCall(path, options, token));
}

/**
 * Runs a call with the session's token; null for a guest. Where the token is refused with 401 the session is renewed, once for all
 * calls that wait for it, and the call is repeated once.
 * @throws what `send` throws, and {@link CallFailed} of the renewal, when it got no verdict.
 */
export async function withSessionToken<Answer>(send: (token: string | null) => Promise<Answer>): Promise<Answer> {
  await sessionRestored();
  const token = currentSession()?.token ?? null;
  try {
    return await send(token);
  } catch (failure) {
    if (token === null || !refusesToken(failure)) throw failure;
    const renewed = await renewSession(token);
    if (!renewed) throw failure;
    return send(renewed.token);
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
