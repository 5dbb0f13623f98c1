import { routes } from '@foja/contracts/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { endSession } from '../platform/end-session.ts';
import { CallFailed, call } from '../platform/http.ts';
import { exchangeRefreshToken } from '../platform/renew-session.ts';
import { currentSession } from '../platform/session.ts';

/**
 * Signs out of this browser at once, and tells the server and the other tabs. That the server could not be told is no reason to stay
 * signed in (specification 7.1).
 */
export async function logOut(): Promise<void> {
  const session = currentSession();
  endSession('logout');
  if (!session) return;
  try {
    await tellServer(session.token).catch(async (failure: unknown) => {
      // An access token that has ended names no session any more; its refresh token still opens it.
      if (!(failure instanceof CallFailed && failure.status === 401 && session.refreshToken)) throw failure;
      await tellServer((await exchangeRefreshToken(session.refreshToken)).token);
    });
  } catch {
    // As above.
  }
}

const tellServer = (token: string) => call(routes.logout, { method: 'POST', body: {}, token });

/** Logging out as screens do it: to the landing page, and with nothing left of what had been read for the account. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useCallback(async () => {
    const told = logOut();
    await navigate({ to: '/' });
    client.removeQueries({ type: 'inactive' });
    await told;
  }, [navigate, client]);
}
