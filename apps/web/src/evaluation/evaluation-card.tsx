import { ChevronRight, Scale } from 'lucide-react';
import { Progress } from '../design-system/progress.tsx';
import { type CaseEvaluation, probabilityTone, viabilityHeadline } from './case-evaluation.ts';

/** The evaluation under an answer; a click opens its details. */
export function EvaluationCard({ evaluation, onOpen }: { evaluation: CaseEvaluation; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mt-4 flex w-full max-w-lg items-center gap-4 rounded-card border border-line bg-surface p-4 text-left transition duration-150 hover:border-line-strong"
    >
      <Scale size={20} aria-hidden="true" className="shrink-0 text-secondary" />
      <span className="min-w-0 flex-1">
        <span className="mb-2 block text-sm font-semibold">{viabilityHeadline(evaluation)}</span>
        <Progress
          label="Probabilidad de éxito"
          percent={evaluation.successProbability}
          tone={probabilityTone(evaluation.successProbability)}
        />
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <span className="sr-only">Ver la evaluación</span>
    </button>
  );
}
