import type { CaseCorrections } from '@foja/contracts/evaluation';
import { messages } from '@foja/contracts/messages';
import type { ActorRole } from '@foja/contracts/roles';
import { PencilLine, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { modelName } from '../answer-view/answer-tags.tsx';
import { Button } from '../design-system/button.tsx';
import { formatMoment } from '../platform/dates.ts';
import type { HistoryEntry } from '../tool-history/tool-history.ts';
import { type ShownCase, shownEvaluation } from './chosen-case-type.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { EvaluationSection } from './evaluation-section.tsx';
import { FactsCorrection } from './facts-correction.tsx';
import { MarkedStory } from './marked-story.tsx';
import { ReportActions } from './report-actions.tsx';
import { ShownEvaluationCard } from './shown-evaluation-card.tsx';

interface EvaluationResultProps {
  entry: HistoryEntry<EvaluatedCase>;
  role: ActorRole;
  /** The reader comes from an action of the tool: the keyboard goes to the result. */
  takesFocus: boolean;
  /** With the case type, or null for the one that Foja understood. */
  onChoose: (choice: string | null) => void;
  onDetails: (evaluation: ShownCase) => void;
  onOpenArticle: (id: string) => void;
  onDocument: (name: string, caseType: string) => void;
  onEdit: (story: string) => void;
  /** Has the case computed anew with what the person put right. */
  onCorrect: (corrections: CaseCorrections) => Promise<void>;
  onNew: () => void;
}

/** One evaluation with the case that it is of, and what can be done with it. */
export function EvaluationResult({ entry, role, takesFocus, ...go }: EvaluationResultProps) {
  const { content, createdAt } = entry;
  const evaluation = useMemo(() => shownEvaluation(content.evaluation, content.chosen, content.originals), [content]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          Resultado <span className="figures font-normal text-ink-muted">del {formatMoment(createdAt)}</span>
        </h2>
        {!evaluation.insufficient && (
          <ReportActions evaluation={evaluation} story={content.story} writtenAt={createdAt} />
        )}
      </div>
      <ShownEvaluationCard
        expanded
        kept={content.evaluation}
        chosen={content.chosen}
        shown={evaluation}
        role={role}
        onChoose={go.onChoose}
        onDetails={go.onDetails}
        onOpenArticle={go.onOpenArticle}
        onDocument={go.onDocument}
      />
      <div className="rounded-card border border-line bg-surface px-4 sm:px-5 [&>details]:border-t-0">
        {!evaluation.insufficient && (
          <EvaluationSection title="Corregir lo que se leyó">
            <FactsCorrection
              key={`${evaluation.guideTitle} ${JSON.stringify(content.corrections ?? {})}`}
              evaluation={evaluation}
              before={content.corrections ?? {}}
              onCorrect={go.onCorrect}
            />
          </EvaluationSection>
        )}
        <EvaluationSection title="El caso que se evaluó">
          <p className="mb-3 text-xs text-ink-muted">Marcado: los hechos que cuentan en el número.</p>
          <MarkedStory {...content} />
        </EvaluationSection>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => go.onEdit(content.story)}>
          <PencilLine size={16} aria-hidden="true" />
          Corregir el relato
        </Button>
        <Button onClick={go.onNew}>
          <Plus size={16} aria-hidden="true" />
          Evaluar otro caso
        </Button>
      </div>
      <p className="text-xs text-ink-muted">
        Calculado con {modelName(evaluation.engine)}. {evaluation.notice} {messages.notLegalAdvice}
      </p>
    </div>
  );
}
