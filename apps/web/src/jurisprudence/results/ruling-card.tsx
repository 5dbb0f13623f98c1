import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { messages } from '@foja/contracts/messages';
import {
  citationText,
  originalLink,
  type RelevanceLevel,
  relevanceLevel,
  shownPercent,
} from '@foja/contracts/writing-assistant-rules';
import { BookOpen, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { copyText } from '../../documents/copy-text.ts';
import { formatDay } from '../../platform/dates.ts';
import { MarkedPassage } from '../../writing-assistant/marked-passage.tsx';
import { InsertButton } from '../insertion/insert-button.tsx';
import { isEditorialSummary } from './editorial-summary.ts';
import { NormChips } from './norm-chips.tsx';

interface RulingCardProps {
  ruling: FoundRuling;
  /** Opens a foja, with these words of it marked. */
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
}

/** SPEC 9, relevance badge: the word says what the colour does. */
const relevanceLooks: Record<RelevanceLevel, { tone: Tone; words: string }> = {
  high: { tone: 'ok', words: 'alta' },
  medium: { tone: 'warning', words: 'media' },
  low: { tone: 'neutral', words: 'baja' },
};

/** One ruling that was found: what it is, what in it matched, what it applies and where to read it. */
export function RulingCard({ ruling, onOpenSource }: RulingCardProps) {
  const { title, court, date, citation, source, sourceId, reason, passages } = ruling;
  const percent = shownPercent(ruling.relevance);
  const level = relevanceLevel(percent);
  const facts = [court, date && formatDay(date), citation !== title && citation].filter(Boolean);
  const isEditorial = isEditorialSummary(ruling);
  const link = originalLink(ruling.url);
  const quotes = passages.filter(({ isVerbatim }) => isVerbatim).map(({ text }) => text);

  return (
    <Card className="grid grid-cols-1 gap-3 p-4 text-sm sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-64 font-serif text-lg leading-snug font-medium wrap-anywhere">{title}</h3>
        <p className="flex flex-wrap gap-1.5" data-relevance={level}>
          <Badge tone={relevanceLooks[level].tone}>
            <span className="figures">{percent} %</span> · relevancia {relevanceLooks[level].words}
          </Badge>
          <Badge tone="info">{source}</Badge>
        </p>
      </div>
      {facts.length > 0 && <p className="figures text-xs wrap-anywhere text-ink-muted">{facts.join(' · ')}</p>}
      {reason && <p className="text-xs text-ink-muted">{reason}</p>}
      {ruling.summary && <Summary text={ruling.summary} title={title} isEditorial={isEditorial} />}
      <Passages ruling={ruling} />
      <NormChips norms={ruling.norms} onOpenSource={onOpenSource} />
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
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Ver el original de ${title} (se abre en otra pestaña)`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-primary-ink underline underline-offset-4"
          >
            Ver el original
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </Card>
  );
}

/** Longer summaries are folded: headnotes may go on for pages. */
const foldedCharacters = 420;

/** What somebody says of the ruling; it never looks like the ruling's own words. */
function Summary({ text, title, isEditorial }: { text: string; title: string; isEditorial: boolean }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > foldedCharacters;
  return (
    <div className="rounded-field bg-sunken px-3 py-2.5">
      <p className="text-xs font-semibold text-ink-soft">{isEditorial ? messages.editorialLabel : 'Sumario'}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">
        {folds && !open ? `${text.slice(0, foldedCharacters).trimEnd()}…` : text}
      </p>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? `Ver menos del sumario de ${title}` : `Ver todo el sumario de ${title}`}
          onClick={() => setOpen(!open)}
          className="mt-1 min-h-6 rounded-sm text-xs text-primary-ink underline underline-offset-4"
        >
          {open ? 'Ver menos' : 'Ver todo'}
        </button>
      )}
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
