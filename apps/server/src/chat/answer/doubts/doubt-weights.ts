import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -4.05,
  score: 2.56,
  rank: -2.55,
  second: 0.25,
  unfound: -0.79,
  likenessUnfound: 3.07,
  told: 0.85,
  asked: -0.05,
  likeness: 3.26,
  answerTold: 0.36,
  meaning: 1.34,
  answerMeaning: 1.61,
  asks: -0.17,
  asksClash: -0.41,
  caseMet: 1.06,
  otherRole: -1.37,
};
