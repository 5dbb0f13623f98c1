import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -4.9,
  score: 3.53,
  rank: -3.61,
  second: 0.83,
  unfound: 0.66,
  likenessUnfound: 3.84,
  told: 1.15,
  asked: 1.23,
  likeness: 2.55,
  answerTold: -0.33,
  meaning: 0.85,
  answerMeaning: 1.93,
  asks: -0.53,
  asksClash: -0.76,
  caseMet: 1.43,
  otherRole: -1.75,
  otherMatter: -1.06,
  cited: 0.5,
  otherCase: -2.14,
  otherAnswer: -1.4,
};
