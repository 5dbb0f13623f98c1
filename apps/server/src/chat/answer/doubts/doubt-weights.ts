import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -1.9,
  score: 2.07,
  rank: -2.59,
  second: -0.27,
  told: 1.1,
  asked: -0.6,
  likeness: 2.43,
  whole: -0.31,
  answerTold: 1.97,
  meaning: -0.08,
  meaningWhole: 0.29,
  answerMeaning: 2.25,
  asks: 0.36,
  asksClash: 0.02,
  caseMet: 0.47,
  otherRole: -2,
};
