import { routes } from '@foja/contracts/routes';
import type { Status } from '@foja/contracts/status';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
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

/** Whether the server recognises text in pictures; false where it does not say. */
export async function recognisesText(client: QueryClient): Promise<boolean> {
  try {
    return (await client.ensureQueryData(statusQuery())).recognition.status === 'on';
  } catch {
    return false;
  }
}
