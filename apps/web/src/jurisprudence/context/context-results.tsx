import { FilePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { afterResults, startingAgents } from '../../rulings-search/agent-progress.ts';
import { SearchProgress } from '../../rulings-search/search-progress.tsx';
import type { KeptContextSearch } from '../kept-search.ts';
import { SearchResults } from '../results/search-results.tsx';
import type { ResultOrder } from '../results/sort-rulings.ts';

interface ContextResultsProps {
  id: string;
  kept: KeptContextSearch;
  /** ISO date-time. */
  createdAt: string;
  /** It has just been made: the focus goes to it. */
  fresh: boolean;
  order: ResultOrder;
  onOrder: (order: ResultOrder) => void;
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
  /** Back to the text, to change it. */
  onEdit: () => void;
}

/** What a search by context found, with the text and what each agent made of it. */
export function ContextResults({ id, kept, createdAt, fresh, order, onEdit, ...on }: ContextResultsProps) {
  const { text, filters, response } = kept;
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each search that is opened
  useEffect(() => {
    if (fresh) top.current?.focus();
  }, [fresh, id]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
        <SearchedText text={text} />
        <Button size="small" className="w-fit" onClick={onEdit}>
          <FilePen size={15} aria-hidden="true" />
          Editar el texto y buscar de nuevo
        </Button>
      </div>
      <SearchProgress
        agents={afterResults(startingAgents, response)}
        search={{ phase: 'done', results: response.results }}
      />
      <SearchResults
        query={response.optimizedQuery}
        filters={filters}
        answer={response}
        order={order}
        writtenAt={createdAt}
        {...on}
      />
    </div>
  );
}

const foldedCharacters = 280;

function SearchedText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > foldedCharacters;
  return (
    <figure className="border-l-2 border-margin-rule pl-4">
      <figcaption className="text-xs font-semibold text-ink-muted">Texto que se buscó</figcaption>
      <blockquote className="mt-1 font-serif text-[0.95rem] leading-relaxed whitespace-pre-line wrap-anywhere text-ink-soft">
        {folds && !open ? `${text.slice(0, foldedCharacters).trimEnd()}…` : text}
      </blockquote>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-1 min-h-6 rounded-sm text-xs text-primary-ink underline underline-offset-4"
        >
          {open ? 'Ver menos del texto' : 'Ver todo el texto'}
        </button>
      )}
    </figure>
  );
}
