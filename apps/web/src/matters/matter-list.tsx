import { matterForums, matterStates } from '@foja/contracts/matter-words';
import type { MatterSummary } from '@foja/contracts/matters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useState } from 'react';
import { todayInArgentina } from '../agenda/shown-days.ts';
import { Button } from '../design-system/button.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { DocumentRows } from '../documents/listing/document-rows.tsx';
import { useRemoval } from '../documents/listing/use-removal.ts';
import { countOf } from '../platform/count-of.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import { dueFilterOf, isDue } from './due-filter.ts';
import { matterFailure } from './matter-failure.ts';
import { MatterFilters } from './matter-filters.tsx';
import { MatterRow } from './matter-row.tsx';
import { deleteMatter, mattersQuery, refreshMatters, restoreMatter } from './matters-queries.ts';
import type { MattersSearch } from './matters-search.ts';
import { NewMatterDialog } from './new-matter-dialog.tsx';
import { MattersRoom } from './plan-room.tsx';

const searchDelayMs = 250;

/** One's causas with their filters, and the way to open another. */
export function MatterList({ email }: { email: string }) {
  const search = useSearch({ from: '/dashboard/causas' });
  const navigate = useNavigate();
  const [words, setWords] = useState(search.q ?? '');
  const [isOpening, setIsOpening] = useState(false);
  const wanted = useDebounced(words.trim(), searchDelayMs);
  const isArchived = search.archivadas === true;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    mattersQuery(email, { search: wanted, archived: isArchived }),
  );
  const change = (part: MattersSearch) =>
    void navigate({ to: '/dashboard/causas', search: { ...search, ...part }, replace: true });
  const shown = filtered(data?.matters ?? [], search);
  const isFirst = data?.total === 0 && wanted === '';

  const opener = (
    <Button kind="primary" onClick={() => setIsOpening(true)}>
      <Plus size={16} aria-hidden="true" />
      Nueva causa
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight">Causas</h1>
          <p className="mt-1 max-w-prose text-sm text-pretty text-ink-muted">
            Cada expediente con sus partes, documentos, escritos y consultas. Se guardan cifradas en tu cuenta y están
            en todos tus dispositivos.
          </p>
        </div>
        {data && !isFirst && opener}
      </div>
      {data && <MattersRoom opened={data.opened} limit={data.limit} />}
      {isPending ? (
        <MattersLoading />
      ) : error ? (
        <LoadFailure
          title="No se pudieron leer tus causas."
          reason={matterFailure(error, 'El servidor no respondió como se esperaba.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : isFirst ? (
        <div className="flex flex-col items-center rounded-card border border-dashed border-line-strong bg-surface px-5 py-12 text-center">
          <BriefcaseBusiness size={28} strokeWidth={1.5} aria-hidden="true" className="text-ink-muted" />
          <p className="mt-3 font-serif text-xl font-medium tracking-tight">Todavía no hay causas</p>
          <p className="mt-1 mb-5 max-w-prose text-sm text-pretty text-ink-muted">
            Abrí una con su carátula y su fuero. Después podés sumarle partes, documentos de tu bóveda, escritos y lo
            que consultaste en este navegador.
          </p>
          {opener}
        </div>
      ) : (
        <>
          <MatterFilters
            words={words}
            search={search}
            matters={data.matters}
            onWords={(next) => {
              setWords(next);
              change({ q: next.trim() === '' ? undefined : next.trim() });
            }}
            onChange={change}
          />
          <p role="status" className="figures -mt-2 text-sm text-ink-muted">
            {countOf(shown.length, 'causa', 'causas')}
            {isArchived ? ' en el archivo' : ''}
          </p>
          {shown.length === 0 ? (
            <NothingFound isArchived={isArchived} isFiltered={wanted !== '' || data.matters.length > 0} />
          ) : (
            <Rows email={email} matters={shown} isOutdated={isPlaceholderData} />
          )}
        </>
      )}
      {isOpening && (
        <NewMatterDialog
          email={email}
          onClose={() => setIsOpening(false)}
          onOpened={({ id }) => void navigate({ to: '/dashboard/causas/$id', params: { id } })}
        />
      )}
    </>
  );
}

function Rows({
  email,
  matters,
  isOutdated,
}: {
  email: string;
  matters: readonly MatterSummary[];
  isOutdated: boolean;
}) {
  const client = useQueryClient();
  const refresh = () => refreshMatters(client, email);
  const { list, remove } = useRemoval({
    documents: matters,
    nameOf: ({ title }) => title,
    remove: ({ id }) => deleteMatter(id),
    restore: ({ id }) => restoreMatter(id),
    forget: () => undefined,
    refresh,
    failureText: matterFailure,
  });
  return (
    <DocumentRows list={list} label="Causas" isOutdated={isOutdated}>
      {matters.map((matter) => (
        <li key={matter.id}>
          <MatterRow matter={matter} onChanged={refresh} onDelete={() => void remove(matter)} />
        </li>
      ))}
    </DocumentRows>
  );
}

function NothingFound({ isArchived, isFiltered }: { isArchived: boolean; isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState title="Ninguna causa coincide.">
        Se busca en la carátula, el expediente, las partes y las notas. Probá con menos palabras o quitá un filtro.
      </EmptyState>
    );
  return (
    <EmptyState title={isArchived ? 'No hay causas archivadas.' : 'No hay causas en trámite.'}>
      {isArchived ? 'Las que archives quedan acá, enteras.' : 'Las archivadas siguen en «Archivo».'}
    </EmptyState>
  );
}

function filtered(matters: readonly MatterSummary[], search: MattersSearch): MatterSummary[] {
  const { resp, orden } = search;
  const fuero = matterForums.find((each) => each === search.fuero);
  const estado = matterStates.find((each) => each === search.estado);
  const due = dueFilterOf(search.vence);
  const today = todayInArgentina();
  const left = matters.filter(
    (matter) =>
      (fuero === undefined || matter.forum === fuero) &&
      (estado === undefined || matter.state === estado) &&
      (resp === undefined || matter.responsible?.accountId === resp) &&
      isDue(matter, due, today),
  );
  if (orden === 'caratula') return left.toSorted((a, b) => a.title.localeCompare(b.title, 'es'));
  // Those without a deadline last.
  const dayOf = ({ nextDeadline }: MatterSummary) => nextDeadline?.date ?? '9999';
  return orden === 'vencimiento' ? left.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) : left;
}

function MattersLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Cargando causas…
      </p>
      <Skeleton className="h-11 w-full" />
      <div className="mt-5 grid gap-px">
        {[0, 1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-20 w-full" />
        ))}
      </div>
    </div>
  );
}
