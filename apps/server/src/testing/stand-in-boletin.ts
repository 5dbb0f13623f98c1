import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is done with one request instead of answering it well. */
export type BoletinMisbehaviour =
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends the headers and a part of the body, and never the rest. */
  | { kind: 'hang-midway' }
  | { kind: 'redirect'; location: string }
  | { kind: 'body'; body: string };

export interface StandInNotice {
  id: string;
  category: string;
  issuer: string;
  norm: string;
  summary: string;
  hasAnnexes?: boolean;
}

export interface StandInBoletin {
  baseUrl: string;
  /** Editions by day (`yyyymmdd`): what the calendar names and the section shows. */
  editions: Map<string, { pdf: Buffer; notices: StandInNotice[] }>;
  /** Days that the calendar names although the section is not out yet. */
  announced: Set<string>;
  /** Method, path and query of what was asked, in order, with the time-independent name of the visit. */
  requests: { method: string; path: string; visit: string; headers: IncomingMessage['headers'] }[];
  /** How often a path that begins so was asked. */
  count(pathStart: string): number;
  /** The next requests of a path that begins so go wrong, one each. */
  misbehave(pathStart: string, ...next: BoletinMisbehaviour[]): void;
  /** Requests of a path that begins so wait until the returned function is called. */
  hold(pathStart: string): () => void;
  close(): Promise<void>;
}

/** Few, so that a short list has several pages; the site itself shows up to 100. */
const noticesPerPage = 2;

/** A small PDF that is whole: header, `words` as its text, end mark. */
export function standInPdf(words: string): Buffer {
  return Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${words}\ntrailer << /Root 1 0 R >>\n%%EOF\n`);
}

/**
 * A real HTTP server that behaves as boletinoficial.gob.ar does: the chosen day lives in the visitor's session, a day without an
 * edition leads to the home page, the calendar is JSON within JSON, lists come in pages.
 */
export async function startStandInBoletin(): Promise<StandInBoletin> {
  const sessions = new Map<string, string>();
  const editions: StandInBoletin['editions'] = new Map();
  const announced = new Set<string>();
  const requests: StandInBoletin['requests'] = [];
  const misbehaviours = new Map<string, BoletinMisbehaviour[]>();
  const holds = new Map<string, Promise<void>>();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const form = new URLSearchParams(await readBody(request));
    let visit = /(?:^|; )BoletinWebSession=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    if (!sessions.has(visit)) {
      visit = randomUUID();
      sessions.set(visit, '');
      response.setHeader('set-cookie', [`BoletinWebSession=${visit}; path=/`, 'TS0101c369=1; path=/; HttpOnly']);
    }
    const path = `${url.pathname}${url.search}`;
    requests.push({ method: request.method ?? '', path, visit, headers: request.headers });
    for (const [start, released] of holds) if (path.startsWith(start)) await released;
    for (const [start, next] of misbehaviours) {
      const wrong = path.startsWith(start) ? next.shift() : undefined;
      if (wrong) return misbehave(wrong, response);
    }
    answer(request, url, form, visit, response);
  });

  const answer = (
    request: IncomingMessage,
    url: URL,
    form: URLSearchParams,
    visit: string,
    response: ServerResponse,
  ) => {
    const isScript = request.headers['x-requested-with'] === 'XMLHttpRequest';
    const chosen = /^\/edicion\/actualizar\/(\d\d)-(\d\d)-(\d{4})$/.exec(url.pathname);
    if (chosen && isScript) {
      sessions.set(visit, `${chosen[3]}${chosen[2]}${chosen[1]}`);
      return send(response, 200, 'application/json', '{}');
    }
    const section = /^\/seccion\/primera(?:\/(\d{8}))?$/.exec(url.pathname);
    if (section) {
      if (section[1]) sessions.set(visit, section[1]);
      const day = sessions.get(visit) ?? '';
      const edition = editions.get(day);
      if (edition) return send(response, 200, 'text/html; charset=UTF-8', sectionPage(day, edition.notices));
      response.writeHead(302, { location: '/' });
      return response.end();
    }
    const year = /^\/calendario\/dias_publicacion\/(\d{4})\/primera$/.exec(url.pathname)?.[1];
    if (year) {
      const fechas = [...editions.keys(), ...announced].filter((day) => day.startsWith(year)).sort();
      const inner = JSON.stringify({ fechas, fechas_con_suplemento: [] });
      return send(response, 200, 'application/json', JSON.stringify(inner));
    }
    const day = sessions.get(visit) ?? '';
    const edition = editions.get(day);
    if (url.pathname === '/seccion/actualizar/primera' && isScript && edition) {
      const page = Number(url.searchParams.get('pag'));
      const rows = edition.notices.slice((page - 1) * noticesPerPage, page * noticesPerPage);
      const hasMore = edition.notices.length > page * noticesPerPage;
      const before = url.searchParams.get('ult_rubro') ?? '';
      const html = rowsHtml(rows, day, before);
      const body = { html, hay_mas_datos: hasMore, sig_pag: page + 1, ult_rubro: rows.at(-1)?.category ?? before };
      return send(response, 200, 'application/json', JSON.stringify(body));
    }
    if (url.pathname === '/pdf/download_section' && request.method === 'POST') {
      const isWanted = form.get('nombreSeccion') === 'primera' && edition;
      const pdfBase64 = isWanted ? edition.pdf.toString('base64') : null;
      return send(response, 200, 'application/json', JSON.stringify({ pdfBase64 }));
    }
    const home = `<html><script>var fechaSeleccionadaYMD = '${day}';</script><div id="divCalendario"></div></html>`;
    send(response, 200, 'text/html; charset=UTF-8', home);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    editions,
    announced,
    requests,
    count: (pathStart) => requests.filter(({ path }) => path.startsWith(pathStart)).length,
    misbehave(pathStart, ...next) {
      misbehaviours.set(pathStart, next);
    },
    hold(pathStart) {
      let release = () => {};
      holds.set(
        pathStart,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        holds.delete(pathStart);
        release();
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function sectionPage(day: string, notices: StandInNotice[]): string {
  const first = notices.slice(0, noticesPerPage);
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><script>var fechaSeleccionadaYMD = '${day}';
var hayMasResultadosSeccion = ${notices.length > noticesPerPage}; var numeroPagina = 2; var ultimoRubro = '${first.at(-1)?.category ?? ''}';
</script></head><body><!-- <h5 class="seccion-rubro">BORRADOR</h5> --><div id="avisosSeccionDiv">${rowsHtml(first, day, '')}</div></body></html>`;
}

