import type { ApiKey } from '@foja/contracts/api-keys';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../design-system/badge.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { formatMoment } from '../../platform/dates.ts';
import { ReadFailed } from '../profile/profile-card.tsx';
import { apiCallsQuery } from './api-keys-queries.ts';

/** From here on a status tells of a refusal. */
const firstRefusal = 400;

/** The last calls of a key: when, which, and how each ended. */
export function CallsDialog({ apiKey, email, onClose }: { apiKey: ApiKey; email: string; onClose: () => void }) {
  const calls = useQuery(apiCallsQuery(email, apiKey.id));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Llamadas de «${apiKey.name}»`}
      description="Las últimas 100 de los últimos 30 días. Nada de lo que se envió o respondió se guarda."
    >
      {calls.data ? (
        calls.data.length > 0 ? (
          <ul className="divide-y divide-line text-sm">
            {calls.data.map(({ at, call, status }, index) => (
              // Two may fall in one moment; the list is drawn whole.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
              <li key={index} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <code className="min-w-0 text-xs wrap-anywhere">{call}</code>
                <span className="figures flex items-center gap-2 text-xs text-ink-muted">
                  {formatMoment(at)}
                  <Badge tone={status < firstRefusal ? 'ok' : 'danger'}>{status}</Badge>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="Todavía no se usó" />
        )
      ) : calls.isError ? (
        <ReadFailed failure={calls.error} onRetry={() => void calls.refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-7 w-full" />
          <Skeleton className="h-7 w-full" />
        </div>
      )}
    </Dialog>
  );
}
