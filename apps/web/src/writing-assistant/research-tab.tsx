import type { FoundRuling, SearchFilters } from '@foja/contracts/jurisprudence';
import { contextMaxCharacters, searchQueryMaxCharacters } from '@foja/contracts/jurisprudence-limits';
import { messageMaxCharacters } from '@foja/contracts/limits';
import { noResultsText } from '@foja/contracts/writing-assistant-rules';
import { Info, ScanText } from 'lucide-react';
import { SelectionPreview, type SelectionPrivacy } from '../anonymization/selection-preview.tsx';
import { Button } from '../design-system/button.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LogoSpinner } from '../design-system/logo-spinner.tsx';
import { TextField } from '../design-system/text-field.tsx';
import type { SearchState } from '../rulings-search/assistant-state.ts';
import { type FilterFields, filterProblem, filtersOf } from '../rulings-search/ruling/search-filters.ts';
import { SearchProgress } from '../rulings-search/search-progress.tsx';
import { shortQuery } from '../rulings-search/short-query.ts';
import { ResultCard } from './result-card.tsx';
import { SearchFiltersForm } from './search-filters-form.tsx';
import { isUsable, SelectedText } from './selected-text.tsx';
import { useBringIntoView } from './use-bring-into-view.ts';

interface ResearchTabProps {
  /** What is being written; kept by the panel, so that it outlives the tab. */
  query: string;
  onQuery: (query: string) => void;
  filters: FilterFields;
  onFilters: (filters: FilterFields) => void;
  selectedText: string;
  privacy: SelectionPrivacy | null;
  search: SearchState;
  onSearch: (type: 'search' | 'contextSearch', query: string, filters: SearchFilters) => void;
  onCancel: () => void;
  onCitation: (ruling: FoundRuling, citation: string) => void;
  onOpenSource: (id: string) => void;
}

/** Search of rulings by words or by what is selected, and what it found. */
export function ResearchTab(props: ResearchTabProps) {
  const { query, filters, selectedText, privacy, search, onSearch } = props;
  const searching = search.phase === 'searching';
  const refused = filterProblem(filters) !== null;

  function ask(type: 'search' | 'contextSearch', words: string): void {
    if (searching || refused || words.trim() === '') return;
    onSearch(type, words, filtersOf(filters));
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <search aria-label="Jurisprudencia">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            ask('search', query);
          }}
        >
          <TextField
            label="Buscar jurisprudencia"
            help="Por partes, cita de Fallos o tema."
            type="search"
            value={query}
            maxLength={searchQueryMaxCharacters}
            onChange={(event) => props.onQuery(event.target.value)}
          />
          <SearchFiltersForm fields={filters} onChange={(change) => props.onFilters({ ...filters, ...change })} />
          <Button type="submit" kind="primary" disabled={searching || refused || query.trim() === ''}>
            Buscar
          </Button>
        </form>
      </search>
      <div className="grid gap-2.5 border-t border-line pt-4">
        <SelectedText
          text={selectedText}
          nothing="Seleccioná un texto del documento para buscar fallos por su contexto."
          maxCharacters={contextMaxCharacters}
        />
        <Button
          disabled={searching || refused || !isUsable(selectedText, contextMaxCharacters)}
          onClick={() => ask('contextSearch', selectedText)}
        >
          <ScanText size={16} aria-hidden="true" />
          Buscar por contexto
        </Button>
        {isUsable(selectedText, contextMaxCharacters) && (
          <p className="text-xs text-ink-muted">
            {privacy
              ? 'Los datos personales del texto se reemplazan antes de enviarlo.'
              : 'La anonimización está desactivada: el texto se envía tal como está.'}
          </p>
        )}
        {privacy && isUsable(selectedText, messageMaxCharacters) && (
          <SelectionPreview text={selectedText} privacy={privacy} />
        )}
      </div>
      <Found {...props} />
    </div>
  );
}

function Found({ search, onCancel, onCitation, onOpenSource }: ResearchTabProps) {
  const { phase, agents, results, notices } = search;
  const found = useBringIntoView<HTMLDivElement>(phase);
  if (phase === 'idle')
    return (
      <EmptyState title="Todavía no buscaste">
        Escribí qué buscar o seleccioná un texto del documento. Los fallos aparecen acá, con su cita lista para
        insertar.
      </EmptyState>
    );
  return (
    <div ref={found} className="grid grid-cols-1 gap-3 border-t border-line pt-4" aria-busy={phase === 'searching'}>
      {agents && <SearchProgress agents={agents} search={search} />}
      {phase === 'searching' ? (
        <div className="grid justify-items-center gap-3 py-4">
          <LogoSpinner text="Buscando jurisprudencia…" />
          <Button size="small" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      ) : (
        <>
          <Notices notices={notices} />
          {results.length === 0 ? (
            <EmptyState title={noResultsText(shortQuery(search.query))} />
          ) : (
            <section aria-label="Resultados de la búsqueda">
              <h3 className="figures mb-2 text-sm font-semibold">Resultados ({results.length})</h3>
              <ol className="grid grid-cols-1 gap-3">
                {results.map((ruling) => (
                  <li key={ruling.id}>
                    <ResultCard
                      ruling={ruling}
                      onCitation={(citation) => onCitation(ruling, citation)}
                      onOpenSource={onOpenSource}
                    />
                  </li>
                ))}
              </ol>
            </section>
          )}
        </>
      )}
    </div>
  );
}

function Notices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <ul
      aria-label="Avisos de la búsqueda"
      className="grid gap-1.5 rounded-field bg-info-wash px-3 py-2.5 text-sm text-info"
    >
      {notices.map((notice) => (
        <li key={notice} className="flex items-start gap-2 wrap-anywhere">
          <Info size={15} aria-hidden="true" className="mt-[3px] shrink-0" />
          {notice}
        </li>
      ))}
    </ul>
  );
}
