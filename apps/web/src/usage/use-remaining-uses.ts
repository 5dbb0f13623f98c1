import { usageCacheMs, usageLimits, usageRefreshDelayMs, usageRequestTimeoutMs } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { UsageRemaining } from '@foja/contracts/usage';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useGuestUsage } from '../guests/guest-session.ts';
import { callJson } from '../platform/http.ts';
import { useSession } from '../platform/session.ts';

const usageQuery = (email: string) =>
  queryOptions({
    queryKey: ['usage', email],
    queryFn: ({ signal }) =>
      callJson<UsageRemaining>(routes.usageRemaining, { signal, timeoutMs: usageRequestTimeoutMs }),
    staleTime: usageCacheMs,
    retry: false,
  });

/** Uses left: of the account for a signed-in user, of this browser for a guest. `null` while loading. */
export function useRemainingUses(): number | null {
  const session = useSession();
  const guest = useGuestUsage();
  const query = useQuery({ ...usageQuery(session?.user.email ?? ''), enabled: session !== null });
  if (!session) return Math.max(0, guest.limit - guest.used);
  if (query.data) return query.data.remaining;
  return query.isError ? usageLimits[session.user.role].limit : null;
}

/** Asks for the count again a little after a counted call, when the server has recorded it. */
export function refreshUsageSoon(client: QueryClient): void {
  setTimeout(() => void client.invalidateQueries({ queryKey: ['usage'] }), usageRefreshDelayMs);
}
