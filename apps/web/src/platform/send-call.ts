import type { ErrorCode } from '@foja/contracts/errors';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';

/** A call that did not succeed. `status` 0: no answer came (no connection, or the time ran out). */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'timeout' | 'unreadable';
  /** The answer's `details`, as the server sent them; undefined where it sent none. */
  readonly details: unknown;
  /** The server's own words: its details, message or error field, the first that is a text. Null where it said nothing. */
  readonly said: string | null;

  constructor(
    status: number,
    code: CallFailed['code'],
    message: string,
    options: ErrorOptions & { details?: unknown; said?: string | null } = {},
  ) {
    super(message, options);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
    this.details = options.details;
    this.said = options.said ?? null;
  }
}

export interface PlainCallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  accept?: string;
  /** Beside those that every call carries. */
  headers?: Readonly<Record<string, string>>;
  /** Until the answer's headers arrive. 15 s unless told. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

function cookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** The headers of a call: those that every call carries, the caller's own, the token and the guard against forgery. */
export function headersFor(path: string, options: PlainCallOptions, token: string | null): Headers {
  const headers = new Headers({
    [applicationIdHeader]: applicationId,
    Accept: options.accept ?? 'application/json',
    ...options.headers,
  });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const csrf = cookie('XSRF-TOKEN');
  // The cookie never leaves with a call to another origin, so neither does its twin.
  if ((options.method ?? 'GET') !== 'GET' && path.startsWith('/') && csrf) headers.set('X-XSRF-TOKEN', csrf);
  return headers;
}

/**
 * Sends one call with the token that it is given, and knows nothing of sessions; screens use `call` of http.ts.
 * @throws {CallFailed} for any bad status, for no connection and for a time-out.
 * @throws {DOMException} `AbortError` when the caller's signal aborts.
 */
export async function sendCall(path: string, options: PlainCallOptions, token: string | null): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? 15_000);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: headersFor(path, options, token),
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

/** What a bad status and its body say. */
export async function failureOf(response: Response): Promise<CallFailed> {
  let body: { error?: unknown; message?: unknown; details?: unknown } = {};
  try {
    body = ((await response.json()) ?? {}) as typeof body;
  } catch {
    // A proxy may answer with HTML; the status alone speaks then.
  }
  const { error, message, details } = body;
  const said = [details, message, error].find((field) => typeof field === 'string' && field !== '') as
    | string
    | undefined;
  return new CallFailed(
    response.status,
    typeof error === 'string' ? (error as ErrorCode) : 'internal',
    typeof message === 'string' ? message : `Error ${response.status}`,
    { details, said: said ?? null },
  );
}
