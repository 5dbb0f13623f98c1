import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`: a sum above 0 is likelier than that none
 * of them is asked.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -4.4,
  score: 3.09,
  rank: -3.69,
  second: 0.73,
  unfound: 0.98,
  likenessUnfound: 4.14,
  told: 0.74,
  asked: 1.31,
  likeness: 1.41,
  answerTold: -0.75,
  meaning: 0.01,
  learned: 1.03,
  learnedChance: 1.5,
  answerMeaning: 1.65,
  asks: -0.48,
  asksClash: -0.67,
  caseMet: 2.02,
  otherRole: -1.6,
  otherMatter: -1.58,
  cited: 0.2,
  otherCase: -2.46,
  otherAnswer: -0.83,
};
