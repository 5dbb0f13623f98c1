import type { FastifyReply } from 'fastify';

/** Aborted when the caller goes away before the answer is out. */
export function signalOfCaller(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** What was worked for a caller. Where they have gone, its error goes to nobody: nothing failed. */
export async function forCaller<T>(reply: FastifyReply, gone: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (gone.aborted) reply.hijack();
    throw error;
  }
}

/** Works while the caller waits: the work is told to stop when they go away. */
export function whileCallerWaits<T>(reply: FastifyReply, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const gone = signalOfCaller(reply);
  return forCaller(reply, gone, work(gone));
}
