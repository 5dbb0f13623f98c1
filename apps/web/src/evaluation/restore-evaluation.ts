import type { CaseEvaluation, InsufficientEvaluation } from '@foja/contracts/evaluation';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoreText } from '../anonymization/placeholders.ts';

/**
 * An evaluation with the real names put back wherever its texts speak of the case; sources are the law's and stay. What there is to
 * add to a story that tells too little are words of the guide.
 */
export function restoreEvaluation<One extends CaseEvaluation | InsufficientEvaluation>(
  evaluation: One,
  originals: PlaceholderMap,
): One {
  if (evaluation.insufficient) return evaluation;
  const text = (value: string) => restoreText(value, originals);
  const texts = (values: readonly string[]) => values.map(text);
  return {
    ...evaluation,
    reasoning: text(evaluation.reasoning),
    requiredDocuments: texts(evaluation.requiredDocuments),
    nextSteps: texts(evaluation.nextSteps),
    raises: texts(evaluation.raises),
    lowers: texts(evaluation.lowers),
    missing: texts(evaluation.missing),
    points: evaluation.points.map((point) => ({ ...point, quotes: texts(point.quotes) })),
    evidence: evaluation.evidence.map((proof) => ({ ...proof, quotes: texts(proof.quotes) })),
    limitation: evaluation.limitation && { ...evaluation.limitation, quotes: texts(evaluation.limitation.quotes) },
    // Evaluations that this browser keeps from before have none of these.
    side: evaluation.side ?? 'claimant',
    sideQuote: evaluation.sideQuote ? text(evaluation.sideQuote) : null,
    stage: evaluation.stage ?? null,
    adverse: (evaluation.adverse ?? []).map((fact) => ({ ...fact, quote: text(fact.quote) })),
    done: (evaluation.done ?? []).map((step) => ({ ...step, quote: text(step.quote) })),
    otherPeriods: (evaluation.otherPeriods ?? []).map((period) => ({ ...period, quotes: texts(period.quotes) })),
  };
}
