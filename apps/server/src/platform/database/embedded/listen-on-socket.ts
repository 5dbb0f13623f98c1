import { once } from 'node:events';
import { type AddressInfo, createServer, type ListenOptions } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketHandler, type PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket';
import { QueryQueue } from './query-queue.ts';

export interface SocketListener {
  /** Null on a Unix socket. */
  port: number | null;
  /** Cuts the connections and stops listening. */
  stop(): Promise<void>;
}

/** Lets PostgreSQL drivers talk to `db`: each connection in turn, a batch of its messages at a time. */
export async function listenOnSocket(
  db: PGlite,
  where: ListenOptions,
  maxConnections: number,
): Promise<SocketListener> {
  await db.waitReady;
  const queue = new QueryQueue(db);
  // The library types its own queue class, of which a handler uses the methods that ours has.
  const queryQueue = queue as unknown as PGLiteSocketHandlerOptions['queryQueue'];
  const handlers = new Set<PGLiteSocketHandler>();
  const server = createServer((socket) => {
    const handler = new PGLiteSocketHandler({ queryQueue, closeOnDetach: true });
    handlers.add(handler);
    for (const end of ['error', 'close']) handler.addEventListener(end, () => handlers.delete(handler));
    void handler.attach(socket);
  });
  server.maxConnections = maxConnections;
  server.listen(where);
  await once(server, 'listening');
  const address = server.address() as AddressInfo | string;
  return {
    port: typeof address === 'string' ? null : address.port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      await Promise.all([...handlers].map((handler) => handler.detach(true)));
      await closed;
    },
  };
}
