import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted, with {@link ServerStops}, when the server stops and calls in course have had their time. */
    cutOff: AbortSignal;
  }
}

/** The server stops before a call was done: nobody's fault, and nothing that costs a use. */
export class ServerStops extends HttpError {
  constructor() {
    super(503, 'server_stopping', 'El servicio se está reiniciando. Volvé a intentarlo en un minuto.');
  }
}

/** How long answers that are being written may go on when the server is told to stop. */
const drainMs = 10_000;

/** For a call that was cut off to say so before its connection closes. */
const partingMs = 500;

/**
 * When the application closes, takes no new calls and lets those in course end: streams too. What is left after the time is told that
 * the server stops, and cut.
 * @param maxMs zero for not waiting at all.
 */
export function drainCalls(app: FastifyInstance, maxMs = drainMs): void {
  const cutOff = new AbortController();
  setMaxListeners(0, cutOff.signal);
  app.decorate('cutOff', cutOff.signal);
  const inCourse = new Set<FastifyRequest>();
  let onDone = () => {};
  const done = (request: FastifyRequest) => {
    inCourse.delete(request);
    if (inCourse.size === 0) onDone();
  };
  app.addHook('onRequest', async (request, reply) => {
    inCourse.add(request);
    // Who leaves before the end of an answer gets no response that could be told of.
    reply.raw.once('close', () => done(request));
  });
  app.addHook('onResponse', async (request) => done(request));
  const allDone = (withinMs: number) =>
    new Promise<void>((resolve) => {
      if (inCourse.size === 0) return resolve();
      const timer = setTimeout(resolve, withinMs);
      onDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  app.addHook('preClose', async () => {
    if (maxMs === 0) return;
    if (app.server.listening) app.server.close();
    await allDone(maxMs);
    cutOff.abort(new ServerStops());
    await allDone(partingMs);
  });
}
