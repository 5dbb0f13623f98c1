import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { messages } from '@foja/contracts/messages';
import {
  citationText,
  originalLink,
  type RelevanceLevel,
  relevanceLevel,
  shownPercent,
} from '@foja/contracts/writing-assistant-rules';
import { Copy, ExternalLink, Quote } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { copyText } from '../documents/copy-text.ts';
import { isEditorialSummary } from '../jurisprudence/results/editorial-summary.ts';
import { formatDay } from '../platform/dates.ts';
import { MarkedPassage } from './marked-passage.tsx';

interface ResultCardProps {
  ruling: FoundRuling;
  onCitation: (citation: string) => void;
  onOpenSource: (id: string) => void;
}

const relevanceLooks: Record<RelevanceLevel, { tone: Tone; words: string }> = {
  high: { tone: 'ok', words: 'alta' },
  medium: { tone: 'warning', words: 'media' },
  low: { tone: 'neutral', words: 'baja' },
};

/** One ruling that was found: what it is, what in it matched, and its citation for the document. */
export function ResultCard({ ruling, onCitation, onOpenSource }: ResultCardProps) {
  const { title, court, date, citation, source, sourceId, reason } = ruling;
  const percent = shownPercent(ruling.relevance);
  const level = relevanceLevel(percent);
  const link = originalLink(ruling.url);
  const cited = citationText(ruling);
  const origin = [court, date && formatDay(date), citation].filter(Boolean);
  const isEditorial = isEditorialSummary(ruling);
  const passage = ruling.passages[0];

  return (
    <Card className="grid grid-cols-1 gap-2.5 p-3.5 text-sm">
      <div className="grid gap-1.5">
        <h4 className="font-serif text-[1.05rem] leading-snug font-medium wrap-anywhere">{title}</h4>
        <div className="flex flex-wrap gap-1.5" data-relevance={level}>
          <Badge tone={relevanceLooks[level].tone}>
            <span className="figures">{percent} %</span> · relevancia {relevanceLooks[level].words}
          </Badge>
          <Badge tone="info">{source}</Badge>
        </div>
      </div>
      {origin.length > 0 && <p className="figures text-xs wrap-anywhere text-ink-muted">{origin.join(' · ')}</p>}
      {reason && <p className="text-xs text-ink-muted">{reason}</p>}
      {passage && <MarkedPassage passage={passage} isEditorial={passage.isEditorial ?? isEditorial} />}
      {ruling.summary && (
        <Summary text={ruling.summary} title={title} label={isEditorial ? messages.editorialLabel : 'Sumario'} />
      )}
      <Norms norms={ruling.norms} onOpenSource={onOpenSource} />
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
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 rounded-sm text-primary-ink underline underline-offset-4"
          >
            Ver el original
            <ExternalLink size={14} aria-hidden="true" />
            <span className="sr-only">(se abre en otra pestaña)</span>
          </a>
        )}
      </div>
    </Card>
  );
}

/** Longer summaries are folded: headnotes may go on for pages. */
const foldedCharacters = 260;

function Summary({ text, title, label }: { text: string; title: string; label: string }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > foldedCharacters;
  const shown = folds && !open ? `${text.slice(0, foldedCharacters).trimEnd()}…` : text;
  return (
    <div>
      <p className="text-xs font-medium text-ink-muted">{label}</p>
      <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{shown}</p>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? `Ver menos del sumario de ${title}` : `Ver todo el sumario de ${title}`}
          onClick={() => setOpen(!open)}
          className="rounded-sm py-0.5 text-xs text-primary-ink underline underline-offset-4"
        >
          {open ? 'Ver menos' : 'Ver todo'}
        </button>
      )}
    </div>
  );
}

const normsShown = 6;

function Norms({ norms, onOpenSource }: { norms: FoundRuling['norms']; onOpenSource: (id: string) => void }) {
  if (norms.length === 0) return null;
  const rest = norms.length - normsShown;
  return (
    <ul aria-label="Normas que cita" className="flex flex-wrap gap-1.5">
      {norms.slice(0, normsShown).map(({ key, label, isLoaded }) => (
        <li key={label}>
          {key && isLoaded ? (
            <button
              type="button"
              onClick={() => onOpenSource(key)}
              className="rounded-full border border-line px-2 py-0.5 text-xs text-primary-ink hover:border-line-strong"
            >
              {label}
            </button>
          ) : (
            <span className="inline-block rounded-full border border-line px-2 py-0.5 text-xs text-ink-muted">
              {label}
            </span>
          )}
        </li>
      ))}
      {rest > 0 && <li className="px-1 py-0.5 text-xs text-ink-muted">y {rest} más</li>}
    </ul>
  );
}
