import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -5.03,
  score: 1.48,
  rank: -3.37,
  second: 0.53,
  unfound: 1.11,
  likenessUnfound: 2.36,
  likenessLow: 2.5,
  sameWords: 2.27,
  told: 0.8,
  asked: -0.01,
  likeness: -0.59,
  answerTold: 0.19,
  meaning: -0.15,
  learned: 4.03,
  learnedChance: 1.63,
  answerMeaning: 2.45,
  asks: 0.69,
  asksClash: -0.27,
  caseMet: 1.39,
  otherRole: -1.5,
  otherMatter: -1.46,
  cited: -0.05,
  otherCase: -3.79,
  otherAnswer: -0.18,
};
