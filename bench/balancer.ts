import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Hands each connection to the server with the fewest, as a balancer of the fourth layer does: it reads nothing of what passes, and
 * takes next to no processor.
 */
export async function startBalancer(urls: readonly string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const servers = urls.map((url) => ({ port: Number(new URL(url).port), connections: 0 }));
  const open = new Set<Socket>();
  const balancer = createServer((caller) => {
    const server = servers.reduce((left, right) => (right.connections < left.connections ? right : left));
    server.connections += 1;
    const onward = connect(server.port, '127.0.0.1');
    const end = () => {
      if (!open.delete(caller)) return;
      server.connections -= 1;
      caller.destroy();
      onward.destroy();
    };
    open.add(caller);
    for (const socket of [caller, onward]) socket.setNoDelay(true).on('error', end).on('close', end);
    caller.pipe(onward).pipe(caller);
  });
  await new Promise<void>((listening) => balancer.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of open) socket.destroy();
      return new Promise((closed) => balancer.close(() => closed()));
    },
  };
}
