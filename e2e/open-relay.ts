import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to a server, and can be out of reach while the server goes on for others. */
export interface Relay {
  url: string;
  close(): Promise<void>;
}

/** @param port of before, for an address that comes back. */
export async function openRelay(serverUrl: string, port = 0): Promise<Relay> {
  const { hostname, port: serverPort } = new URL(serverUrl);
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const called = connect(Number(serverPort), hostname);
    for (const [socket, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      open.add(socket);
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      // The other end is closed with it.
      socket.on('error', () => {});
      socket.pipe(other);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      if (!server.listening) return;
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
