import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -3.6,
  score: 2.07,
  rank: -2.11,
  second: 0.12,
  told: 0.56,
  asked: -0.24,
  likeness: 3.37,
  answerTold: 0.74,
  meaning: 1.25,
  answerMeaning: 1.47,
  asks: 0.01,
  asksClash: -0.22,
  caseMet: 1.07,
  otherRole: -1.67,
};
