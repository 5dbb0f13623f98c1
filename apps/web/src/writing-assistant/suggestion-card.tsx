import type { TransformationSuggestion } from '@foja/contracts/transformations';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { lostFacts } from './lost-facts.ts';
import { WordDiff } from './word-diff.tsx';

interface SuggestionCardProps {
  suggestion: TransformationSuggestion;
  /** Its place in the list, from 1; and of how many. */
  position: number;
  count: number;
  onApply: () => void;
  onDismiss: () => void;
}

/** One sentence in its new wording, why, and what it would lose. */
export function SuggestionCard({ suggestion, position, count, onApply, onDismiss }: SuggestionCardProps) {
  const { originalText, transformedText, reason } = suggestion;
  const warnings = lostFacts(suggestion);
  const name = `sugerencia ${position} de ${count}`;
  return (
    <Card className="grid grid-cols-1 gap-2.5 p-3.5 text-sm">
      <WordDiff before={originalText} after={transformedText} />
      {reason && <p className="text-xs text-ink-muted">{reason}</p>}
      {warnings.length > 0 && (
        <div className="flex items-start gap-2 rounded-field bg-warning-wash px-3 py-2 text-warning">
          <TriangleAlert size={15} aria-hidden="true" className="mt-[3px] shrink-0" />
          <div className="grid gap-0.5 wrap-anywhere">
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={`Aplicar ${name}`} onClick={onApply}>
          Aplicar
        </Button>
        <Button size="small" kind="quiet" aria-label={`Descartar ${name}`} onClick={onDismiss}>
          Descartar
        </Button>
      </div>
    </Card>
  );
}
