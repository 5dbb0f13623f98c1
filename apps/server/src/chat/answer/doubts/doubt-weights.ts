import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -4.7,
  score: 2.74,
  rank: -3.63,
  second: 0.54,
  unfound: 0.93,
  likenessUnfound: 4.05,
  likenessLow: 1.04,
  sameWords: 3,
  told: 1.94,
  asked: 1.09,
  likeness: 1.27,
  answerTold: -0.63,
  meaning: -0.14,
  learned: 0.72,
  learnedChance: 1.62,
  answerMeaning: 1.35,
  asks: -0.11,
  asksClash: -0.87,
  caseMet: 1.96,
  otherRole: -1.56,
  otherMatter: -1.55,
  cited: 0.5,
  otherCase: -3.1,
  otherAnswer: -0.97,
};
