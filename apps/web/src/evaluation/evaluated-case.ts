import type { CaseEvaluation } from '@foja/contracts/evaluation';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { type ToolHistory, toolHistoryOf } from '../tool-history/tool-history.ts';

/** The tool's name among the keys of the browser's storage. */
export const evaluationTool = 'case-evaluation';

/** One evaluation as this browser keeps it. */
export interface EvaluatedCase {
  /** As the person wrote it. */
  story: string;
  /** As it left the browser; quotes are verbatim words of it. */
  sent: string;
  /** What its placeholders stand for. */
  originals: PlaceholderMap;
  /** As the server sent it, with placeholders. */
  evaluation: CaseEvaluation;
}

function isEvaluatedCase(value: unknown): value is EvaluatedCase {
  if (typeof value !== 'object' || value === null) return false;
  const { story, sent, originals, evaluation } = value as Partial<EvaluatedCase>;
  return (
    typeof story === 'string' &&
    typeof sent === 'string' &&
    typeof originals === 'object' &&
    originals !== null &&
    evaluation?.insufficient === false &&
    Array.isArray(evaluation.points) &&
    Array.isArray(evaluation.evidence)
  );
}

/** The evaluations of an account in this browser. */
export function evaluationHistoryOf(owner: string): ToolHistory<EvaluatedCase> {
  return toolHistoryOf(owner, evaluationTool, isEvaluatedCase);
}
