// Written by `fit-threads` from the follow-ups of `bench/answers` that are looked into, as measured: de9c0e80db73d59a.
import type { ThreadBounds, ThreadWeights } from './thread-features.ts';

export const threadWeights: ThreadWeights = {
  strength: 4.5,
  chance: 1,
  score: 2.4,
  rank: 1.2,
  answered: -2.8,
  answeredOtherwise: -1.1,
};

export const threadBounds: ThreadBounds = {
  surelyAlone: 1.5,
  hardlyAlone: -0.5,
  somewhatMore: 1.25,
  maybeAlone: 2,
  muchMore: 3.5,
};
