import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -5.44,
  score: 1.63,
  rank: -3.6,
  second: 0.53,
  unfound: 1.25,
  likenessUnfound: 2.87,
  likenessLow: 3.3,
  sameWords: 2.26,
  told: 1.09,
  asked: 0.17,
  likeness: -0.85,
  answerTold: 0.69,
  meaning: 0.19,
  learned: 3.77,
  learnedChance: 1.59,
  answerMeaning: 2.81,
  asks: 1.02,
  asksClash: 0.12,
  caseMet: 1.45,
  otherRole: -1.06,
  otherMatter: -1.69,
  cited: -0.46,
  otherCase: -3.85,
  otherAnswer: 0.32,
};
