import type { JudgeFeature } from './judge-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -1.89,
  kindShare: 3.77,
  headAsked: -1.53,
  severalAsked: 1.25,
  deedUnsaid: -1.71,
  wordsAsked: 0.62,
  isOpening: -0.74,
  namesMissing: -1.19,
};
