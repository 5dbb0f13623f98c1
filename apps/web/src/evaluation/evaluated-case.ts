import type { CaseCorrections } from '@foja/contracts/evaluation';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { type ToolHistory, toolHistoryOf } from '../tool-history/tool-history.ts';
import type { KeptEvaluation } from './chosen-case-type.ts';

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
  evaluation: KeptEvaluation;
  /** The kind of case that the person chose among the alternatives. */
  chosen?: string | null;
  /** What the person put right of the facts that were read. */
  corrections?: CaseCorrections;
}

function isEvaluatedCase(value: unknown): value is EvaluatedCase {
  if (typeof value !== 'object' || value === null) return false;
  const { story, sent, originals, evaluation } = value as Partial<EvaluatedCase>;
  return (
    typeof story === 'string' &&
    typeof sent === 'string' &&
    typeof originals === 'object' &&
    originals !== null &&
    isEvaluation(evaluation) &&
    (evaluation.alternatives ?? []).every((alternative) => isEvaluation(alternative.evaluation)) &&
    // Too little to go on is only kept for the sake of another kind of case.
    (!evaluation.insufficient || (evaluation.alternatives ?? []).length > 0)
  );
}

function isEvaluation(evaluation: KeptEvaluation | undefined): evaluation is KeptEvaluation {
  if (evaluation?.insufficient === true) return Array.isArray(evaluation.whatToAdd);
  return evaluation?.insufficient === false && Array.isArray(evaluation.points) && Array.isArray(evaluation.evidence);
}

/** The evaluations of an account in this browser. */
export function evaluationHistoryOf(owner: string): ToolHistory<EvaluatedCase> {
  return toolHistoryOf(owner, evaluationTool, isEvaluatedCase);
}
