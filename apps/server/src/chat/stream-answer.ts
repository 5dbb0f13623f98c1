import { PassThrough } from 'node:stream';
import type { RagEvent } from '@foja/contracts/chat';

/** How often a comment goes out while nothing else does, so that proxies keep the connection. */
const heartbeatMs = 15_000;

/** Headers that keep proxies from holding, storing or packing the events. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const;

interface EventStream<Event> {
  body: PassThrough;
  send(event: Event): void;
  end(): void;
}

/** Server-sent events with a heartbeat. What is sent after the reader is gone is dropped. */
export function openEventStream<Event extends { event: string; data: unknown } = RagEvent>(
  everyMs: number = heartbeatMs,
): EventStream<Event> {
  const body = new PassThrough();
  const write = (text: string) => {
    if (!body.writableEnded && !body.destroyed) body.write(text);
  };
  const heartbeat = setInterval(() => write(': sigo\n\n'), everyMs);
  body.once('close', () => clearInterval(heartbeat));
  body.on('error', () => {});
  // The first bytes at once: a proxy or a browser then knows that the answer has begun.
  write(': foja\n\n');
  return {
    body,
    send: ({ event, data }) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      clearInterval(heartbeat);
      body.end();
    },
  };
}
