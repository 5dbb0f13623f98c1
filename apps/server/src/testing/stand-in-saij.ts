import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is done with one request instead of answering it well. */
export type SaijMisbehaviour =
  | { kind: 'status'; status: number }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends the headers and a part of the body, and never the rest. */
  | { kind: 'hang-midway' }
  | { kind: 'redirect'; location: string }
  | { kind: 'body'; body: string }
  /** A body without end. */
  | { kind: 'endless' }
  | { kind: 'drop' };

/** A ruling or a summary as the stand-in keeps it; `content` is what the site nests in its answer. */
export interface StandInSaijDocument {
  kind: 'fallo' | 'sumario';
  uuid: string;
  jurisdiction: string;
  court: string;
  date: string;
  /** Words by which it is found; of a ruling, those of its text, which no list shows. */
  words: string;
  title: string;
  content: Record<string, unknown>;
}

export interface StandInSaij {
  baseUrl: string;
  documents: StandInSaijDocument[];
  /** What was asked, in order. */
  requests: { path: string; query: URLSearchParams; headers: IncomingMessage['headers']; visit: string | null }[];
  /** Searches that were asked, without the home page. */
  searches(): StandInSaij['requests'];
  /** The next requests of a path that begins so go wrong, one each; the last one goes on for ever where `forEver` is said. */
  misbehave(pathStart: string, next: SaijMisbehaviour[], forEver?: boolean): void;
  /** Pages longer than this answer 500, as some windows of the real list do. */
  longestPage(documents: number): void;
  /** Ends the visits of everybody: the next search of one answers 403. */
  forgetVisits(): void;
  /** Requests of a path that begins so wait until the returned function is called. */
  hold(pathStart: string): () => void;
  /** Requests that were given up by who asked. */
  givenUp(): number;
  close(): Promise<void>;
}

/** An invented ruling as SAIJ's list shows one: parties and court, no text. */
export function standInFallo(
  number: number,
  parties: { actor: string; demandado: string; sobre: string },
  words: string,
  changes: { date?: string; court?: string; content?: Record<string, unknown> } = {},
): StandInSaijDocument {
  const { court = 'CAMARA FEDERAL DE APELACIONES DE PRUEBA', date = '2022-03-04' } = changes;
  return {
    kind: 'fallo',
    uuid: `123456789-${number}-ollaf`,
    jurisdiction: 'Federal',
    court,
    date,
    words,
    title: `${parties.actor} c/ ${parties.demandado} s/ ${parties.sobre}`,
    content: {
      'id-infojus': `FA${number}`,
      'tipo-fallo': 'SENTENCIA',
      fecha: date,
      tribunal: court,
      jurisdiccion: { codigo: 'FEDERAL', descripcion: 'Federal', 'id-pais': 11 },
      ...parties,
      ...changes.content,
    },
  };
}

/** An invented official summary: descriptors for a title, the text with the site's marks. */
export function standInSumario(
  number: number,
  descriptors: string[],
  text: string,
  changes: { date?: string; content?: Record<string, unknown> } = {},
): StandInSaijDocument {
  const { date = '2019-05-03|2021-08-10' } = changes;
  return {
    kind: 'sumario',
    uuid: `123456789-${number}-oiramus`,
    jurisdiction: 'Nacional',
    court: '',
    date: date.split('|').at(-1) ?? date,
    words: `${descriptors.join(' ')} ${text}`,
    title: descriptors.join(', '),
    content: {
      'numero-sumario': `R${number}`,
      'id-infojus': `SUR${number}`,
      titulo: descriptors.join(', '),
      fecha: date,
      jurisdiccion: { codigo: 'CAPITAL FEDERAL', descripcion: 'Nacional', 'id-pais': 11 },
      'tipo-tribunal': 'CN CN',
      texto: `[[p]]${text}[[/p]]`,
      descriptores: {
        descriptor: descriptors.map((termino) => ({
          elegido: { termino },
          preferido: { termino: `Derecho/${termino}` },
          sinonimos: { termino: [] },
        })),
      },
      ...changes.content,
    },
  };
}

/**
 * A real HTTP server that behaves as www.saij.gob.ar does: the home page gives a cookie without which the search answers 403, the
 * documents are JSON in a string within JSON, the count stands in a facet, one value for each root of a facet.
 * @param onAsked hears the path and query of each request: for who runs in another process.
 */
