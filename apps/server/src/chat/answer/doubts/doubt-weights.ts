import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -4,
  score: 1,
  rank: -2,
  second: -0.5,
  told: 3,
  asked: 1,
  likeness: 4,
  whole: 1,
  answerTold: 1,
  asks: 0.7,
  asksClash: -0.3,
  caseMet: 0.5,
  otherRole: -2,
};
