import { supremeCourtSearchUrl } from '@foja/contracts/jurisprudence-limits';
import type { SourceDetail } from '@foja/contracts/sources';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { FojaSheet } from '../design-system/foja-sheet.tsx';
import { Tabs } from '../design-system/tabs.tsx';
import { formatDay } from '../platform/dates.ts';
import { FojaBody, FojaWarnings } from './foja-body.tsx';
import { FojaFailure, FojaSkeleton } from './foja-states.tsx';
import { FojaThen } from './foja-then.tsx';
import { FojaTimeline } from './foja-timeline.tsx';
import { FojaVersions } from './foja-versions.tsx';
import { RulingLinks } from './ruling-links.tsx';
import { articleName, isEditorial, kindLabel } from './source-label.ts';
import { sourceQuery } from './source-query.ts';

interface FojaContentProps {
  id: string;
  /** The words that the answer cites, marked in the text. */
  quotes: readonly string[];
  /** The source's number in the answer, where it was opened from one. */
  position: number | null;
  onOpen: (id: string) => void;
}

/** One foja: what it is, where it comes from, its text with the cited words marked, its neighbours and versions. */
export function FojaContent({ id, quotes, position, onOpen }: FojaContentProps) {
  const { data, error, isPending, refetch } = useQuery(sourceQuery(id));
  if (isPending) return <FojaSkeleton />;
  if (error) return <FojaFailure error={error} onRetry={() => void refetch()} />;
  const corner = position ? String(position) : data.article ? articleName(data.article) : null;
  return (
    <FojaSheet number={corner}>
      <Heading detail={data} />
      <FojaWarnings detail={data} />
      <div className="mt-5">
        {data.timeline ? (
          <Tabs
            label="Historia"
            tabs={[
              { id: 'current', label: 'Texto vigente', content: <FojaBody detail={data} quotes={quotes} /> },
              {
                id: 'timeline',
                label: 'Historia',
                content: (
                  <>
                    <FojaThen key={id} id={id} />
                    <FojaTimeline timeline={data.timeline} versions={data.versions} />
                  </>
                ),
              },
            ]}
          />
        ) : data.versions.length > 1 ? (
          <Tabs
            label="Versiones"
            tabs={[
              { id: 'current', label: 'Texto vigente', content: <FojaBody detail={data} quotes={quotes} /> },
              { id: 'versions', label: 'Versiones', content: <FojaVersions versions={data.versions} /> },
            ]}
          />
        ) : (
          <FojaBody detail={data} quotes={quotes} />
        )}
      </div>
      <Amendments detail={data} />
      <RulingLinks key={data.id} detail={data} onOpen={onOpen} />
      <Related detail={data} onOpen={onOpen} />
      <Neighbours detail={data} onOpen={onOpen} />
    </FojaSheet>
  );
}

function Heading({ detail }: { detail: SourceDetail }) {
  const inForceSince = detail.versions.find((version) => version.supersededAt === null)?.validFrom;
  const facts = [
    detail.court,
    detail.citation !== detail.label && detail.citation,
    detail.date && formatDay(detail.date),
    inForceSince && `Versión del ${formatDay(inForceSince)}`,
    detail.checkedOn && `Revisado el ${formatDay(detail.checkedOn)}`,
  ].filter(Boolean);
  return (
    <header className="pr-8">
      <p
        className={
          isEditorial(detail.kind) ? 'text-xs font-semibold text-secondary' : 'text-xs font-semibold text-paper-muted'
        }
      >
        {kindLabel(detail)}
      </p>
      <h3 className="mt-1 block font-serif first-letter:uppercase text-xl leading-snug font-semibold text-balance">
        {detail.label}
      </h3>
      {detail.heading && detail.heading !== detail.label && (
        <p className="mt-1 font-serif text-base text-paper-muted italic">{detail.heading}</p>
      )}
      {detail.norm && <p className="mt-2 text-sm">{detail.norm.title}</p>}
      {detail.path && <p className="mt-0.5 text-xs text-paper-muted">{detail.path}</p>}
      {facts.length > 0 && <p className="figures mt-2 text-xs text-paper-muted">{facts.join(' · ')}</p>}
      {detail.officialUrl && (
        <a
          href={detail.officialUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex items-center gap-1.5 text-sm font-medium text-primary-ink underline underline-offset-4"
        >
          {officialLinkText(detail)}
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">(se abre en otra pestaña)</span>
        </a>
      )}
    </header>
  );
}

function officialLinkText({ kind, officialUrl }: SourceDetail): string {
  if (officialUrl === supremeCourtSearchUrl) return 'Buscar el fallo en el sitio de la Corte';
  return isEditorial(kind) ? 'Ver la norma en el sitio oficial' : 'Ver en el sitio oficial';
}

function Amendments({ detail }: { detail: SourceDetail }) {
  const notes = detail.versions.find((version) => version.supersededAt === null)?.notes ?? [];
  if (notes.length === 0) return null;
  return (
    <Section title="Notas de la norma">
      <ul className="grid gap-1.5 text-sm text-paper-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  );
}

function Related({ detail, onOpen }: { detail: SourceDetail; onOpen: (id: string) => void }) {
  if (detail.related.length === 0) return null;
  return (
    <Section title="Relacionado">
      <ul className="grid gap-1">
        {detail.related.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="py-1 text-left text-sm text-primary-ink underline-offset-4 hover:underline"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Neighbours({ detail, onOpen }: { detail: SourceDetail; onOpen: (id: string) => void }) {
  const { previous, next } = detail;
  if (!previous && !next) return null;
  const look = 'inline-flex min-h-9 items-center gap-1.5 py-1 text-sm text-paper-muted hover:text-paper-ink';
  return (
    <nav aria-label="Artículos vecinos" className="mt-6 flex justify-between gap-4 border-t border-paper-line pt-3">
      {previous ? (
        <button type="button" className={look} onClick={() => onOpen(previous.id)}>
          <ArrowLeft size={14} aria-hidden="true" /> {previous.label}
        </button>
      ) : (
        <span />
      )}
      {next && (
        <button type="button" className={look} onClick={() => onOpen(next.id)}>
          {next.label} <ArrowRight size={14} aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-paper-line pt-4">
      <h4 className="mb-2 text-sm font-semibold">{title}</h4>
      {children}
    </section>
  );
}
