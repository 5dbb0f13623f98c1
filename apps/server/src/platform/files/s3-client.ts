import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FilesUnavailable } from './file-store.ts';
import type { ObjectPlace } from './files-place.ts';

export interface S3Limits {
  /** How often one call is tried in all. */
  attempts: number;
  /** Before the second attempt; each further one waits twice as long, and up to as much again at random. */
  firstPauseMs: number;
  /** Without a byte in either direction, from the look-up of the name on. */
  idleTimeoutMs: number;
}

export const s3Limits: S3Limits = { attempts: 4, firstPauseMs: 150, idleTimeoutMs: 8_000 };

export interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Path below the bucket, with slashes; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** A file of this machine to send. */
  file?: string;
}

/** Connections are kept between calls, by every client of this thread. */
const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
const emptyHash = createHash('sha256').digest('hex');
const errorBodyMaxBytes = 4_096;

/** S3 refused, and asking again would not help. */
class Refused extends FilesUnavailable {}

/**
 * Signed calls of S3 (signature version 4 by `aws4fetch`), each tried again after a lost connection, silence, 429 or 5xx. What is sent is
 * hashed first, so that the server itself refuses what arrives otherwise.
 */
export class S3Client {
  readonly #place: ObjectPlace;
  readonly limits: S3Limits;

  constructor(place: ObjectPlace, limits: S3Limits = s3Limits) {
    this.#place = place;
    this.limits = limits;
  }

  /**
   * @returns the answer, its body unread: 2xx, 404 for an object that is not there, or 416 where it does not hold what was asked of it.
   * @throws {FilesUnavailable}
   */
  async call(call: S3Call): Promise<IncomingMessage> {
    const body = call.file === undefined ? null : await describe(call.file);
    return this.retry(() => this.#once(call, body));
  }

  /** Runs what may be tried again. @throws {FilesUnavailable} */
  async retry<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refused || !(isOfNetwork(error) || error instanceof FilesUnavailable)) throw error;
        if (attempt >= this.limits.attempts) throw asUnavailable(error);
        const pauseMs = this.limits.firstPauseMs * 2 ** (attempt - 1);
        await pause(pauseMs * (1 + Math.random()));
      }
    }
  }

  async #once(call: S3Call, body: FileBody | null): Promise<IncomingMessage> {
    const { bucketUrl, credentials, region } = this.#place;
    // Of the bucket itself without a slash behind it, as AWS's own clients ask: there are servers that sign no other address.
    const path = call.key === '' ? '' : `/${call.key.split('/').map(encodeURIComponent).join('/')}`;
    const url = new URL(bucketUrl + path);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method: call.method,
      url: url.href,
      headers: { ...call.headers, 'x-amz-content-sha256': body?.sha256 ?? emptyHash },
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      ...(credentials.sessionToken === null ? {} : { sessionToken: credentials.sessionToken }),
      service: 's3',
      region,
    }).sign();
    const isHttps = signed.url.protocol === 'https:';
    const request = (isHttps ? requestHttps : requestHttp)(signed.url, {
      method: call.method,
      agent: isHttps ? agents.https : agents.http,
      timeout: this.limits.idleTimeoutMs,
      headers: { ...Object.fromEntries(signed.headers), ...(body && { 'content-length': body.sizeBytes }) },
    });
    // What is silent from now on ends as a broken connection does, while the body is read as well.
    request.on('timeout', () => request.destroy(new Error('silence')));
    const answer = await send(request, body);
    const status = answer.statusCode ?? 0;
    if ((status >= 200 && status < 300) || status === 416) return answer;
    const code = await errorCodeOf(answer);
    if (status === 404 && code !== 'NoSuchBucket' && call.key !== '') return answer;
    const reason = `S3 answered ${status}${code === null ? '' : ` ${code}`}`;
    throw status === 429 || status >= 500 || code === 'RequestTimeout'
      ? new FilesUnavailable(reason)
      : new Refused(reason);
  }
}

interface FileBody {
  path: string;
  sizeBytes: number;
  sha256: string;
}

async function describe(path: string): Promise<FileBody> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { path, sizeBytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Sends, and waits for the head of the answer, which may come before everything was sent. */
async function send(request: ClientRequest, body: FileBody | null): Promise<IncomingMessage> {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
  });
  if (body === null) request.end();
  else {
    const sending = pipeline(createReadStream(body.path), request);
    // Where an answer came first it says more than the pipe that broke.
    await Promise.race([answered, sending]);
    sending.catch(() => {});
  }
  return answered;
}

/** `AccessDenied` and the like: a word of the protocol, with nothing of ours in it. Reads the body to its end. */
async function errorCodeOf(answer: IncomingMessage): Promise<string | null> {
  let text = '';
  try {
    for await (const chunk of answer) if (text.length < errorBodyMaxBytes) text += String(chunk);
  } catch {
    // The status says enough.
  }
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? null;
}

/** Errors of connections have a code of the system's, or are those of a request that was ended. */
export function isOfNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ERR_STREAM_PREMATURE_CLOSE|HPE_|CERT_|ERR_TLS|DEPTH_ZERO|UNABLE_TO|SELF_SIGNED)/.test(
      code,
    ) || ['silence', 'aborted', 'socket hang up', 'cut'].includes(error.message)
  );
}

function asUnavailable(error: unknown): FilesUnavailable {
  if (error instanceof FilesUnavailable) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return new FilesUnavailable(`S3 was not reached: ${code ?? message}`);
}
