import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -5,
  score: 3.48,
  rank: -3.82,
  second: 0.79,
  unfound: 0.63,
  likenessUnfound: 4.33,
  told: 1.16,
  asked: 1.7,
  likeness: 2.06,
  answerTold: -0.55,
  meaning: 0.72,
  answerMeaning: 2,
  asks: -0.48,
  asksClash: -0.68,
  caseMet: 1.99,
  otherRole: -1.62,
  otherMatter: -1.32,
  cited: 0.5,
  otherCase: -2.52,
  otherAnswer: -1.32,
};
