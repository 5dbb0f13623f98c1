import { routes } from '@foja/contracts/routes';
import type { Status } from '@foja/contracts/status';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from './http.ts';

const askAgainMs = 60_000;
const firstRetryMs = 5_000;
let failures = 0;

/**
 * GET /api/status: whether the server runs, and how people reach the installation. Asked again while the tab is visible;
 * a server that does not answer is asked after 5 s, then ever more rarely.
 */
export function statusQuery() {
  return queryOptions({
    queryKey: ['status'],
    queryFn: async ({ signal }) => {
      try {
        const status = await callJson<Status>(routes.status, { signal, token: null });
        failures = 0;
        return status;
      } catch (failure) {
        if (!signal.aborted) failures++;
        throw failure;
      }
    },
    refetchInterval: () => (failures === 0 ? askAgainMs : Math.min(askAgainMs, firstRetryMs * 2 ** (failures - 1))),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    retry: false,
  });
}
