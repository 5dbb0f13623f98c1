import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

/** What happens to the next call of a method, instead of its answer. */
export type S3Fault =
  | { kind: 'status'; status: number; code: string }
  /** The connection ends before any answer. */
  | { kind: 'hang-up' }
  /** Nothing is answered for as long as the caller waits. */
  | { kind: 'silence' }
  /** The answer ends after so many bytes of its body. */
  | { kind: 'cut'; afterBytes: number }
  /** The call is done, and its answer never arrives. */
  | { kind: 'done-unheard' };

export interface StandInS3 {
  /** For `AWS_ENDPOINT_URL`. */
  url: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** By key. */
  objects: Map<string, { content: Buffer; modifiedAt: Date }>;
  /** `GET key`, in their order; the bucket itself has an empty key. */
  calls: string[];
  /** Each is met by one call of the method; all calls meet `always`. */
  faults: { method: string; fault: S3Fault }[];
  always: S3Fault | null;
  environment(prefix?: string): Record<string, string>;
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'foja-test', secretAccessKey: 'a-secret-that-only-tests-use' };
const region = 'us-east-1';
const bucket = 'foja-tests';

/**
 * An S3 server of one bucket, as strict as the real ones: it computes the signature of each call anew, compares what arrives with the
 * hash and the length that were promised, keeps an object whole or not at all, and lists in pages of two.
 */
export async function startStandInS3(): Promise<StandInS3> {
  const objects: StandInS3['objects'] = new Map();
  const calls: string[] = [];
  const state: Pick<StandInS3, 'faults' | 'always'> = { faults: [], always: null };
  let url = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url);
    const method = request.method ?? '';
    const key = decodeURIComponent(asked.pathname.split('/').slice(2).join('/'));
    calls.push(`${method} ${key}`);
    const at = state.faults.findIndex((one) => one.method === method);
    const fault = at < 0 ? state.always : (state.faults.splice(at, 1)[0]?.fault ?? null);
    if (fault?.kind === 'hang-up') return void request.socket.destroy();
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'status') return refuse(response, fault.status, fault.code);
    if (asked.pathname.split('/')[1] !== bucket) return refuse(response, 404, 'NoSuchBucket');
    // As servers do that know a bucket by its name without a slash behind it, whatever was signed.
    const hasStraySlash = asked.pathname === `/${bucket}/`;
    if (hasStraySlash || !(await isSigned(request, asked))) return refuse(response, 403, 'SignatureDoesNotMatch');
    const content = await bodyOf(request);
    if (createHash('sha256').update(content).digest('hex') !== request.headers['x-amz-content-sha256'])
      return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    if (method === 'PUT') {
      if (content.length !== Number(request.headers['content-length'])) return refuse(response, 400, 'IncompleteBody');
      objects.set(key, { content, modifiedAt: new Date() });
      if (fault?.kind === 'done-unheard') return void request.socket.destroy();
      response.writeHead(200, { etag: etagOf(content) }).end();
    } else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') response.writeHead(200, { 'content-type': 'application/xml' }).end(list(asked));
    else give(request, response, objects.get(key)?.content, fault);
  }

  async function isSigned(request: IncomingMessage, asked: URL): Promise<boolean> {
    const { authorization = '' } = request.headers;
    const names = /SignedHeaders=([\w;-]+)/.exec(authorization)?.[1]?.split(';') ?? [];
    const signed = await new AwsV4Signer({
      method: request.method ?? '',
      url: asked.href,
      headers: names
        .filter((name) => name !== 'host')
        .map((name): [string, string] => [name, String(request.headers[name])]),
      datetime: String(request.headers['x-amz-date']),
      service: 's3',
      region,
      ...credentials,
    }).sign();
    return (
      ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)) &&
      signed.headers.get('authorization') === authorization
    );
  }

  function list(asked: URL): string {
    const prefix = asked.searchParams.get('prefix') ?? '';
    const delimiter = asked.searchParams.get('delimiter');
    const after = asked.searchParams.get('continuation-token') ?? '';
    const found = [...objects].filter(([key]) => key.startsWith(prefix));
    const folderOf = (key: string) =>
      delimiter !== null && key.slice(prefix.length).includes(delimiter)
        ? key.slice(0, key.indexOf(delimiter, prefix.length) + 1)
        : null;
    const names = [...new Set(found.map(([key]) => folderOf(key) ?? key))].toSorted().filter((name) => name > after);
    const page = names.slice(0, 2);
    const entries = page.map((name) => {
      const object = objects.get(name);
      if (!object) return `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`;
      const { content, modifiedAt } = object;
      return `<Contents><Key>${name}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${etagOf(content).replaceAll('"', '&quot;')}</ETag><Size>${content.length}</Size></Contents>`;
    });
    const isTruncated = names.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${prefix}</Prefix><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url,
    bucket,
    credentials,
    objects,
    calls,
    environment: (prefix = 'foja') => ({
      FILES_URI: `s3://${bucket}/${prefix}`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_REGION: region,
      AWS_ENDPOINT_URL: url,
    }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  });
}

/** As an object is given: whole, a range of it, or what comes before a cut. */
function give(
  request: IncomingMessage,
  response: ServerResponse,
  content: Buffer | undefined,
  fault: S3Fault | null,
): void {
  if (!content) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  const { range, 'if-match': ifMatch } = request.headers;
  if (ifMatch !== undefined && ifMatch !== etagOf(content)) {
    refuse(response, 412, 'PreconditionFailed');
    return;
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const start = Number(from ?? 0);
  if (range !== undefined && start >= content.length) {
    refuse(response, 416, 'InvalidRange');
    return;
  }
  const part = content.subarray(start, to ? Number(to) + 1 : undefined);
  response.writeHead(range === undefined ? 200 : 206, { 'content-length': part.length, etag: etagOf(content) });
  if (fault?.kind === 'cut' && fault.afterBytes < part.length) {
    response.write(part.subarray(0, fault.afterBytes), () => request.socket.destroy());
  } else response.end(part);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
