import type { JudgeFeature } from './judge-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const judgeWeights: Readonly<Record<JudgeFeature, number>> = {
  always: -1.51,
  kindShare: 3.23,
  headAsked: -1.36,
  severalAsked: 1.01,
  deedUnsaid: -1.36,
  wordsAsked: 0.33,
  isOpening: -0.91,
  namesMissing: -0.8,
  clauseKind: 0.58,
  clauseMissing: -0.52,
  whetherAsked: -0.71,
  ruleSaid: 2.21,
  condition: 0.44,
};
