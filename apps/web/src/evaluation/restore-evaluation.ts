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
  };
}
