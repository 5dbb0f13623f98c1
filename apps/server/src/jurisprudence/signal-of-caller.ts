import type { FastifyReply } from 'fastify';

/** Aborted when the caller goes away before the answer is out. */
export function signalOfCaller(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
