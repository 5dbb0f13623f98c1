import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { termOf } from '../calculators/deadline-input.ts';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { failureText } from '../editor/editor-failure.ts';
import { agendaEntryQuery } from './agenda-queries.ts';
import { type AgendaSearch, newEntry } from './agenda-search.ts';
import { EntryForm } from './entry-form.tsx';
import { useEntryChanges } from './use-entry-changes.ts';

interface OpenEntryProps {
  email: string;
  search: AgendaSearch;
  onGo: (part: AgendaSearch) => void;
  onOpenFoja: (id: string) => void;
}

/** The entry that the address says, or a new one. */
export function OpenEntry({ email, search, onGo, onOpenFoja }: OpenEntryProps) {
  const isNew = search.e === newEntry;
  const opened = useQuery({ ...agendaEntryQuery(email, search.e ?? ''), enabled: !isNew });
  const { refresh, remove } = useEntryChanges(email);
  const navigate = useNavigate();
  const due = isNew && search.titulo && search.fecha ? { day: search.fecha, title: search.titulo } : undefined;
  const back = () => {
    if (search.causa) {
      void navigate({ to: '/dashboard/causas/$id/$tab', params: { id: search.causa, tab: 'plazos' } });
    } else if (due) onGo({ e: undefined, titulo: undefined, fecha: undefined, foja: undefined });
    else onGo({ e: undefined, plazo: undefined, foja: undefined });
  };
  if (opened.isError) {
    return (
      <>
        <h1 className="text-xl font-semibold tracking-tight">Agenda</h1>
        <LoadFailure
          title="No se pudo abrir la entrada."
          reason={failureText(opened.error, 'El servidor no respondió.')}
          isRetrying={opened.isFetching}
          onRetry={() => void opened.refetch()}
        />
      </>
    );
  }
  if (!isNew && !opened.data) {
    return (
      <>
        <h1 className="text-xl font-semibold tracking-tight">Agenda</h1>
        <Skeleton className="h-64" />
      </>
    );
  }
  return (
    <EntryForm
      email={email}
      entry={opened.data ?? null}
      matterId={search.causa ?? null}
      term={search.plazo && termOf(search.plazo)}
      due={due}
      backTo={search.causa ? 'La causa' : 'Agenda'}
      onBack={back}
      onSaved={() => {
        void refresh();
        back();
      }}
      onDelete={(entry) => void remove(entry).then((removed) => removed && back())}
      onOpenFoja={onOpenFoja}
    />
  );
}
