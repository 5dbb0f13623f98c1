import type { GazetteCategory, GazetteNotice } from '@foja/contracts/gazette';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Paperclip } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { EditionFailure } from './edition-failure.tsx';
import { foldWords } from './fold-text.ts';
import { formatGazetteDate, type GazetteDate } from './gazette-date.ts';
import { noticesQuery } from './gazette-queries.ts';
import { MarkedWords } from './marked-words.tsx';
import { noEditionOf } from './no-edition.ts';
import { savedNotice } from './saved-notice.ts';
import { countNotices, searchNotices } from './search-notices.ts';

const count = new Intl.NumberFormat('es-AR');
const noticesText = (number: number) => (number === 1 ? '1 aviso' : `${count.format(number)} avisos`);

/** The notices of a day under their categories, with a search. */
export function NoticesView({ date, onDate }: { date: GazetteDate; onDate: (date: GazetteDate) => void }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(noticesQuery(date));
  if (isPending) return <NoticesLoading />;
  if (error && noEditionOf(error)) {
    return <EditionFailure failure={error} date={date} onDate={onDate} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (error) {
    return (
      <div className="mx-auto w-full max-w-xl p-5 pt-10">
        <LoadFailure
          title="No se pudo leer la lista de avisos."
          reason="El sitio del Boletín Oficial no respondió como se esperaba."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    );
  }
  return <Notices categories={data.categories} date={data.date} />;
}

function Notices({ categories, date }: { categories: readonly GazetteCategory[]; date: GazetteDate }) {
  const [query, setQuery] = useState('');
  const settled = useDeferredValue(query);
  const words = useMemo(() => foldWords(settled), [settled]);
  const found = useMemo(() => searchNotices(categories, words), [categories, words]);
  const total = countNotices(categories);
  const shown = countNotices(found);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto max-w-3xl px-4 py-5 sm:px-6">
        <TextField
          label="Buscar en los avisos"
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className="figures mt-2 text-sm text-ink-muted">
          {words.length > 0 ? `${count.format(shown)} de ${noticesText(total)}` : noticesText(total)} · edición del{' '}
          {formatGazetteDate(date)}
        </p>
        {shown === 0 && (
          <EmptyState title={words.length > 0 ? 'Ningún aviso dice eso.' : 'La edición no tiene avisos.'}>
            {words.length > 0 && 'Probá con menos palabras, o buscá en el texto completo de la edición.'}
          </EmptyState>
        )}
        {found.map((category) => (
          <Category key={category.name} category={category} words={words} />
        ))}
      </div>
    </div>
  );
}

function Category({ category: { name, notices }, words }: { category: GazetteCategory; words: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-7">
      <h2 id={id} className="flex items-center gap-2 text-sm font-semibold tracking-wide text-ink-soft">
        <span>{name}</span>{' '}
        <Badge>
          {count.format(notices.length)} <span className="sr-only">{notices.length === 1 ? 'aviso' : 'avisos'}</span>
        </Badge>
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {notices.map((notice) => (
          <li key={notice.id} className="flex items-start hover:bg-sunken first:rounded-t-card last:rounded-b-card">
            <Notice notice={notice} words={words} />
            <div className="shrink-0 py-2 pr-2 empty:hidden">
              <SaveInMatterButton asIcon content={() => savedNotice(notice)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notice({ notice, words }: { notice: GazetteNotice; words: readonly string[] }) {
  const { issuer, norm, summary, url, hasAnnexes } = notice;
  return (
    <a href={url} target="_blank" rel="noopener" className="group block min-w-0 flex-1 px-4 py-3 -outline-offset-2">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 text-sm font-medium text-primary-ink group-hover:underline">
          <MarkedWords text={norm || issuer} words={words} />
          <span className="sr-only"> (se abre en el sitio oficial)</span>
        </span>
        <ExternalLink size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
      </span>
      {norm && (
        <span className="mt-0.5 block text-xs text-ink-muted">
          <MarkedWords text={issuer} words={words} />
        </span>
      )}
      {summary && (
        <span className="mt-1 block font-serif text-[0.9375rem] text-ink-soft text-pretty">
          <MarkedWords text={summary} words={words} />
        </span>
      )}
      {hasAnnexes && (
        <span className="mt-2 block">
          <Badge icon={<Paperclip size={12} aria-hidden="true" />}>Con anexos</Badge>
        </span>
      )}
    </a>
  );
}

function NoticesLoading() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-5 sm:px-6">
      <p role="status" className="sr-only">
        Cargando avisos…
      </p>
      <Skeleton className="h-11 w-full" />
      {[0, 1, 2, 3].map((key) => (
        <Skeleton key={key} className="mt-5 h-24 w-full" />
      ))}
    </div>
  );
}
