import type { JudgeFeature } from './judge-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -1.13,
  kindShare: 3.43,
  headWithKind: 0.09,
  headAsked: -0.82,
  severalAsked: 1.18,
  weightiestUnsaid: -0.85,
  strangeNumber: -0.07,
  deedUnsaid: -0.86,
  wordsAsked: 0.51,
  isOpening: -2.02,
};
