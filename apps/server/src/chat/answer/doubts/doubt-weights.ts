import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -4.44,
  score: 2.98,
  rank: -2.59,
  second: 0.6,
  unfound: -0.49,
  likenessUnfound: 3.06,
  told: 0.94,
  asked: 0.15,
  likeness: 3.1,
  answerTold: 0.03,
  meaning: 1.53,
  answerMeaning: 1.67,
  asks: -0.19,
  asksClash: -0.61,
  caseMet: 1.03,
  otherRole: -1.14,
};
