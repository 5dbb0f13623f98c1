import type { SessionsResponse } from '@foja/contracts/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { notify } from '../../design-system/toast.ts';
import { formatDay } from '../../platform/dates.ts';
import { endRemoteSession, sessionsQuery } from '../api.ts';
import { signedInFailureText } from '../auth-failure-text.ts';
import { useLogOut } from '../log-out.ts';
import { ProfileCard, ReadFailed } from './profile-card.tsx';

type OpenSession = SessionsResponse['sessions'][number];

export function SessionsCard({ email }: { email: string }) {
  const sessions = useQuery(sessionsQuery(email));
  return (
    <ProfileCard title="Sesiones abiertas" about="Dónde está abierta tu cuenta. Si no reconocés una, cerrala.">
      {sessions.data ? (
        <ul className="-my-3 divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} email={email} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <ReadFailed failure={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </ProfileCard>
  );
}

function SessionRow({ session, email }: { session: OpenSession; email: string }) {
  const client = useQueryClient();
  const logOut = useLogOut();
  const end = useMutation({
    mutationFn: () => endRemoteSession(session.id),
    onSuccess: () => {
      const { queryKey } = sessionsQuery(email);
      client.setQueryData(queryKey, (kept) => kept?.filter(({ id }) => id !== session.id));
      void notify('Sesión cerrada.', { kind: 'success' });
    },
    onError: (failure) => void notify(signedInFailureText(failure), { kind: 'error' }),
  });
  const name = `Cerrar sesión de ${session.device}, abierta el ${formatDay(session.createdAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
      <div className="flex min-w-0 items-start gap-3">
        <MonitorSmartphone size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
            {session.device}
            {session.isCurrent && <Badge tone="ok">Esta sesión</Badge>}
          </p>
          <p className="figures text-xs text-ink-muted">
            Abierta el {formatDay(session.createdAt)} · último uso {formatDay(session.lastUsedAt)}
          </p>
        </div>
      </div>
      <Button
        size="small"
        aria-label={session.isCurrent ? 'Cerrar sesión en este navegador' : name}
        disabled={end.isPending}
        onClick={() => (session.isCurrent ? void logOut() : end.mutate())}
      >
        Cerrar sesión
      </Button>
    </li>
  );
}
