import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts --phrasings 3000`, but for `always`, which is 0.2
 * above what that prints: as many of the 209 questions that no law answers are likelier a doubt than none (42) as with the weights before
 * (44), and of the 600 ways that were left out 263 come first instead of 246.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -5.72,
  score: 2.83,
  rank: -3.25,
  second: 0.39,
  unfound: 1.96,
  likenessUnfound: 2.94,
  likenessLow: 3.93,
  sameWords: 1.14,
  told: 0.46,
  asked: -0.98,
  likeness: -0.26,
  answerTold: 0.77,
  meaning: -3.56,
  learned: 4.79,
  learnedChance: 2.56,
  nearestWay: 4.22,
  nearestWays: 0.32,
  answerMeaning: 1.45,
  asks: 0.85,
  asksClash: 0.35,
  caseMet: 1.2,
  otherRole: -0.75,
  otherMatter: -1.03,
  cited: 1.91,
  otherCase: -2.74,
  otherAnswer: 0.96,
};
