import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { agendaQuery } from '../../agenda/agenda-queries.ts';
import { newEntry } from '../../agenda/agenda-search.ts';
import { ListView } from '../../agenda/list-view.tsx';
import { useEntryChanges } from '../../agenda/use-entry-changes.ts';
import { buttonClasses } from '../../design-system/button.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { useSession } from '../../platform/session.ts';

/** "Plazos": everything that is in the agenda for a causa, and a new one for it. */
export function DeadlinesTab({ matterId, mayWrite = true }: { matterId: string; mayWrite?: boolean }) {
  const email = useSession()?.user.email ?? '';
  const list = useQuery(agendaQuery(email, { matterId }));
  const { toggleDone } = useEntryChanges(email);
  return (
    <div className="grid gap-4">
      {mayWrite && (
        <div>
          <Link to="/dashboard/agenda" search={{ e: newEntry, causa: matterId }} className={buttonClasses('primary')}>
            <Plus size={16} aria-hidden="true" />
            Agregar un plazo o una audiencia
          </Link>
        </div>
      )}
      {list.isError ? (
        <LoadFailure
          title="No se pudieron leer los plazos de la causa."
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : list.data ? (
        <ListView
          entries={list.data.entries}
          today={list.data.today}
          all
          titleOf={() => undefined}
          onDone={(entry) => void toggleDone(entry)}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </div>
  );
}