export async function startStandInSaij(
  documents: StandInSaijDocument[] = [],
  onAsked: (path: string) => void = () => {},
): Promise<StandInSaij> {
  const visits = new Set<string>();
  const requests: StandInSaij['requests'] = [];
  const misbehaviours = new Map<string, { next: SaijMisbehaviour[]; forEver: boolean }>();
  const holds = new Map<string, Promise<void>>();
  let maxPage = 500;
  let given = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const path = `${url.pathname}${url.search}`;
    const visit = /(?:^|; )JSESSIONID=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? null;
    onAsked(path);
    requests.push({ path, query: url.searchParams, headers: request.headers, visit });
    response.once('close', () => {
      if (!response.writableFinished) given += 1;
    });
    for (const [start, released] of holds) if (path.startsWith(start)) await released;
    for (const [start, { forEver, next }] of misbehaviours) {
      if (!path.startsWith(start)) continue;
      const wrong = forEver && next.length === 1 ? next[0] : next.shift();
      if (wrong) return misbehave(wrong, response);
    }
    if (!/\S/.test(request.headers['user-agent'] ?? '')) return send(response, 403, 'text/html', 'Forbidden');
    if (url.pathname === '/') {
      const own = randomUUID();
      visits.add(own);
      response.setHeader('set-cookie', [`JSESSIONID=${own}; Path=/; HttpOnly`, 'TS01ab=1; Path=/']);
      return send(response, 200, 'text/html;charset=UTF-8', '<html><title>SAIJ</title></html>');
    }
    if (url.pathname !== '/busqueda') return send(response, 404, 'text/html', 'not here');
    if (visit === null || !visits.has(visit)) return send(response, 403, 'text/html', 'Forbidden');
    if (Number(url.searchParams.get('p')) > maxPage) return send(response, 500, 'text/html', 'error');
    send(response, 200, 'application/json;charset=UTF-8', JSON.stringify(answerOf(url.searchParams, documents)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    requests,
    searches: () => requests.filter(({ path }) => path.startsWith('/busqueda')),
    misbehave: (pathStart, next, forEver = false) => void misbehaviours.set(pathStart, { next: [...next], forEver }),
    longestPage(most) {
      maxPage = most;
    },
    forgetVisits: () => visits.clear(),
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
    givenUp: () => given,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerOf(query: URLSearchParams, documents: readonly StandInSaijDocument[]): object {
  const raw = query.get('r') ?? '';
  const facets = new Map(
    (query.get('f') ?? '').split('|').map((facet) => {
      const [root = '', ...rest] = facet.replace(/\[.*\]$/, '').split('/');
      return [root, rest.join('/')] as const;
    }),
  );
  const type = facets.get('Tipo de Documento') ?? '';
  const [, from = '', to = ''] = /fecha-rango:\[(\d{8}) TO (\d{8})\]/.exec(raw) ?? [];
  const inTitle = /titulo:\(([^)]*)\)/.exec(raw)?.[1]?.split(' AND ') ?? [];
  const found = documents.filter((document) => {
    const day = document.date.replaceAll('-', '');
    return (
      type.endsWith(document.kind === 'fallo' ? '/Fallo' : '/Sumario') &&
      (facets.get('Jurisdicción') ?? document.jurisdiction) === document.jurisdiction &&
      (facets.get('Tribunal') ?? document.court) === document.court &&
      (from === '' || (day >= from && day <= to)) &&
      holdsAll(document.words, (query.get('q') ?? '').split(' ')) &&
      holdsAll(document.title, inTitle)
    );
  });
  const offset = Number(query.get('o') ?? 0);
  const page = found.slice(offset, offset + Number(query.get('p') ?? 10));
  return {
    queryObjectData: { query: query.get('q'), rawQuery: raw || null, offset, pageSize: Number(query.get('p')) },
    searchResults: {
      // As the real one: the count is not here.
      totalSearchResults: page.length,
      categoriesResultList: [
        { facetName: 'Total', facetHits: 0, facetChildren: [{ facetName: 'total', facetHits: found.length + 0.0 }] },
      ],
      documentResultList: page.map((document, place) => ({
        uuid: document.uuid,
        documentScore: 9 - place / 10,
        explain: null,
        documentAbstract: JSON.stringify({
          document: {
            metadata: {
              uuid: document.uuid,
              'document-content-type': document.kind === 'fallo' ? 'jurisprudencia' : 'sumario',
              'friendly-url': {
                subdomain: document.kind === 'fallo' ? 'sentencia' : 'sumario',
                description: `documento-inventado-${document.uuid}`,
              },
            },
            content: document.content,
          },
        }),
      })),
    },
  };
}

function holdsAll(text: string, words: readonly string[]): boolean {
  const plain = (part: string) => part.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return words.every((word) => plain(text).includes(plain(word)));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

function misbehave(wrong: SaijMisbehaviour, response: ServerResponse): void {
  if (wrong.kind === 'status') send(response, wrong.status, 'text/html', 'scripted');
  else if (wrong.kind === 'body') send(response, 200, 'application/json', wrong.body);
  else if (wrong.kind === 'drop') response.destroy();
  else if (wrong.kind === 'redirect') {
    response.writeHead(302, { location: wrong.location });
    response.end();
  } else if (wrong.kind === 'hang-midway') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"searchResults":{"docum');
  } else if (wrong.kind === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  }
}
