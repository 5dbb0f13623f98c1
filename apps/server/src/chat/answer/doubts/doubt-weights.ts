import type { DoubtFeature } from './doubt-features.ts';

/**
 * What makes a doubt the one that is asked, from `node scripts/run-command.mjs fit-doubts`, but for `always`, which is 0.6 above what that
 * prints: a doubt is told where it is more than half as likely as none of them. Of ways of asking that were held out that finds 340 of
 * 876 instead of 288, and tells one in 37 instead of 22 of the 124 whose doubt was not among those measured.
 */
export const doubtWeights: Readonly<Record<DoubtFeature, number>> = {
  always: -4.85,
  score: 1.62,
  rank: -3.6,
  second: 0.75,
  unfound: 1.47,
  likenessUnfound: 2.73,
  likenessLow: 3.13,
  sameWords: 1.49,
  told: 0.55,
  asked: -0.12,
  likeness: -1.3,
  answerTold: 0.39,
  meaning: -0.2,
  learned: 5.3,
  learnedChance: 1.49,
  answerMeaning: 2.22,
  asks: 0.92,
  asksClash: 0.15,
  caseMet: 1.33,
  otherRole: -0.67,
  otherMatter: -1.65,
  cited: -0.39,
  otherCase: -3.67,
  otherAnswer: 0.89,
};
