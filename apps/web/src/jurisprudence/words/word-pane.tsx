import type { Role } from '@foja/contracts/roles';
import { useRef } from 'react';
import { countOf } from '../../platform/count-of.ts';
import { filterProblem, noFilters } from '../../rulings-search/ruling/search-filters.ts';
import type { JurisprudenceSearch } from '../address/jurisprudence-search.ts';
import { fieldsOf, type SearchFields, searchOf } from '../address/search-fields.ts';
import { FilterFields } from '../form/filter-fields.tsx';
import type { FormState } from '../form/form-state.ts';
import { wordSearchId } from '../kept-search.ts';
import type { ResultOrder } from '../results/sort-rulings.ts';
import { EmptySearch } from './empty-search.tsx';
import { useWordSearch } from './use-word-search.ts';
import { WordResults } from './word-results.tsx';
import { WordSearchForm } from './word-search-form.tsx';

interface WordPaneProps {
  owner: string;
  role: Role;
  search: JurisprudenceSearch;
  form: FormState;
  order: ResultOrder;
  onOrder: (order: ResultOrder) => void;
  /** Makes it the search of the address. */
  onAsk: (fields: SearchFields) => void;
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
  onSessionExpired: () => void;
}

/** The search by words: its form, and what the one of the address found. */
export function WordPane({ owner, role, search, form, order, onAsk, ...on }: WordPaneProps) {
  const { fields, onChange } = form;
  const input = useRef<HTMLInputElement>(null);
  const { request, found } = useWordSearch(owner, role, search);
  const count = request && found.data && !found.isFetching ? found.data.results.length : null;

  return (
    <div className="grid grid-cols-1 gap-6">
      <WordSearchForm
        query={fields.query}
        inputRef={input}
        busy={found.isFetching}
        blocked={filterProblem(fields) !== null}
        onWrite={(query) => onChange({ query })}
        onSearch={() => {
          // The same once more: the sources may have come back since.
          if (request && wordSearchId(searchOf(fields)) === wordSearchId(search)) void found.refetch();
          else onAsk(fields);
        }}
      >
        <FilterFields {...form} model={null} onModel={(model) => form.onSettings({ model })} />
      </WordSearchForm>
      <p role="status" className="sr-only">
        {count !== null && (count === 0 ? 'Sin resultados.' : `${countOf(count, 'fallo', 'fallos')}.`)}
      </p>
      {request ? (
        <WordResults
          {...on}
          owner={owner}
          role={role}
          request={request}
          found={found}
          order={order}
          onNarrow={(change) => onAsk({ ...fieldsOf(search, form.settings), ...change })}
          onCancelled={() => input.current?.focus()}
        />
      ) : (
        <EmptySearch onExample={(query) => onAsk({ ...fields, ...noFilters, query })} />
      )}
    </div>
  );
}
