import type { RankFeature } from './rank-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const rankWeights: Readonly<Record<RankFeature, number>> = {
  search: 3.13,
  closeness: 0.59,
  coverage: 1.34,
  nearness: 3.03,
  opening: -0.72,
  openingOfParties: 0.04,
  kindGiven: 1.28,
  said: 0.5,
  openingSays: 1.84,
  namesAround: 2.04,
  heading: 0.3,
  ruling: 0.93,
  ruleSaid: 1.42,
  condition: 0.36,
  clauseKind: 2.31,
  clauseSaid: 0.57,
  joint: 0.71,
};
