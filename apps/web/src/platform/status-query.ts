import { routes } from '@foja/contracts/routes';
import type { Status } from '@foja/contracts/status';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from './http.ts';

const timeoutMs = 10_000;

/** GET /api/status: whether the server runs, and how people reach the installation. */
export function statusQuery() {
  return queryOptions({
    queryKey: ['status'],
    queryFn: ({ signal }) => callJson<Status>(routes.status, { signal, timeoutMs, token: null }),
    // A server on this machine or network answers without the internet.
    networkMode: 'always',
    retry: false,
  });
}
