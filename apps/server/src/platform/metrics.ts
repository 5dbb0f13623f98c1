import { routes } from '@foja/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-errors.ts';
import { sameText } from './same-text.ts';

const durationsSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Work that no call waits for, as many as there are of a kind in a state; the same whichever server is asked. */
type CountJobs = () => Promise<{ kind: string; state: string; count: number }[]>;

/**
 * GET /metrics in Prometheus' format, where the installation has a token for it: calls by method, pattern of the route and status, jobs by
 * kind and state, and what the process takes. Nobody is in it: no address, no account, no question.
 */
export async function registerMetrics(app: FastifyInstance, token: string | null, countJobs: CountJobs): Promise<void> {
  if (token === null) {
    // Not the application's page, which any other address has: a scraper would take it for figures.
    app.get(routes.metrics, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    return;
  }
  // Whoever measures nothing loads nothing.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'foja_' });
  const durations = new Histogram({
    name: 'foja_http_request_duration_seconds',
    help: 'Calls by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: durationsSeconds,
    registers: [registry],
  });
  new Gauge({
    name: 'foja_jobs',
    help: 'Jobs of the whole installation by kind and state',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without a database all the rest is told, now more than ever.
      for (const { count, kind, state } of await countJobs().catch(() => [])) this.inc({ kind, state }, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // An address that no route knows is anybody's words.
    const route = routeOptions.url ?? 'none';
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get(routes.metrics, { schema: { hide: true } }, async (request, reply) => {
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!sameText(token, given)) throw new HttpError(401, 'invalid_token', 'Hace falta la clave de las métricas.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.addHook('onClose', async () => registry.clear());
}
