import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -1.91,
  score: 3.17,
  rank: -3.99,
  second: 0.37,
  told: -0.15,
  asked: -1.17,
  likeness: 1.48,
  whole: -1.13,
  answerTold: 3.22,
  meaning: -0.64,
  meaningWhole: 0.21,
  answerMeaning: 3.7,
  asks: -0.65,
  asksClash: -0.43,
  caseMet: 0.97,
  otherRole: -1.65,
};
