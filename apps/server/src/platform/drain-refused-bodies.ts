import type { FastifyInstance } from 'fastify';

/**
 * Reads to its end, and forgets, what a caller still sends of a call that was answered before it was read (a file for which there is no
 * room): until then the next call on the same connection would wait, for more than a minute. A request's time ends one that never ends.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    // What read it stopped in the middle and would hold it back.
    raw.unpipe();
    raw.resume();
  });
}
