import type { ErrorCode } from '@foja/contracts/errors';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import { currentSession } from './session.ts';

/** A call that did not succeed. `status` 0: no answer came (no connection, or the time ran out). */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'timeout' | 'unreadable';

  constructor(status: number, code: CallFailed['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  accept?: string;
  /** Overrides the session's token: the guest token. */
  token?: string | null;
  /** Until the answer's headers arrive. 15 s unless told. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

function cookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

function headersFor(path: string, options: CallOptions): Headers {
  const headers = new Headers({
    [applicationIdHeader]: applicationId,
    Accept: options.accept ?? 'application/json',
  });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const token = options.token === undefined ? currentSession()?.token : options.token;
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const csrf = cookie('XSRF-TOKEN');
  // The cookie never leaves with a call to another origin, so neither does its twin.
  if ((options.method ?? 'GET') !== 'GET' && path.startsWith('/') && csrf) headers.set('X-XSRF-TOKEN', csrf);
  return headers;
}

/**
 * Calls the API and returns the response whose status is good.
 * @throws {CallFailed} for any other status, for no connection and for a time-out.
 * @throws {DOMException} `AbortError` when the caller's signal aborts.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? 15_000);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: headersFor(path, options),
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      credentials: 'same-origin',
      signal,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (timeout.signal.aborted)
      throw new CallFailed(0, 'timeout', 'El servidor tardó demasiado en responder.', { cause });
    throw new CallFailed(0, 'network', 'Error de conexión. Verifica tu internet', { cause });
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw await failureOf(response);
  return response;
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

async function failureOf(response: Response): Promise<CallFailed> {
  let body: { error?: unknown; message?: unknown } = {};
  try {
    body = (await response.json()) as typeof body;
  } catch {
    // A proxy may answer with HTML; the status alone speaks then.
  }
  const code = typeof body.error === 'string' ? (body.error as ErrorCode) : 'internal';
  const message = typeof body.message === 'string' ? body.message : `Error ${response.status}`;
  return new CallFailed(response.status, code, message);
}
