import type { ThreadBounds, ThreadWeights } from './thread-features.ts';

export const threadWeights: ThreadWeights = {
  strength: 5.8,
  chance: 2.1,
  score: 3.5,
  rank: 1.1,
  answered: -2.5,
  answeredOtherwise: -1,
};

export const threadBounds: ThreadBounds = {
  surelyAlone: 1.5,
  hardlyAlone: 1,
  somewhatMore: 0.5,
  maybeAlone: 2.5,
  muchMore: 2,
};
