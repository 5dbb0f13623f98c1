import type { JudgeFeature } from './judge-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -1.69,
  kindShare: 3.72,
  headAsked: -1.47,
  severalAsked: 1.15,
  deedUnsaid: -1.98,
  wordsAsked: 0.52,
  isOpening: -1.34,
  namesMissing: -0.92,
};
