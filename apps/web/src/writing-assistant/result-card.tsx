import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { citationText } from '@foja/contracts/writing-assistant-rules';
import { Copy, Quote } from 'lucide-react';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { copyText } from '../design-system/copy-text.ts';
import { IconButton } from '../design-system/icon-button.tsx';
import { formatDay } from '../platform/dates.ts';
import { isEditorialSummary } from '../rulings-search/ruling/editorial-summary.ts';
import { MarkedPassage } from '../rulings-search/ruling/marked-passage.tsx';
import { NormChips } from '../rulings-search/ruling/norm-chips.tsx';
import { OriginalRuling } from '../rulings-search/ruling/original-ruling.tsx';
import { RelevanceBadge } from '../rulings-search/ruling/relevance-badge.tsx';
import { RulingSummary } from '../rulings-search/ruling/ruling-summary.tsx';

interface ResultCardProps {
  ruling: FoundRuling;
  onCitation: (citation: string) => void;
  onOpenSource: (id: string) => void;
}

/** More of a summary is folded. */
const summaryFoldedCharacters = 260;
const normsFolded = 6;

/** One ruling that was found: what it is, what in it matched, and its citation for the document. */
export function ResultCard({ ruling, onCitation, onOpenSource }: ResultCardProps) {
  const { title, court, date, citation, source, sourceId, reason } = ruling;
  const cited = citationText(ruling);
  const origin = [court, date && formatDay(date), citation].filter(Boolean);
  const isEditorial = isEditorialSummary(ruling);
  const passage = ruling.passages[0];

  return (
    <Card className="grid grid-cols-1 gap-2.5 p-3.5 text-sm">
      <div className="grid gap-1.5">
        <h4 className="font-serif text-[1.05rem] leading-snug font-medium wrap-anywhere">{title}</h4>
        <div className="flex flex-wrap gap-1.5">
          <RelevanceBadge relevance={ruling.relevance} />
          <Badge tone="info">{source}</Badge>
          {ruling.isExtract && source !== resultSourceLabels.extract && (
            <Badge tone="info">{resultSourceLabels.extract}</Badge>
          )}
        </div>
      </div>
      {origin.length > 0 && <p className="figures text-xs wrap-anywhere text-ink-muted">{origin.join(' · ')}</p>}
      {reason && <p className="text-xs text-ink-muted">{reason}</p>}
      {passage && <MarkedPassage passage={passage} isEditorial={passage.isEditorial ?? isEditorial} />}
      {ruling.summary && (
        <RulingSummary
          text={ruling.summary}
          title={title}
          isEditorial={isEditorial}
          foldedCharacters={summaryFoldedCharacters}
        />
      )}
      <NormChips norms={ruling.norms} shownFolded={normsFolded} onOpenSource={onOpenSource} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button size="small" aria-label={`Insertar cita de ${title}`} onClick={() => onCitation(cited)}>
          <Quote size={14} aria-hidden="true" />
          Insertar cita
        </Button>
        <IconButton
          size="small"
          label={`Copiar cita: ${cited}`}
          icon={<Copy size={15} aria-hidden="true" />}
          onClick={() => void copyText(cited)}
        />
        {sourceId && (
          <Button
            size="small"
            kind="quiet"
            aria-label={`Abrir la foja de ${title}`}
            onClick={() => onOpenSource(sourceId)}
          >
            Abrir la foja
          </Button>
        )}
        <OriginalRuling url={ruling.url} title={title} />
      </div>
    </Card>
  );
}
