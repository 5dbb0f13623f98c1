import type { JurisprudenceResult, JurisprudenceSearch } from '@foja/contracts/generators/jurisprudence';
import { messages } from '@foja/contracts/messages';
import { ExternalLink } from 'lucide-react';
import { Badge, type Tone } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { formatDay } from '../../platform/dates.ts';
import { ArticleChips, Nothing, ResultSection, Words } from './evidence.tsx';
import { useResult } from './result-context.ts';

/** Rulings that treat what was described, best first. */
export function RulingsList({ search }: { search: JurisprudenceSearch }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm wrap-anywhere text-ink-soft">
        <span className="text-ink-muted">Se buscó: </span>
        <Words>{search.query}</Words>
      </p>
      <ResultSection title="Fallos" count={search.results.length}>
        {search.results.length === 0 && (
          <Nothing>{`No se encontraron resultados para "${search.query}". Intenta con términos diferentes.`}</Nothing>
        )}
        <ol className="grid gap-3">
          {search.results.map((ruling) => (
            <li key={ruling.id}>
              <Ruling ruling={ruling} />
            </li>
          ))}
        </ol>
      </ResultSection>
    </div>
  );
}

/** SPEC 9: high from 80, medium from 60, otherwise low. */
function relevanceLook(percent: number): { tone: Tone; words: string } {
  if (percent >= 80) return { tone: 'ok', words: 'alta' };
  return percent >= 60 ? { tone: 'warning', words: 'media' } : { tone: 'neutral', words: 'baja' };
}

function Ruling({ ruling }: { ruling: JurisprudenceResult }) {
  const { onOpenSource } = useResult();
  const percent = Math.round(ruling.relevance * 100);
  const { tone, words } = relevanceLook(percent);
  const origin = [ruling.court, ruling.date && formatDay(ruling.date), ruling.citation, ruling.source];
  return (
    <Card className="grid gap-2.5 p-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4 className="min-w-0 flex-1 basis-56 font-serif text-[1.05rem] leading-snug font-medium">{ruling.title}</h4>
        <Badge tone={tone}>
          <span className="figures">{percent} %</span> · relevancia {words}
        </Badge>
      </div>
      <p className="figures text-xs text-ink-muted">{origin.filter(Boolean).join(' · ')}</p>
      {ruling.summary && (
        <p className="text-ink-soft">
          <Words>{ruling.summary}</Words>
        </p>
      )}
      {ruling.passage && (
        <figure className="border-l-2 border-margin-rule pl-3">
          <blockquote className="font-serif text-[0.95rem] leading-relaxed text-ink-soft">
            {ruling.passage.isVerbatim ? `«${ruling.passage.text}»` : ruling.passage.text}
          </blockquote>
          <figcaption className="mt-1 text-xs text-ink-muted">
            {ruling.passage.isVerbatim ? 'Palabras del fallo' : messages.editorialLabel}
          </figcaption>
        </figure>
      )}
      <ArticleChips articles={ruling.articles} />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => onOpenSource(ruling.id)}>
          Abrir la foja
        </Button>
        {ruling.url && (
          <a
            href={ruling.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1.5 rounded-sm text-primary-ink underline underline-offset-4"
          >
            Ver el original
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </Card>
  );
}
