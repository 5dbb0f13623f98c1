import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { citationText } from '@foja/contracts/writing-assistant-rules';
import { BookOpen, Copy } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { copyText } from '../../design-system/copy-text.ts';
import { formatDay } from '../../platform/dates.ts';
import { isEditorialSummary } from '../../rulings-search/ruling/editorial-summary.ts';
import { MarkedPassage } from '../../rulings-search/ruling/marked-passage.tsx';
import { NormChips } from '../../rulings-search/ruling/norm-chips.tsx';
import { OriginalRuling } from '../../rulings-search/ruling/original-ruling.tsx';
import { RelevanceBadge } from '../../rulings-search/ruling/relevance-badge.tsx';
import { RulingSummary } from '../../rulings-search/ruling/ruling-summary.tsx';
import { InsertButton } from '../insertion/insert-button.tsx';

interface RulingCardProps {
  ruling: FoundRuling;
  /** Opens a foja, with these words of it marked. */
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
}

/** More of a summary is folded. */
const summaryFoldedCharacters = 420;
const normsFolded = 8;

/** One ruling that was found: what it is, what in it matched, what it applies and where to read it. */
export function RulingCard({ ruling, onOpenSource }: RulingCardProps) {
  const { title, court, date, citation, source, sourceId, reason, passages } = ruling;
  const facts = [court, date && formatDay(date), citation !== title && citation].filter(Boolean);
  const quotes = passages.filter(({ isVerbatim }) => isVerbatim).map(({ text }) => text);

  return (
    <Card className="grid grid-cols-1 gap-3 p-4 text-sm sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-64 font-serif text-lg leading-snug font-medium wrap-anywhere">{title}</h3>
        <p className="flex flex-wrap gap-1.5">
          <RelevanceBadge relevance={ruling.relevance} />
          <Badge tone="info">{source}</Badge>
          {ruling.isExtract && source !== resultSourceLabels.extract && (
            <Badge tone="info">{resultSourceLabels.extract}</Badge>
          )}
        </p>
      </div>
      {facts.length > 0 && <p className="figures text-xs wrap-anywhere text-ink-muted">{facts.join(' · ')}</p>}
      {reason && <p className="text-xs text-ink-muted">{reason}</p>}
      {ruling.summary && (
        <RulingSummary
          text={ruling.summary}
          title={title}
          isEditorial={isEditorialSummary(ruling)}
          foldedCharacters={summaryFoldedCharacters}
        />
      )}
      <CitingRulings ruling={ruling} onOpenSource={onOpenSource} />
      <Passages ruling={ruling} />
      <NormChips norms={ruling.norms} shownFolded={normsFolded} onOpenSource={onOpenSource} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
        {sourceId && (
          <Button size="small" aria-label={`Abrir la foja de ${title}`} onClick={() => onOpenSource(sourceId, quotes)}>
            <BookOpen size={15} aria-hidden="true" />
            Abrir la foja
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Copiar la cita de ${title}`}
          onClick={() => void copyText(citationText(ruling))}
        >
          <Copy size={15} aria-hidden="true" />
          Copiar la cita
        </Button>
        <InsertButton ruling={ruling} />
        <OriginalRuling url={ruling.url} title={title} />
      </div>
    </Card>
  );
}

/** Of a ruling that is not here: the way to those that cite it. */
function CitingRulings({ ruling: { citedBy = [] }, onOpenSource }: RulingCardProps) {
  if (citedBy.length === 0) return null;
  return (
    <div>
      <p className="text-xs text-ink-muted">Fallos del corpus que lo citan</p>
      <ul className="mt-1 grid gap-0.5">
        {citedBy.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpenSource(id)}
              className="min-h-6 text-left text-sm text-primary-ink underline-offset-4 wrap-anywhere hover:underline"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const passagesFolded = 2;

function Passages({ ruling: { passages, title } }: { ruling: FoundRuling }) {
  const [open, setOpen] = useState(false);
  if (passages.length === 0) return null;
  const rest = passages.length - passagesFolded;
  return (
    <div className="grid grid-cols-1 gap-3">
      {(open ? passages : passages.slice(0, passagesFolded)).map((passage) => (
        <MarkedPassage key={passage.text} passage={passage} isEditorial={passage.isEditorial ?? false} />
      ))}
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? 'Ver menos' : 'Ver más'} pasajes de ${title}`}
          onClick={() => setOpen(!open)}
          className="min-h-6 w-fit rounded-sm text-xs text-primary-ink underline underline-offset-4"
        >
          {open ? 'Ver menos pasajes' : rest === 1 ? 'Ver 1 pasaje más' : `Ver ${rest} pasajes más`}
        </button>
      )}
    </div>
  );
}
