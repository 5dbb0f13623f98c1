import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeWindows1252 } from '../corpus/official/decode-page.ts';

/** What is done with one request instead of answering it well. */
export type InfolegMisbehaviour =
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends a part of the body and breaks the connection. */
  | { kind: 'cut' }
  | { kind: 'redirect'; location: string }
  | { kind: 'body'; body: string | Buffer }
  /** A body without end. */
  | { kind: 'endless' };

/** A norm as the stand-in keeps it: its texts are whole pages. */
export interface StandInNorm {
  name: string;
  title: string;
  /** As InfoLEG writes it: "15-oct-1993". */
  published: string;
  texact?: string | Buffer;
  norma?: string | Buffer;
}

export interface StandInInfoleg {
  baseUrl: string;
  norms: Map<number, StandInNorm>;
  requests: { path: string; headers: IncomingMessage['headers']; status: number }[];
  /** The most requests that were under way at once. */
  maxAtOnce(): number;
  /** The next requests of a path that holds this go wrong, one each; the last one for ever where `forEver` is said. An empty list ends it. */
  misbehave(pathPart: string, next: InfolegMisbehaviour[], forEver?: boolean): void;
  /** Called before each answer. */
  onRequest: (path: string) => void;
  close(): Promise<void>;
}

/** A page of articles in one of InfoLEG's kinds of HTML. */
export function standInText(lines: readonly string[]): string {
  const body = lines.map((line) => `<P ALIGN="JUSTIFY">${line}</P>`).join('\n');
  return `<HTML>\n<HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252"></HEAD>\n<BODY>${body}\n</BODY></HTML>`;
}

/**
 * A real HTTP server that behaves as servicios.infoleg.gob.ar does: windows-1252 without saying so, 403 without a browser's agent,
 * 200 with a sentence for a norm that it does not know, pages with an ETag.
 */
export async function startStandInInfoleg(): Promise<StandInInfoleg> {
  const norms: StandInInfoleg['norms'] = new Map();
  const requests: StandInInfoleg['requests'] = [];
  const wrong: { part: string; next: InfolegMisbehaviour[]; forEver: boolean }[] = [];
  let atOnce = 0;
  let maxAtOnce = 0;
  const standIn = { onRequest: (_path: string) => {} };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    let isOver = false;
    const over = () => {
      if (!isOver) atOnce -= 1;
      isOver = true;
    };
    response.once('finish', over);
    response.once('close', over);
    standIn.onRequest(path);
    const noted = { path, headers: request.headers, status: 0 };
    requests.push(noted);
    response.once('finish', () => {
      noted.status = response.statusCode;
    });
    const trouble = wrong.find(({ next, part }) => path.includes(part) && next.length > 0);
    const misbehaviour =
      trouble && (trouble.forEver && trouble.next.length === 1 ? trouble.next[0] : trouble.next.shift());
    if (misbehaviour) misbehave(response, misbehaviour);
    else answer(request, response, norms);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(standIn, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    norms,
    requests,
    maxAtOnce: () => maxAtOnce,
    misbehave(part: string, next: InfolegMisbehaviour[], forEver = false) {
      const others = wrong.filter((trouble) => trouble.part !== part);
      wrong.splice(0, wrong.length, ...others, { part, next, forEver });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function answer(request: IncomingMessage, response: ServerResponse, norms: StandInInfoleg['norms']) {
  if (!/Mozilla/.test(request.headers['user-agent'] ?? '')) return send(response, 403, 'Forbidden');
  const url = new URL(request.url ?? '', 'http://stand-in');
  if (url.pathname === '/infolegInternet/verNorma.do') {
    const id = Number(url.searchParams.get('id'));
    const norm = norms.get(id);
    return send(
      response,
      200,
      norm
        ? cardOf(id, norm)
        : '<html><body><span class="error">La norma solicitada no se encuentra registrada en la base</span></body></html>',
      {
        'content-type': 'text/html;charset=ISO-8859-1',
      },
    );
  }
  const [, first, last, id, kind] =
    /^\/infolegInternet\/anexos\/(\d+)-(\d+)\/(\d+)\/(norma|texact)\.htm$/.exec(url.pathname) ?? [];
  const isRightFolder = Math.floor(Number(id) / 5000) * 5000 === Number(first) && Number(first) + 4999 === Number(last);
  const page = isRightFolder ? norms.get(Number(id))?.[kind as 'norma' | 'texact'] : undefined;
  if (page === undefined) return send(response, 404, '<html><body>Not found</body></html>');
  const bytes = typeof page === 'string' ? encodeWindows1252(page) : page;
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  if (request.headers['if-none-match'] === etag) return send(response, 304, '');
  send(response, 200, bytes, { 'content-type': 'text/html', etag });
}

function cardOf(id: number, norm: StandInNorm): string {
  const first = Math.floor(id / 5000) * 5000;
  const link = (kind: string, label: string) =>
    `<a href="anexos/${first}-${first + 4999}/${id}/${kind}.htm">${label}</a><br/>`;
  const [kind, number] = norm.name.split(' ');
  return `<html><head><meta charset="ISO-8859-1"><title>InfoLeg</title></head><body><div id="Textos_Completos"><p><strong>${kind}&nbsp;
${number}<br/>HONORABLE CONGRESO DE LA NACION ARGENTINA</strong><br/><span class="vr_azul11">13-sep-2000</span></p>
<span class="destacado">TEMA</span><h1>${norm.title}</h1>
<p>Publicada en el Boletín Oficial del <a href="/infolegInternet/buscarBoletin.do?id=1">${norm.published}</a> Número: 1 Página: 1</p>
${norm.norma ? link('norma', 'Texto completo de la norma') : ''}${norm.texact ? link('texact', 'Texto actualizado de la norma') : ''}</div></body></html>`;
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  response.writeHead(status, {
    'content-type': 'text/html',
    ...(status !== 304 && { 'content-length': String(bytes.length) }),
    ...headers,
  });
  response.end(status === 304 ? undefined : bytes);
}

function misbehave(response: ServerResponse, misbehaviour: InfolegMisbehaviour) {
  switch (misbehaviour.kind) {
    case 'status':
      return send(
        response,
        misbehaviour.status,
        'trouble',
        misbehaviour.retryAfter ? { 'retry-after': misbehaviour.retryAfter } : {},
      );
    case 'hang':
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100000' });
      response.write('<html><body>ARTICULO 1.- Com', () => response.destroy());
      return;
    case 'redirect':
      return send(response, 302, '', { location: misbehaviour.location });
    case 'body':
      return send(response, 200, misbehaviour.body);
    case 'endless': {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    }
  }
}
