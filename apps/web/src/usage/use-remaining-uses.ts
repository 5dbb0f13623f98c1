import { usageCacheMs, usageLimits, usageRequestTimeoutMs, userChangeDebounceMs } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { UsageRemaining } from '@foja/contracts/usage';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGuestUsage } from '../guests/guest-session.ts';
import { endSession } from '../platform/end-session.ts';
import { CallFailed, callJson } from '../platform/http.ts';
import { useSession } from '../platform/session.ts';

/** One fetch in flight, kept for 60 s. A server that does not know the session ends it (specification 8). */
export const remainingUsesQuery = (email: string) =>
  queryOptions({
    queryKey: ['usage', email, 'remaining'],
    queryFn: async ({ signal }) => {
      try {
        return await callJson<UsageRemaining>(routes.usageRemaining, { signal, timeoutMs: usageRequestTimeoutMs });
      } catch (failure) {
        if (failure instanceof CallFailed && (failure.status === 400 || failure.status === 401)) endSession('expired');
        throw failure;
      }
    },
    staleTime: usageCacheMs,
    retry: false,
  });

/** Uses left: of the account for a signed-in user, of this browser for a guest. `null` while loading. */
export function useRemainingUses(): number | null {
  const session = useSession();
  const guest = useGuestUsage();
  const email = session?.user.email ?? null;
  const settled = useSettled(email);
  const query = useQuery({ ...remainingUsesQuery(email ?? ''), enabled: email !== null && settled === email });
  if (!session) return Math.max(0, guest.limit - guest.used);
  if (query.data) return query.data.remaining;
  return query.isError ? usageLimits[session.user.role].limit : null;
}

/** The user once it has stood for a moment: a sign-in writes several values one after the other. */
function useSettled(email: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), userChangeDebounceMs);
    return () => clearTimeout(timer);
  }, [email]);
  return settled;
}
