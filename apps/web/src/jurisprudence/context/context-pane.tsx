import type { Role } from '@foja/contracts/roles';
import { searchConfigOf } from '@foja/contracts/writing-assistant-rules';
import { useEffect, useRef, useState } from 'react';
import { effectiveMode } from '../../anonymization/settings.ts';
import { useAnonymizationSettings } from '../../anonymization/use-anonymization-settings.ts';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { countOf } from '../../platform/count-of.ts';
import { filterProblem, filtersOf, noFilters } from '../../rulings-search/ruling/search-filters.ts';
import { SearchProgress } from '../../rulings-search/search-progress.tsx';
import { useKeptText } from '../../text-source/use-kept-text.ts';
import type { HistoryEntry } from '../../tool-history/tool-history.ts';
import { configOf } from '../address/search-fields.ts';
import { FilterFields } from '../form/filter-fields.tsx';
import type { FormState } from '../form/form-state.ts';
import { type KeptSearch, searchHistory, searchTitle } from '../kept-search.ts';
import { SearchWaiting } from '../results/search-waiting.tsx';
import type { ResultOrder } from '../results/sort-rulings.ts';
import { ContextForm } from './context-form.tsx';
import { ContextResults } from './context-results.tsx';
import { type FoundByContext, useContextSearch } from './use-context-search.ts';

interface ContextPaneProps {
  owner: string;
  role: Role;
  form: FormState;
  /** The kept search that the address opens. */
  entry: HistoryEntry<KeptSearch> | null;
  /** The address opens one that this browser does not have. */
  isMissing: boolean;
  order: ResultOrder;
  onOrder: (order: ResultOrder) => void;
  /** Opens the kept search; null goes back to the text. */
  onKept: (id: string | null) => void;
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
  onSessionExpired: () => void;
}

/** The search by context: the text, the agents at work, and what they found. */
export function ContextPane({ owner, role, form, entry, isMissing, order, onOrder, onKept, ...on }: ContextPaneProps) {
  const { fields, settings } = form;
  const draft = useKeptText(owner, 'busqueda-de-jurisprudencia');
  const [freshId, setFreshId] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const returnsToInput = useRef(false);
  const mode = effectiveMode(useAnonymizationSettings(), 'jurisprudenceSearch', role);
  const search = useContextSearch({
    anonymizer: mode === 'none' ? null : mode,
    onDone: keep,
    onSessionExpired: on.onSessionExpired,
  });
  const kept = entry?.content.kind === 'context' ? entry.content : null;
  const showsForm = !search.agents && !kept;

  useEffect(() => {
    if (showsForm && returnsToInput.current) {
      returnsToInput.current = false;
      input.current?.focus();
    }
  }, [showsForm]);

  function keep({ id, text: searched, filters, response }: FoundByContext): void {
    searchHistory(owner).add({
      id,
      title: searchTitle(searched),
      createdAt: new Date().toISOString(),
      content: { kind: 'context', text: searched, filters, response },
    });
    const count = response.results.length;
    setFreshId(id);
    setAnnounced(count === 0 ? 'Sin resultados.' : `${countOf(count, 'fallo', 'fallos')}.`);
    onKept(id);
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <p role="status" className="sr-only">
        {announced}
      </p>
      {search.agents ? (
        <SearchWaiting
          words="Los agentes están leyendo el texto y buscando…"
          onCancel={() => {
            returnsToInput.current = true;
            search.cancel();
          }}
        >
          <SearchProgress agents={search.agents} search={{ phase: 'searching', results: [] }} />
        </SearchWaiting>
      ) : kept && entry ? (
        <ContextResults
          id={entry.id}
          kept={kept}
          createdAt={entry.createdAt}
          fresh={entry.id === freshId}
          order={order}
          onOrder={onOrder}
          onOpenSource={on.onOpenSource}
          onEdit={() => {
            draft.replace(kept.text);
            form.onChange({ ...noFilters, ...kept.filters });
            returnsToInput.current = true;
            onKept(null);
          }}
        />
      ) : (
        <>
          {isMissing && <FormBanner tone="info">Esa búsqueda no está guardada en este navegador.</FormBanner>}
          <ContextForm
            role={role}
            mode={mode}
            draft={draft}
            inputRef={input}
            problem={search.problem}
            blocked={filterProblem(fields) !== null}
            onSearch={() => {
              setAnnounced('');
              search.start({
                text: draft.text,
                config: configOf(fields, settings.model, role),
                filters: filtersOf(fields),
              });
            }}
          >
            <FilterFields
              {...form}
              model={searchConfigOf(settings, role).model}
              onModel={(model) => form.onSettings({ model })}
            />
          </ContextForm>
        </>
      )}
    </div>
  );
}
