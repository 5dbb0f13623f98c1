import { CallFailed, withSessionToken } from '../platform/http.ts';
import { failureOf, headersFor } from '../platform/send-call.ts';

/** A connection over which nothing has moved for this long is given up; the server reads a long file for up to a minute. */
const stalledAfterMs = 120_000;

interface SendFileOptions {
  /** The form's field that carries the file. */
  field: string;
  /** Called with 0–100 while the bytes leave; 100 when the server has them all. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one file as a form and reads the JSON that comes back. The one call that does not use `fetch`, which tells nothing of how
 * much of a body has been sent.
 * @throws {CallFailed} for any bad status, for no connection and for one that stalls.
 * @throws {DOMException} `AbortError` when the signal aborts.
 */
export function sendFile<Answer>(path: string, file: File, options: SendFileOptions): Promise<Answer> {
  return withSessionToken((token) => send<Answer>(path, file, options, token));
}

async function send<Answer>(
  path: string,
  file: File,
  { field, onProgress, signal }: SendFileOptions,
  token: string | null,
): Promise<Answer> {
  signal.throwIfAborted();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of headersFor(path, { method: 'POST' }, token)) request.setRequestHeader(name, value);

    let stalled: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        end();
        request.abort();
        reject(new CallFailed(0, 'timeout', 'El servidor tardó demasiado en responder.'));
      }, stalledAfterMs);
    };
    const onAbort = () => {
      end();
      request.abort();
      reject(signal.reason);
    };
    const end = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', onAbort);
    };
    signal.addEventListener('abort', onAbort);
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      // The form's own lines count too: all is sent only when the browser says so.
      if (total > 0) onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
    };
    request.upload.onload = () => onProgress(100);
    request.onload = () => {
      end();
      resolve({ status: request.status, text: request.responseText });
    };
    request.onerror = () => {
      end();
      reject(new CallFailed(0, 'network', 'Error de conexión. Verifica tu internet'));
    };
    alive();
    const form = new FormData();
    form.append(field, file, file.name);
    request.send(form);
  });
  if (status < 200 || status >= 300) throw await failureOf(new Response(text, { status }));
  try {
    return JSON.parse(text) as Answer;
  } catch (cause) {
    throw new CallFailed(status, 'unreadable', 'La respuesta del servidor no se pudo leer.', { cause });
  }
}
