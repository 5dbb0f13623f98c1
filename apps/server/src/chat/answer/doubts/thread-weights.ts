// Written by `fit-threads` from the follow-ups of `bench/answers` that are looked into, as measured: f504ba96d7c004ed.
import type { ThreadBounds, ThreadWeights } from './thread-features.ts';

export const threadWeights: ThreadWeights = {
  strength: 4.9,
  chance: 1.8,
  score: 3.2,
  rank: 1.2,
  answered: -2.6,
  answeredOtherwise: -0.9,
};

export const threadBounds: ThreadBounds = {
  surelyAlone: 1,
  hardlyAlone: 0.5,
  somewhatMore: 0.75,
  maybeAlone: 1.5,
  muchMore: 3,
};
