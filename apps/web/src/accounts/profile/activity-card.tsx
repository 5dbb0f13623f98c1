import type { MyActivityEntry } from '@foja/contracts/activity';
import { type ActivityEvent, activityEventNames } from '@foja/contracts/activity-events';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { describeDetails } from '../../activity/event-details.ts';
import { ownEventOptions } from '../../activity/event-options.ts';
import { downloadMyActivity, myActivityQuery } from '../../activity/my-activity-queries.ts';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { Select } from '../../design-system/select.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { notify } from '../../design-system/toast.ts';
import { formatMoment } from '../../platform/dates.ts';
import { saveFile } from '../../platform/save-file.ts';
import { signedInFailureText } from '../auth-failure-text.ts';
import { ProfileCard, ReadFailed } from './profile-card.tsx';

/** One's own lines of the activity log. */
export function ActivityCard({ email }: { email: string }) {
  const [event, setEvent] = useState<ActivityEvent | ''>('');
  const activity = useInfiniteQuery(myActivityQuery(email, event));
  const entries = activity.data?.pages.flatMap((page) => page.entries) ?? [];
  const download = useMutation({
    mutationFn: () => downloadMyActivity(event),
    onSuccess: (file) => saveFile(`foja-mi-actividad-${new Date().toISOString().slice(0, 10)}.csv`, file),
    onError: (failure) => void notify(`No se pudo exportar: ${signedInFailureText(failure)}`, { kind: 'error' }),
  });
  return (
    <ProfileCard
      title="Actividad"
      about="Lo que pasó con tu cuenta y con tus documentos. Sin nombres de archivos ni contenidos."
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-56">
            <Select label="Evento" value={event} options={ownEventOptions} onChange={setEvent} />
          </div>
          <Button disabled={download.isPending} aria-busy={download.isPending} onClick={() => download.mutate()}>
            <Download size={16} aria-hidden="true" />
            {download.isPending ? 'Exportando…' : 'Exportar CSV'}
          </Button>
        </div>
        {entries.length > 0 ? (
          <>
            <ul aria-label="Mi actividad" aria-busy={activity.isPlaceholderData} className="divide-y divide-line">
              {entries.map((entry) => (
                <ActivityRow key={entry.id} entry={entry} />
              ))}
            </ul>
            {activity.isFetchNextPageError && (
              <ReadFailed failure={activity.error} onRetry={() => void activity.fetchNextPage()} />
            )}
            {activity.hasNextPage && !activity.isFetchNextPageError && (
              <Button
                size="small"
                className="justify-self-start"
                disabled={activity.isFetchingNextPage}
                onClick={() => void activity.fetchNextPage()}
              >
                {activity.isFetchingNextPage ? 'Cargando…' : 'Cargar más'}
              </Button>
            )}
          </>
        ) : activity.data ? (
          <EmptyState title={event === '' ? 'Todavía no hay actividad.' : 'No hay hechos que coincidan.'} />
        ) : activity.isError ? (
          <ReadFailed failure={activity.error} onRetry={() => void activity.refetch()} />
        ) : (
          <div aria-busy="true" className="grid gap-3">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        )}
      </div>
    </ProfileCard>
  );
}

function ActivityRow({ entry }: { entry: MyActivityEntry }) {
  const details = describeDetails(entry.details);
  return (
    <li className="py-2.5 text-sm first:pt-0 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{activityEventNames[entry.event]}</p>
        <time dateTime={entry.at} className="figures text-xs text-ink-muted">
          {formatMoment(entry.at)}
        </time>
      </div>
      {entry.by === 'administration' && <p className="text-xs text-ink-soft">Por la administración</p>}
      {details && <p className="text-xs text-ink-muted">{details}</p>}
    </li>
  );
}
