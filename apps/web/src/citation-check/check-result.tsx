import { type ReferenceStatus, referenceStatuses } from '@foja/contracts/citation-check-limits';
import { messages } from '@foja/contracts/messages';
import type { PleadingReview } from '@foja/contracts/pleading-review';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { formatDay, formatMoment } from '../platform/dates.ts';
import { ReviewPanel } from '../pleading-review/review-panel.tsx';
import type { HistoryEntry } from '../tool-history/tool-history.ts';
import { CheckActions } from './check-actions.tsx';
import { type KeptCheck, keptReview } from './kept-check.ts';
import { MarkedDocument, markAttribute } from './marked-document.tsx';
import { itemAttribute, ReferenceList } from './reference-list.tsx';
import { StatusFilter } from './status-filter.tsx';

interface CheckResultProps {
  entry: HistoryEntry<KeptCheck>;
  /** It has just been made: the focus goes to its heading. */
  fresh: boolean;
  /** Place of the reference that is open. */
  selected: number | null;
  onSelect: (place: number | null) => void;
  onOpenSource: (id: string) => void;
  onEdit: () => void;
  onReviewed: (review: PleadingReview) => void;
}

/** A checked text with its references marked, and the list of them; each leads to the other. */
export function CheckResult(props: CheckResultProps) {
  const { entry, fresh, selected, onSelect, onOpenSource, onEdit, onReviewed } = props;
  const { asOf, check, text } = entry.content;
  const heading = useRef<HTMLHeadingElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const items = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<ReadonlySet<ReferenceStatus>>(new Set(referenceStatuses));

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each result that is opened
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh, entry.id]);

  // The item of the reference that was chosen in the text, or that the address names.
  useEffect(() => {
    if (selected === null) return;
    items.current?.querySelector(`[${itemAttribute}="${selected}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);

  const selectInText = useCallback((place: number) => onSelect(place), [onSelect]);

  function showInText(place: number): void {
    const found = marks.current?.querySelector<HTMLElement>(`[${markAttribute}="${place}"]`);
    found?.scrollIntoView?.({ block: 'center' });
    found?.focus({ preventScroll: true });
  }

  function toggle(status: ReferenceStatus): void {
    const next = new Set(shown);
    if (!next.delete(status)) next.add(status);
    setShown(next);
  }

  return (
    <article aria-label="Verificación de citas" className="min-w-0">
      <header className="mb-5 grid grid-cols-1 gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight wrap-anywhere outline-none">
          {entry.title}
        </h2>
        <p className="figures text-sm text-ink-muted">
          {check.summary.total === 1 ? '1 cita' : `${check.summary.total} citas`} · {formatMoment(entry.createdAt)}
          {asOf && ` · Con la ley vigente al ${formatDay(asOf)}`}
        </p>
        <CheckActions kept={entry.content} createdAt={entry.createdAt} onEdit={onEdit} />
        {check.readTo !== null && (
          <FormBanner tone="info">
            El escrito tiene más citas de las que se verifican de una vez. El final no se leyó: verificalo por separado.
          </FormBanner>
        )}
        {check.summary.total > 0 && <StatusFilter summary={check.summary} shown={shown} onToggle={toggle} />}
      </header>
      <ReviewPanel text={text} review={keptReview(entry.content)} onReviewed={onReviewed} onOpenSource={onOpenSource} />
      {check.summary.total === 0 ? (
        <Card className="p-4">
          <EmptyState title="No encontramos citas legales en este escrito">
            Se buscan artículos, leyes, decretos, códigos y fallos por tomo y página o por sus partes.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <Card className="min-w-0 p-4 sm:p-6">
            <MarkedDocument
              text={text}
              references={check.references}
              shown={shown}
              selected={selected}
              rootRef={marks}
              onSelect={selectInText}
            />
          </Card>
          <div className="min-w-0 @3xl:sticky @3xl:top-4 @3xl:max-h-[calc(100dvh-7rem)] @3xl:overflow-y-auto @3xl:p-0.5">
            <h3 className="mb-2 text-sm font-semibold">Citas del escrito</h3>
            <ReferenceList
              references={check.references}
              shown={shown}
              selected={selected}
              rootRef={items}
              onSelect={onSelect}
              onShowInText={showInText}
              onOpenSource={onOpenSource}
            />
          </div>
        </div>
      )}
      <p className="mt-6 text-sm text-ink-muted">{messages.notLegalAdvice}</p>
    </article>
  );
}