/** A heading stands only where the category changes, also from one page to the next. */
function rowsHtml(notices: StandInNotice[], day: string, categoryBefore: string): string {
  let category = categoryBefore;
  return notices
    .map((notice) => {
      const heading = notice.category === category ? '' : `<h5 class="seccion-rubro">${toHtml(notice.category)}</h5>`;
      category = notice.category;
      const href = `/detalleAviso/primera/${notice.id}/${day}`;
      const clip = notice.hasAnnexes ? `<a href="${href}?anexos=1"><span class="glyphicon"></span></a>` : '';
      return `${heading}<div class="row">${clip}<a href="${href}">
<div class="linea-aviso"><p class="item">${toHtml(notice.issuer)}</p><p class="item-detalle"><small>${toHtml(notice.norm)}</small></p>
<p class="item-detalle"><small>${toHtml(notice.summary)}</small></p></div></a></div>`;
    })
    .join('');
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('ó', '&oacute;').replaceAll('°', '&#176;');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

function misbehave(wrong: BoletinMisbehaviour, response: ServerResponse): void {
  if (wrong.kind === 'status') {
    response.writeHead(wrong.status, wrong.retryAfter === undefined ? {} : { 'retry-after': wrong.retryAfter });
    response.end('scripted');
  } else if (wrong.kind === 'redirect') {
    response.writeHead(302, { location: wrong.location });
    response.end();
  } else if (wrong.kind === 'body') send(response, 200, 'application/json', wrong.body);
  else if (wrong.kind === 'hang-midway') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"pdfBase64":"JVBERi0');
  }
}
