import type { JudgeFeature } from './judge-answers.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -2.69,
  kindShare: 2.17,
  bestKindShare: 1.84,
  kindMissing: -0.62,
  headWithKind: 0.93,
  weightiestUnsaid: -1.09,
  strangeNumber: -0.65,
  deedUnsaid: -1.01,
  wordsAsked: 1.12,
  isOpening: -2.25,
};
