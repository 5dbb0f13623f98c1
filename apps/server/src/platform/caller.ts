import type { FastifyReply } from 'fastify';
import { ServerStops } from './drain-calls.ts';

/** Aborted when the caller goes away before the answer is out, and when the server stops. */
export function signalOfCaller(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const { cutOff } = reply.server;
  const follow = () => gone.abort(cutOff.reason);
  cutOff.addEventListener('abort', follow, { once: true });
  reply.raw.once('close', () => {
    cutOff.removeEventListener('abort', follow);
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Whether it is the caller who ended the work. */
export function hasLeft(gone: AbortSignal): boolean {
  return gone.aborted && !(gone.reason instanceof ServerStops);
}

/** What was worked for a caller. Where they have gone, its error goes to nobody: nothing failed. */
export async function forCaller<T>(reply: FastifyReply, gone: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (hasLeft(gone)) reply.hijack();
    throw error;
  }
}

/** Works while the caller waits: the work is told to stop when they go away. */
export function whileCallerWaits<T>(reply: FastifyReply, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const gone = signalOfCaller(reply);
  return forCaller(reply, gone, work(gone));
}
