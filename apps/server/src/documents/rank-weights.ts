import type { RankFeature } from './rank-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const rankWeights: Readonly<Record<RankFeature, number>> = {
  search: 3.03,
  closeness: 0.89,
  coverage: 1.38,
  nearness: 2.92,
  opening: -0.74,
  openingOfParties: 0.08,
  kindGiven: 1.2,
  said: 0.55,
  openingSays: 1.81,
  namesAround: 2.07,
  heading: 0.41,
  ruling: 0.93,
  ruleSaid: 1.39,
  condition: 0.48,
  clauseKind: 2.46,
  clauseSaid: 0.43,
  joint: 0.65,
};
