import type { JurisprudenceSearchResponse, SearchFilters } from '@foja/contracts/jurisprudence';
import { messages } from '@foja/contracts/messages';
import { noResultsText } from '@foja/contracts/writing-assistant-rules';
import { type ReactNode, useMemo } from 'react';
import { Card } from '../../design-system/card.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { SegmentedControl } from '../../design-system/segmented-control.tsx';
import { countOf } from '../../platform/count-of.ts';
import { shortQuery } from '../../rulings-search/short-query.ts';
import { ResultsActions } from './results-actions.tsx';
import { RulingCard } from './ruling-card.tsx';
import { searchReport } from './search-report.ts';
import { type ResultOrder, sortRulings } from './sort-rulings.ts';

interface SearchResultsProps {
  /** In words: what was typed, or what the agents made of the text. */
  query: string;
  filters: SearchFilters;
  answer: JurisprudenceSearchResponse;
  order: ResultOrder;
  /** ISO date-time. */
  writtenAt: string;
  /** What more is to be said of the search, such as how to narrow it. */
  children?: ReactNode;
  onOrder: (order: ResultOrder) => void;
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
}

/** What a search found, in the chosen order, with what the sources had to say. */
export function SearchResults({ query, filters, answer, order, writtenAt, children, ...on }: SearchResultsProps) {
  const { results, notices } = answer;
  const sorted = useMemo(() => sortRulings(results, order), [results, order]);
  const none = results.length === 0;
  return (
    <section aria-label="Resultados" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="figures text-base font-semibold">
          {none ? 'Sin resultados' : countOf(results.length, 'fallo', 'fallos')}
        </h2>
        {!none && (
          <div className="flex flex-wrap items-center gap-3">
            <SegmentedControl<ResultOrder>
              label="Orden"
              value={order}
              options={[
                { value: 'relevance', label: 'Relevancia' },
                { value: 'date', label: 'Fecha' },
              ]}
              onChange={on.onOrder}
            />
            <ResultsActions
              name={shortQuery(query)}
              report={() => searchReport({ query, filters, notices, results: sorted })}
              writtenAt={writtenAt}
            />
          </div>
        )}
      </div>
      {notices.length > 0 && (
        <FormBanner tone="info">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </FormBanner>
      )}
      {children}
      {none ? (
        <Card>
          <EmptyState title={noResultsText(shortQuery(query))} />
        </Card>
      ) : (
        <>
          <ol aria-label="Fallos" className="grid grid-cols-1 gap-4">
            {sorted.map((ruling) => (
              <li key={ruling.id} className="min-w-0">
                <RulingCard ruling={ruling} onOpenSource={on.onOpenSource} />
              </li>
            ))}
          </ol>
          <p className="text-sm text-ink-muted">{messages.notLegalAdvice}</p>
        </>
      )}
    </section>
  );
}
