import { type Mark, markLabels } from '@foja/contracts/generators/marks';
import { BookOpen, CircleDashed, Lightbulb, type LucideIcon, Scale, TextQuote, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { restoredSegments } from '../../anonymization/placeholders.ts';
import { Badge, type Tone } from '../../design-system/badge.tsx';
import { articleLabel, articleSourceId } from './article-source.ts';
import { type PlaceInFile, useResult } from './result-context.ts';

/** Words of a result with the real names put back, and marked. */
export function Words({ children }: { children: string }) {
  const { placeholders } = useResult();
  return restoredSegments(children, placeholders).map(({ text, placeholder }, index) =>
    placeholder ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
        key={index}
        title={`Se envió como ${placeholder}`}
        className="rounded-sm bg-info-wash px-0.5 text-inherit"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

const markLooks: Record<Mark, { tone: Tone; Icon: LucideIcon }> = {
  found: { tone: 'ok', Icon: TextQuote },
  inferred: { tone: 'info', Icon: Lightbulb },
  'to-judge': { tone: 'warning', Icon: Scale },
  absent: { tone: 'neutral', Icon: CircleDashed },
};

/** How sure a statement is, by icon and in words. */
export function MarkBadge({ mark }: { mark: Mark }) {
  const { tone, Icon } = markLooks[mark];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
      {markLabels[mark]}
    </Badge>
  );
}

/** Where in the file something stands. */
export function PageMark({ fromImage, page }: PlaceInFile) {
  return (
    <p className="figures font-sans text-xs text-ink-muted">
      <abbr title="página" className="no-underline">
        p.
      </abbr>{' '}
      {page}
      {fromImage && ' · leído de una imagen: puede tener errores'}
    </p>
  );
}

/** Words of the analysed text, letter for letter, with the way to their place in it. */
export function Quote({ children }: { children: string | null }) {
  const { onShowQuote, pages } = useResult();
  if (!children) return null;
  const place = pages.get(children);
  return (
    <blockquote className="border-l-2 border-margin-rule pl-3 font-serif text-[0.95rem] leading-relaxed wrap-anywhere text-ink-soft">
      <p>
        «<Words>{children}</Words>»
      </p>
      {place && <PageMark {...place} />}
      {onShowQuote && (
        <button
          type="button"
          onClick={() => onShowQuote(children)}
          className="mt-1 inline-flex min-h-6 items-center gap-1 rounded-sm font-sans text-xs text-ink-muted underline-offset-4 hover:text-ink hover:underline"
        >
          <TextSearch size={13} aria-hidden="true" />
          Ver en el texto
        </button>
      )}
    </blockquote>
  );
}

/** The articles behind a statement; each opens its foja. */
export function ArticleChips({ articles }: { articles: readonly string[] }) {
  const { sources, onOpenSource } = useResult();
  if (articles.length === 0) return null;
  return (
    <ul aria-label="Artículos" className="flex flex-wrap gap-1.5">
      {articles.map((key) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            onClick={() => onOpenSource(articleSourceId(key, sources))}
            className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-field border border-line bg-surface px-2 text-xs text-ink-soft transition duration-150 hover:border-line-strong hover:text-ink"
          >
            <BookOpen size={13} aria-hidden="true" className="shrink-0 text-primary-ink" />
            <span className="truncate">{articleLabel(key)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What to look at, or why something could not be told. */
export function Note({ children }: { children: string | null }) {
  return children ? (
    <p className="text-sm text-ink-muted">
      <Words>{children}</Words>
    </p>
  ) : null;
}

/** Marks the parts of a result, for the list of its contents. */
export const resultSectionAttribute = 'data-result-section';

/** A part of a result under its own heading. */
export function ResultSection({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section aria-label={title} {...{ [resultSectionAttribute]: title }} className="min-w-0">
      <h3
        tabIndex={-1}
        className="mb-2.5 flex scroll-mt-4 rounded-sm items-baseline gap-2 text-sm font-semibold text-ink"
      >
        {title}
        {count !== undefined && <span className="figures text-xs font-normal text-ink-muted">{count}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Says plainly that a part has nothing. */
export function Nothing({ children }: { children: string }) {
  return <p className="rounded-card border border-dashed border-line px-4 py-3 text-sm text-ink-muted">{children}</p>;
}
