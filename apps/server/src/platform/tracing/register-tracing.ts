import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { type OpenSpan, withinSpan } from './in-span.ts';
import { openTracer } from './open-tracer.ts';
import { traceDatabase } from './trace-database.ts';

/**
 * Traces every call where the installation names a collector: method, pattern of the route and status, and what it did on its way.
 * Nobody is in it: no address, no account, no words.
 */
export async function registerTracing(app: FastifyInstance, endpoint: string | null, db: Database): Promise<void> {
  if (endpoint === null) return;
  const tracer = await openTracer(endpoint);
  traceDatabase(db);
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    // An address that no route knows is anybody's words.
    const route = routeOptions.url ?? 'none';
    const span = tracer.begin(`${method} ${route}`, { 'http.request.method': method, 'http.route': route });
    spans.set(request, span);
    withinSpan(span, done);
  });
  // What read the body came by the socket, outside of the call.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) withinSpan(span, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end(reply.statusCode >= 500 ? new CallFailed() : undefined);
  });
  app.addHook('onClose', () => tracer.close());
}

class CallFailed extends Error {
  override readonly name = 'CallFailed';
}
