import type { Config } from './config.ts';

/**
 * A whole address of this installation for a mail or a provider: under `PUBLIC_URL`, or without it where the server listens.
 * @param path begins with a slash.
 */
export function publicAddress(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, path: string): string {
  return (config.publicUrl ?? listeningAddress(config.host, config.port)).replace(/\/+$/, '') + path;
}

/** `http://host:port` as a browser on this machine reaches it. */
export function listeningAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
