import type { TransformationSuggestion } from '@foja/contracts/transformations';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../design-system/alert-dialog.tsx';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { countOf } from '../platform/count-of.ts';
import { lostFacts } from './lost-facts.ts';
import { SuggestionCard } from './suggestion-card.tsx';

interface SuggestionListProps {
  suggestions: readonly TransformationSuggestion[];
  engine: string;
  notice: string | null;
  onApply: (suggestion: TransformationSuggestion) => void;
  onApplyAll: () => void;
  onDismiss: (suggestion: TransformationSuggestion) => void;
  onDismissAll: () => void;
}

/** What the transformation proposes, to be decided one by one or all at once. What would lose something is asked about first. */
export function SuggestionList(props: SuggestionListProps) {
  const { suggestions, engine, notice, onApply, onApplyAll, onDismiss, onDismissAll } = props;
  const [asked, setAsked] = useState<readonly TransformationSuggestion[] | null>(null);
  const flagged = suggestions.filter((suggestion) => suggestion.flagged);
  const list = useRef<HTMLElement>(null);
  const count = suggestions.length;
  const earlierCount = useRef(count);

  useEffect(() => {
    // The button that was pressed went away with its suggestion.
    const isFewer = count < earlierCount.current;
    earlierCount.current = count;
    if (isFewer && (document.activeElement === document.body || document.activeElement === null)) list.current?.focus();
  }, [count]);

  function applyOne(suggestion: TransformationSuggestion): void {
    if (suggestion.flagged) setAsked([suggestion]);
    else onApply(suggestion);
  }

  function confirm(): void {
    const [only, ...others] = asked ?? [];
    if (asked === suggestions) onApplyAll();
    else if (only && others.length === 0) onApply(only);
  }

  return (
    <section ref={list} tabIndex={-1} aria-label="Sugerencias" className="grid grid-cols-1 gap-3 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="figures text-sm font-semibold">{countOf(count, 'sugerencia', 'sugerencias')}</h3>
        <Badge>{engine}</Badge>
      </div>
      {notice && <p className="text-sm text-ink-muted">{notice}</p>}
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => (flagged.length > 0 ? setAsked(suggestions) : onApplyAll())}>
            Aplicar todas
          </Button>
          <Button size="small" onClick={onDismissAll}>
            Descartar todas
          </Button>
        </div>
      )}
      <ol className="grid grid-cols-1 gap-3">
        {suggestions.map((suggestion, index) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              position={index + 1}
              count={count}
              onApply={() => applyOne(suggestion)}
              onDismiss={() => onDismiss(suggestion)}
            />
          </li>
        ))}
      </ol>
      <AlertDialog
        open={asked !== null}
        title={asked === suggestions && count > 1 ? '¿Aplicar todas igual?' : '¿Aplicar esta sugerencia igual?'}
        description={(asked ?? [])
          .filter((suggestion) => suggestion.flagged)
          .flatMap(lostFacts)
          .join(' ')}
        confirm={asked === suggestions && count > 1 ? 'Aplicar todas igual' : 'Aplicar igual'}
        danger
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
