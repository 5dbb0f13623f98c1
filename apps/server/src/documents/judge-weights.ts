import type { JudgeFeature } from './judge-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -2.72,
  kindShare: 2.11,
  bestKindShare: 1.92,
  kindMissing: -0.61,
  headWithKind: 0.92,
  weightiestUnsaid: -1.04,
  strangeNumber: -0.66,
  deedUnsaid: -0.94,
  wordsAsked: 1.11,
  isOpening: -2.35,
};
