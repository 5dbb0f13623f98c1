import type { CaseEvaluation, EvaluationAlternative, InsufficientEvaluation } from '@foja/contracts/evaluation';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoreEvaluation } from './restore-evaluation.ts';

/** An answer as this browser keeps it; earlier versions kept no `guideTitle` and no `alternatives`. */
export type KeptEvaluation = (CaseEvaluation | InsufficientEvaluation) & {
  alternatives?: readonly EvaluationAlternative[];
  continuation?: string | null;
};

/** An evaluation as it is shown. */
export type ShownEvaluation = (CaseEvaluation | InsufficientEvaluation) & {
  /** The case that Foja understood, where the person chose another one. */
  chosenInsteadOf?: string;
};
export type ShownCase = Extract<ShownEvaluation, { insufficient: false }>;

/** A case that can be chosen instead of the one that is shown. */
export interface OtherCaseType {
  /** The title of its guide; null: the one that Foja understood. */
  choice: string | null;
  caseType: string;
  /** The title of its guide, where the answer tells it. */
  guideTitle: string | null;
}

/**
 * The evaluation of the kind of case that the person chose, with the real names put back; Foja's own where nobody chose.
 * @param chosen the title of its guide (an earlier version kept its case type), or null.
 */
export function shownEvaluation(
  kept: KeptEvaluation,
  chosen: string | null | undefined,
  originals: PlaceholderMap,
): ShownEvaluation {
  const alternative = chosenAmong(kept, chosen);
  if (!alternative) return restoreEvaluation(kept, originals);
  return {
    ...restoreEvaluation(alternative.evaluation, originals),
    chosenInsteadOf: kept.guideTitle ?? kept.caseType ?? '',
  };
}

/** The other kinds of case that the story may be, Foja's own first where the person left it. */
export function otherCaseTypes(kept: KeptEvaluation, chosen: string | null | undefined): OtherCaseType[] {
  const alternative = chosenAmong(kept, chosen);
  const others = (kept.alternatives ?? [])
    .filter((other) => other !== alternative)
    .map(({ caseType, guideTitle }) => ({ choice: guideTitle, caseType, guideTitle }));
  if (!alternative || kept.caseType === null) return others;
  return [{ choice: null, caseType: kept.caseType, guideTitle: kept.guideTitle ?? null }, ...others];
}

function chosenAmong(kept: KeptEvaluation, chosen: string | null | undefined): EvaluationAlternative | undefined {
  return kept.alternatives?.find(({ caseType, guideTitle }) => guideTitle === chosen || caseType === chosen);
}
