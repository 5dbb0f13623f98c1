import type { JudgeFeature } from './judge-answers.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -2.41,
  kindShare: 2.02,
  bestKindShare: 1.67,
  kindMissing: -1.12,
  headWithKind: 0.8,
  weightiestUnsaid: -1.23,
  strangeNumber: -0.74,
  deedUnsaid: -1.17,
  wordsAsked: 1.22,
  isOpening: -1.81,
};
