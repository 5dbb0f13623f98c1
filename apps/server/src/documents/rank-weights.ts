import type { RankFeature } from './rank-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const rankWeights: Readonly<Record<RankFeature, number>> = {
  search: 2.56,
  closeness: 0.48,
  coverage: 0.58,
  nearness: 3.05,
  opening: -1.26,
  openingOfParties: -0.03,
  kindGiven: 1.39,
  said: 0.55,
  openingSays: 2.2,
  namesAround: 1.19,
  heading: 0.29,
  ruling: 1.11,
  ruleSaid: 1.18,
  condition: 0.35,
  clauseKind: 1.83,
  clauseSaid: 0.59,
  joint: 0.88,
};
