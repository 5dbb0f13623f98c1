import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusQuery } from '../platform/status-query.ts';

interface ConnectionState {
  connected: boolean;
  /** Failures since it last worked. */
  failures: number;
}

const askAgainMs = 60_000;
const firstRetryMs = 5_000;
/** So long, moving from screen to screen asks nothing. */
const freshMs = 30_000;

/**
 * Connected while the status call reports that the API runs (specification 4). Asked every minute while the tab is visible; after a
 * failure in 5 s, then ever more rarely; and at once when the tab is looked at again or the network returns.
 */
const connectionQuery = () =>
  queryOptions({
    queryKey: ['connection'],
    queryFn: async ({ client, queryKey }): Promise<ConnectionState> => {
      const before = client.getQueryData<ConnectionState>(queryKey)?.failures ?? 0;
      const down = { connected: false, failures: before + 1 };
      return client.fetchQuery({ ...statusQuery(), staleTime: 0 }).then(
        ({ api }) => (api?.status === 'running' ? { connected: true, failures: 0 } : down),
        () => down,
      );
    },
    networkMode: 'always',
    staleTime: freshMs,
    refetchInterval: ({ state }) => {
      const failures = state.data?.failures ?? 0;
      return failures === 0 ? askAgainMs : Math.min(askAgainMs, firstRetryMs * 2 ** (failures - 1));
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** Whether the server answers; `null` until that is known. */
export function useConnected(): boolean | null {
  const { data, refetch } = useQuery(connectionQuery());
  const connected = data?.connected ?? null;
  useEffect(() => {
    const askNow = () => void refetch({ cancelRefetch: false });
    // Another window was in front while this tab stayed visible: whoever comes back to a broken connection wants it now.
    const askWhereDown = () => connected === false && askNow();
    window.addEventListener('offline', askNow);
    window.addEventListener('focus', askWhereDown);
    return () => {
      window.removeEventListener('offline', askNow);
      window.removeEventListener('focus', askWhereDown);
    };
  }, [connected, refetch]);
  return connected;
}
