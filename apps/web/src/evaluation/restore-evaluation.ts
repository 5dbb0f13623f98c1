import type { CaseEvaluation } from '@foja/contracts/evaluation';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoreText } from '../anonymization/placeholders.ts';

/** An evaluation with the real names put back wherever its texts speak of the case; sources are the law's and stay. */
export function restoreEvaluation(evaluation: CaseEvaluation, originals: PlaceholderMap): CaseEvaluation {
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
