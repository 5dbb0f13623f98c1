/** The part of autocannon 8 that the bench uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string;
    onResponse?: (status: number, body: string) => void;
  }

  export interface Client {
    setRequests(requests: Request[]): void;
  }

  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests a second of all connections together; as many as they can without it. */
    overallRate?: number;
    /** Seconds. */
    timeout: number;
    requests: Request[];
    setupClient?: (client: Client) => void;
  }

  export interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
    /** Seconds. */
    duration: number;
  }

  /** Also a promise of the result. Emits `response` (client, status, bytes, milliseconds). */
  export type Instance = EventEmitter & PromiseLike<Result>;

  export default function autocannon(options: Options): Instance;
}
