import type {
  JurisprudenceSearchInput,
  JurisprudenceSearchResponse,
  SearchFilters,
} from '@foja/contracts/jurisprudence';
import { isProfessionalOrHigher, maxResultsBounds } from '@foja/contracts/jurisprudence-limits';
import type { Role } from '@foja/contracts/roles';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import type { SearchFields } from '../address/search-fields.ts';
import { ActiveFilters } from '../form/active-filters.tsx';
import { FacetChips } from '../results/facet-chips.tsx';
import { SearchResults } from '../results/search-results.tsx';
import { SearchWaiting } from '../results/search-waiting.tsx';
import type { ResultOrder } from '../results/sort-rulings.ts';
import { SourceOutcomes } from '../results/source-outcomes.tsx';
import { searchFailure } from '../search-failure.ts';
import { rulingsQuery } from './rulings-query.ts';

interface WordResultsProps {
  owner: string;
  role: Role;
  request: JurisprudenceSearchInput;
  found: UseQueryResult<JurisprudenceSearchResponse>;
  order: ResultOrder;
  onOrder: (order: ResultOrder) => void;
  onNarrow: (change: Partial<SearchFields>) => void;
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
  onSessionExpired: () => void;
  /** The person left the search. */
  onCancelled: () => void;
}

/** A search by words: while it runs, when it failed, when it was left, and what it found. */
export function WordResults({ owner, role, request, found, order, ...on }: WordResultsProps) {
  const queryClient = useQueryClient();
  const failure = found.error ? searchFailure(found.error) : null;
  const expired = failure?.kind === 'session-expired';
  const onSessionExpired = useRef(on.onSessionExpired);
  onSessionExpired.current = on.onSessionExpired;
  useEffect(() => {
    if (expired) onSessionExpired.current();
  }, [expired]);
  const filters: SearchFilters = request.filters ?? {};

  if (found.isFetching) {
    return (
      <SearchWaiting
        words={
          request.config?.sources?.length
            ? 'Buscando en el corpus de Foja y en SAIJ…'
            : 'Buscando en el corpus de Foja…'
        }
        onCancel={() => {
          void queryClient.cancelQueries({ queryKey: rulingsQuery(owner, request).queryKey });
          on.onCancelled();
        }}
      />
    );
  }
  if (expired) return null;
  if (failure) {
    return (
      <LoadFailure
        title="No se pudo buscar."
        reason={failure.kind === 'message' ? failure.text : undefined}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  }
  if (!found.data) {
    return (
      <EmptyState title="La búsqueda se canceló.">
        <Button className="mt-2" onClick={() => void found.refetch()}>
          Buscar de nuevo
        </Button>
      </EmptyState>
    );
  }
  const answer = found.data;
  return (
    <SearchResults
      query={answer.query}
      filters={filters}
      answer={answer}
      order={order}
      writtenAt={new Date(found.dataUpdatedAt).toISOString()}
      onOrder={on.onOrder}
      onOpenSource={on.onOpenSource}
    >
      <SourceOutcomes outcomes={answer.sources} />
      <ActiveFilters
        filters={filters}
        onRemove={(names) => on.onNarrow(Object.fromEntries(names.map((name) => [name, ''])))}
      />
      <FacetChips facets={answer.facets} onNarrow={on.onNarrow} />
      {isCut(answer) && !isProfessionalOrHigher(role) && (
        <p className="text-sm text-ink-muted">
          {`Tu plan muestra hasta ${maxResultsBounds.default} resultados; desde Professional, hasta ${maxResultsBounds.most}.`}
        </p>
      )}
    </SearchResults>
  );
}

/** Whether more was found than is shown. */
function isCut({ results, sources, config }: JurisprudenceSearchResponse): boolean {
  return results.length >= (config.maxResults ?? 0) && sources.some(({ found }) => found > results.length);
}
