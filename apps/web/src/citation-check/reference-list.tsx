import type { CheckedQuote, CheckedReference } from '@foja/contracts/citation-check';
import type { ReferenceStatus } from '@foja/contracts/citation-check-limits';
import { BookOpen, TextSearch } from 'lucide-react';
import type { RefObject } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { quoteSummary } from './quote-summary.ts';
import { SideBySide } from './side-by-side.tsx';
import { statusLooks } from './status-looks.ts';

interface ReferenceListProps {
  references: readonly CheckedReference[];
  shown: ReadonlySet<ReferenceStatus>;
  selected: number | null;
  rootRef: RefObject<HTMLOListElement | null>;
  onSelect: (place: number | null) => void;
  /** Shows the reference where it stands in the text. */
  onShowInText: (place: number) => void;
  onOpenSource: (id: string) => void;
}

/** Names an item, so that the text leads to it. */
export const itemAttribute = 'data-item';

/** Every reference with what was found out about it; one at a time opens. */
export function ReferenceList({ references, shown, selected, rootRef, ...actions }: ReferenceListProps) {
  const listed = references.flatMap((reference, place) => (shown.has(reference.status) ? [{ reference, place }] : []));
  if (listed.length === 0) return <EmptyState title="Ninguna cita con los estados elegidos" />;
  return (
    <ol ref={rootRef} aria-label="Citas" className="grid grid-cols-1 gap-1.5">
      {listed.map(({ reference, place }) => (
        <Item key={place} reference={reference} place={place} isOpen={place === selected} {...actions} />
      ))}
    </ol>
  );
}

interface ItemProps extends Pick<ReferenceListProps, 'onSelect' | 'onShowInText' | 'onOpenSource'> {
  reference: CheckedReference;
  place: number;
  isOpen: boolean;
}

function Item({ reference, place, isOpen, onSelect, onShowInText, onOpenSource }: ItemProps) {
  const { label, tone, Icon } = statusLooks[reference.status];
  const detailId = `reference-${place}`;
  return (
    <li
      className={classNames(
        'scroll-my-4 rounded-field border [contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        isOpen ? 'border-primary bg-surface' : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        {...{ [itemAttribute]: place }}
        onClick={() => onSelect(isOpen ? null : place)}
        className="grid w-full grid-cols-1 gap-1 rounded-field px-3 py-2 text-left"
      >
        <span className="text-sm font-medium wrap-anywhere text-ink">{reference.text}</span>
        <span>
          <Badge tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
            {label}
          </Badge>
        </span>
      </button>
      {isOpen && (
        <div id={detailId} className="grid grid-cols-1 gap-3 border-t border-line px-3 py-3 text-sm">
          <p className="text-ink-soft">{reference.detail}</p>
          <Facts reference={reference} />
          {reference.quotes.map((quote) => (
            <Quote key={quote.start} quote={quote} />
          ))}
          <Sources sources={reference.sources} onOpenSource={onOpenSource} />
          <button
            type="button"
            onClick={() => onShowInText(place)}
            className="inline-flex min-h-6 w-fit items-center gap-1 rounded-sm text-xs text-ink-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <TextSearch size={13} aria-hidden="true" />
            Ver en el escrito
          </button>
        </div>
      )}
    </li>
  );
}

/** What the reference was read as, and which of its articles has which trouble. */
function Facts({ reference: { articles, kind, label, normFrom, suspect } }: { reference: CheckedReference }) {
  return (
    <>
      {kind === 'article' && normFrom !== null && (
        <p className="text-ink-muted">
          Leída como {label}.{normFrom === 'inferred' && ' La norma surge del contexto: el escrito no la dice ahí.'}
        </p>
      )}
      {suspect && <p className="text-warning">El texto importado presenta irregularidades.</p>}
      {articles.length > 0 && (
        <ul className="grid gap-1">
          {articles.map(({ key, label: article, status }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-3 text-ink-soft">
              <span>{article}</span>
              <span className="text-ink-muted">{statusLooks[status].label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Quote({ quote }: { quote: CheckedQuote }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-ink-muted">{quoteSummary(quote)}</p>
      {quote.result === 'differs' ? (
        <SideBySide quote={quote} />
      ) : (
        <blockquote className="border-l-2 border-margin-rule pl-3 font-serif leading-relaxed wrap-anywhere text-ink-soft">
          {quote.text}
        </blockquote>
      )}
    </div>
  );
}

function Sources({ sources, onOpenSource }: Pick<CheckedReference, 'sources'> & Pick<ItemProps, 'onOpenSource'>) {
  if (sources.length === 0) return null;
  return (
    <ul aria-label="Fojas" className="flex flex-wrap gap-1.5">
      {sources.map(({ id, label, title }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            title={title}
            onClick={() => onOpenSource(id)}
            className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-field border border-line bg-surface px-2 text-xs text-ink-soft transition duration-150 hover:border-line-strong hover:text-ink"
          >
            <BookOpen size={13} aria-hidden="true" className="shrink-0 text-primary-ink" />
            <span className="truncate">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
