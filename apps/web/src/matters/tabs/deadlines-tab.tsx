import { mayInMatter } from '@foja/contracts/matter-words';
import type { Matter } from '@foja/contracts/matters';
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
import { TabHead } from '../tab-head.tsx';

/** "Plazos": everything that is in the agenda for a causa, and a new one for it. */
export function DeadlinesTab({ email, matter }: { email: string; matter: Matter }) {
  const list = useQuery(agendaQuery(email, { matterId: matter.id }));
  const { toggleDone } = useEntryChanges(email);
  const mayWrite = mayInMatter(matter.role, 'write');
  return (
    <div className="grid gap-4">
      <TabHead title="Plazos" about="Lo que vence y las audiencias de esta causa; están también en la agenda.">
        {mayWrite && (
          <Link
            to="/dashboard/agenda"
            search={{ e: newEntry, causa: matter.id }}
            className={buttonClasses('secondary')}
          >
            <Plus size={16} aria-hidden="true" />
            Agregar
          </Link>
        )}
      </TabHead>
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
          ofMatter
          titleOf={() => undefined}
          onDone={mayWrite ? (entry) => void toggleDone(entry) : null}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </div>
  );
}
