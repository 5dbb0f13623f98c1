import type { FeedbackEntry } from '@foja/contracts/admin';
import { type Outcome, outcomeLabels } from '@foja/contracts/outcomes';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Badge } from '../design-system/badge.tsx';
import { Card } from '../design-system/card.tsx';
import { formatMoment } from '../platform/dates.ts';

export function FeedbackCard({ entry }: { entry: FeedbackEntry }) {
  const { useful, at, outcome, model, question, comment, sourceIds } = entry;
  return (
    <Card className="px-4 py-3.5 text-sm [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-2">
        <Badge
          tone={useful ? 'ok' : 'danger'}
          icon={useful ? <ThumbsUp size={12} aria-hidden="true" /> : <ThumbsDown size={12} aria-hidden="true" />}
        >
          {useful ? 'Útil' : 'No útil'}
        </Badge>
        <Badge>{outcomeLabels[outcome as Outcome] ?? outcome}</Badge>
        <Badge>{model}</Badge>
        <time dateTime={at} className="figures ml-auto text-xs text-ink-muted">
          {formatMoment(at)}
        </time>
      </div>
      {question ? (
        <blockquote className="mt-3 border-l-2 border-margin-rule pl-3 whitespace-pre-line text-ink">
          {question}
        </blockquote>
      ) : (
        <p className="mt-3 text-ink-muted">La pregunta no se compartió.</p>
      )}
      {comment && (
        <p className="mt-2 whitespace-pre-line">
          <span className="text-ink-muted">Comentario: </span>
          {comment}
        </p>
      )}
      <p className="mt-2 text-xs text-ink-muted">
        {sourceIds.length === 0 ? 'Sin fuentes' : `Fuentes: ${sourceIds.join(', ')}`}
      </p>
    </Card>
  );
}
