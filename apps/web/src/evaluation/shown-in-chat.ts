import type { KeptEvaluation } from './chosen-case-type.ts';

/**
 * Whether an answer brings an evaluation to show: one with a number, worth the card (specification 4), or one of a story
 * that tells too little as the case that Foja took it for, and may be another. One without either would follow every
 * general question.
 */
export function isShownInChat<E extends KeptEvaluation>(evaluation: E | null | undefined): evaluation is E {
  if (!evaluation) return false;
  return evaluation.insufficient ? (evaluation.alternatives ?? []).length > 0 : evaluation.shouldTriggerCta;
}
