import type { JudgeFeature } from './judge-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -1.48,
  kindShare: 3.62,
  headAsked: -1.46,
  severalAsked: 1.22,
  deedUnsaid: -1.79,
  wordsAsked: 0.42,
  isOpening: -1.19,
  namesMissing: -1.57,
};
