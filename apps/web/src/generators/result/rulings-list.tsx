import type { JurisprudenceResult, JurisprudenceSearch } from '@foja/contracts/generators/jurisprudence';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { formatDay } from '../../platform/dates.ts';
import { MarkedPassage } from '../../rulings-search/ruling/marked-passage.tsx';
import { OriginalRuling } from '../../rulings-search/ruling/original-ruling.tsx';
import { RelevanceBadge } from '../../rulings-search/ruling/relevance-badge.tsx';
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

function Ruling({ ruling }: { ruling: JurisprudenceResult }) {
  const { onOpenSource } = useResult();
  const origin = [ruling.court, ruling.date && formatDay(ruling.date), ruling.citation, ruling.source];
  return (
    <Card className="grid gap-2.5 p-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4 className="min-w-0 flex-1 basis-56 font-serif text-[1.05rem] leading-snug font-medium">{ruling.title}</h4>
        <RelevanceBadge relevance={ruling.relevance} />
      </div>
      <p className="figures text-xs text-ink-muted">{origin.filter(Boolean).join(' · ')}</p>
      {ruling.summary && (
        <p className="text-ink-soft">
          <Words>{ruling.summary}</Words>
        </p>
      )}
      {ruling.passage && <MarkedPassage passage={{ ...ruling.passage, marks: [] }} isEditorial />}
      <ArticleChips articles={ruling.articles} />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => onOpenSource(ruling.id)}>
          Abrir la foja
        </Button>
        <OriginalRuling url={ruling.url} title={ruling.title} />
      </div>
    </Card>
  );
}
