import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInSeries {
  baseUrl: string;
  /** Paths that were asked for, in order. */
  requests: string[];
  /** Daily values that the central bank's site has, by series id; figures go out as text, as some do. */
  daily: Record<string, [day: string, value: string][]>;
  /** What its search finds: ids and descriptions. */
  found: { id: string; description: string; frequency: string }[];
  /** Monthly values of datos.gob.ar. */
  monthly: [day: string, value: number | null][];
  /** From now on every request is answered so; null: well again. */
  misbehave(how: 'status' | 'hang' | 'page' | 'form' | null): void;
  close(): Promise<void>;
}

/** Both public sites of series on one port of this machine, in the forms that theirs have. */
export async function startStandInSeries(): Promise<StandInSeries> {
  let wrong: 'status' | 'hang' | 'page' | 'form' | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    site.requests.push(request.url ?? '');
    if (wrong === 'hang') return;
    if (wrong === 'status') return void response.writeHead(500).end();
    if (wrong === 'page') return void response.end('<html>En mantenimiento</html>');
    if (wrong === 'form') return void response.end('{"results":"pronto"}');
    const limit = Number(url.searchParams.get('limit'));
    response.setHeader('content-type', 'application/json');
    const id = /^\/estadisticas\/v4\.0\/monetarias\/(\d+)$/.exec(url.pathname)?.[1];
    if (id) {
      const [from = '', to = ''] = [url.searchParams.get('desde') ?? '', url.searchParams.get('hasta') ?? ''];
      const offset = Number(url.searchParams.get('offset'));
      const detalle = (site.daily[id] ?? [])
        .filter(([day]) => day >= from && day <= to)
        .slice(offset, offset + limit)
        .map(([fecha, valor]) => ({ fecha, valor }));
      return void response.end(JSON.stringify({ status: 200, results: [{ idVariable: Number(id), detalle }] }));
    }
    if (url.pathname === '/series/api/search') {
      return void response.end(JSON.stringify({ data: site.found.map((field) => ({ field, dataset: {} })), count: 1 }));
    }
    const from = (url.searchParams.get('start_date') ?? '').slice(0, 7);
    const start = Number(url.searchParams.get('start'));
    const data = site.monthly.filter(([day]) => day.slice(0, 7) >= from).slice(start, start + limit);
    response.end(JSON.stringify({ data, count: data.length, meta: [] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: StandInSeries = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    daily: {},
    found: [],
    monthly: [],
    misbehave(how) {
      wrong = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
}
