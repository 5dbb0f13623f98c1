import type { RankFeature } from './rank-features.ts';

/** Found by `node scripts/run-command.mjs fit-vault`, which says how well they hold for questions that they have not seen. */
export const rankWeights: Readonly<Record<RankFeature, number>> = {
  search: 2.83,
  closeness: 0.59,
  coverage: 1.44,
  nearness: 3.37,
  opening: -1.02,
  openingOfParties: 0.16,
  kindGiven: 1.22,
  said: 0.78,
  openingSays: 1.79,
  namesAround: 2.02,
  heading: 0.32,
  ruling: 1.16,
  ruleSaid: 1.35,
  condition: 0.29,
  clauseKind: 1.93,
  clauseSaid: 0.77,
  joint: 0.73,
};
