import type { Evaluation } from '@foja/contracts/evaluation';

/** Whether an answer brings an evaluation to show: one with a number, and worth the card (SPEC 4). */
export function isShownInChat(
  evaluation: Evaluation | null | undefined,
): evaluation is Extract<Evaluation, { insufficient: false }> {
  return evaluation?.insufficient === false && evaluation.shouldTriggerCta;
}
