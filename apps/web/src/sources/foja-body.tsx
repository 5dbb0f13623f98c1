import { messages } from '@foja/contracts/messages';
import type { SourceDetail } from '@foja/contracts/sources';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatDay } from '../platform/dates.ts';
import { markQuotes } from './mark-quotes.ts';
import { isEditorial } from './source-label.ts';

const Markdown = lazy(() => import('react-markdown'));

/** What a reader must know before relying on the text. */
export function FojaWarnings({ detail }: { detail: SourceDetail }) {
  const texts = [
    detail.standing,
    detail.repealed && !detail.standing && 'Esta norma está derogada. Se muestra como antecedente.',
    detail.namesRepealed,
    detail.isExtract &&
      'Es un extracto: acá no está el fallo completo. Antes de citarlo, leelo entero en el sitio oficial.',
    detail.suspect &&
      !detail.standing &&
      'El texto importado presenta irregularidades. Verificalo en el sitio oficial.',
  ].filter((text): text is string => Boolean(text));
  return texts.map((text) => (
    <p key={text} className="mt-4 flex gap-2 rounded-field bg-warning-wash px-3 py-2 text-sm text-warning">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text}
    </p>
  ));
}

/** The text: verbatim with the cited words marked, or the editors' sections. */
export function FojaBody({ detail, quotes }: { detail: SourceDetail; quotes: readonly string[] }) {
  const firstMark = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another foja is opened
  useEffect(() => {
    firstMark.current?.scrollIntoView?.({ block: 'nearest' });
  }, [detail.id]);

  if (isEditorial(detail.kind)) {
    return (
      <>
        <EditorialSections sections={detail.sections} />
        <NamedNorms norms={detail.norms ?? []} />
      </>
    );
  }
  const stretches = stretchesOf(detail);
  const marked = stretches.map(({ text }) => markQuotes(text, quotes));
  const firstStretch = marked.findIndex((pieces) => pieces.some((piece) => piece.marked));
  const first = marked[firstStretch]?.findIndex((piece) => piece.marked) ?? -1;
  return (
    <>
      {detail.editorial && <RulingSummary editorial={detail.editorial} />}
      {detail.summary && <Headnotes text={detail.summary} />}
      {stretches.length > 1 && <OpinionList stretches={stretches} />}
      {stretches.map(({ id, label }, place) => (
        <section key={id} id={id} aria-label={label ?? undefined} className="scroll-mt-4 not-first:mt-6">
          {label && <p className="mb-2 text-xs font-semibold text-paper-muted">{label}</p>}
          <blockquote
            cite={detail.officialUrl ?? undefined}
            className="font-serif text-base leading-[1.7] whitespace-pre-line"
          >
            {marked[place]?.map((piece, index) =>
              piece.marked ? (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text, in order
                  key={index}
                  ref={place === firstStretch && index === first ? firstMark : undefined}
                  className="rounded-sm bg-highlight box-decoration-clone px-0.5 text-inherit"
                >
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
          </blockquote>
        </section>
      ))}
      {detail.isExtract && <ExtractEnd />}
    </>
  );
}

interface Stretch {
  id: string;
  /** Whose words it is; null where the text does not tell. */
  label: string | null;
  text: string;
}

/** A ruling by its opinions; any other text is one stretch. */
function stretchesOf({ id, opinions = [], text }: SourceDetail): Stretch[] {
  if (opinions.length === 0) return [{ id: `${id}-texto`, label: null, text }];
  const stretches = opinions.map(({ label, start }, place) => ({
    id: `${id}-${place}`,
    label,
    text: text.slice(start, opinions[place + 1]?.start).trim(),
  }));
  const before = text.slice(0, opinions[0]?.start ?? 0).trim();
  return before === '' ? stretches : [{ id: `${id}-antes`, label: null, text: before }, ...stretches];
}

/** The opinions that a ruling holds, each a way to its words. */
function OpinionList({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <nav aria-label="Partes del fallo" className="mb-5 rounded-field border border-paper-line p-3 text-sm">
      <p className="text-xs font-semibold text-paper-muted">En este fallo</p>
      <ul className="mt-1 grid gap-0.5">
        {stretches.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
              className="min-h-6 py-0.5 text-left text-primary-ink underline-offset-4 hover:underline"
            >
              {label ?? 'Comienzo'}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ExtractEnd() {
  return <p className="mt-3 text-sm text-paper-muted italic">El extracto termina acá; el fallo sigue.</p>;
}

/** The official headnotes of a ruling, set apart so that they never look like the ruling. */
function Headnotes({ text }: { text: string }) {
  return (
    <section className="mb-5 border-l-2 border-margin-rule pl-3 text-sm text-paper-muted">
      <h4 className="font-semibold text-paper-ink">Sumario oficial</h4>
      <p>No es el texto del fallo.</p>
      <p className="mt-2 leading-relaxed whitespace-pre-line">{text}</p>
    </section>
  );
}

function EditorialSections({ sections }: { sections: SourceDetail['sections'] }) {
  return (
    <div className="legal-prose text-base! text-inherit!">
      {sections.map((section) => (
        <section key={section.heading} className="mt-5 first:mt-0">
          <h4 className="text-inherit!">{section.heading}</h4>
          <Suspense fallback={<p className="whitespace-pre-line">{section.body}</p>}>
            <Markdown>{section.body.replace(/\s*\[[\w-]+:[\w.-]+\]/g, '')}</Markdown>
          </Suspense>
        </section>
      ))}
    </div>
  );
}

/** What the editors say of a ruling, set apart and under their name: it never looks like the ruling. */
function RulingSummary({ editorial }: { editorial: NonNullable<SourceDetail['editorial']> }) {
  return (
    <section aria-label={messages.editorialLabel} className="mb-5 rounded-field border border-paper-line bg-sunken p-4">
      <p className="text-xs font-semibold text-secondary">{messages.editorialLabel}</p>
      <p className="mb-3 text-xs text-paper-muted">
        No es el texto del fallo. Revisado el {formatDay(editorial.checkedOn)}.
      </p>
      <EditorialSections sections={editorial.sections} />
      <NamedNorms norms={editorial.norms} />
    </section>
  );
}

/** The articles that a ruling speaks of. */
function NamedNorms({ norms }: { norms: readonly string[] }) {
  if (norms.length === 0) return null;
  return <p className="mt-3 text-xs text-paper-muted">Normas: {norms.join(' · ')}</p>;
}
