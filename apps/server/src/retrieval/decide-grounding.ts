import type { GroundingFeature, GroundingFeatures } from './grounding-features.ts';
import { groundingWeights } from './grounding-weights.ts';
import { relevanceShape } from './ranking-weights.ts';
import type { Scored } from './rerank.ts';
import type { RetrievalDecision } from './retrieval.ts';

/** Whether a message tells something at length, rather than only asking. */
export function isTold({ manyWords }: GroundingFeatures): boolean {
  return manyWords >= 1;
}

/** How sure it is that an answer has ground, from what speaks for and against it: 0–1, the same scale for every question. */
export function groundingOf(features: GroundingFeatures): number {
  const weights = isTold(features) ? groundingWeights.stories : groundingWeights.questions;
  let logit = weights.intercept;
  for (const name of Object.keys(weights.features) as GroundingFeature[]) {
    logit += weights.features[name] * features[name];
  }
  return 1 / (1 + Math.exp(-logit));
}

/** Scores of the sources of one question: the best one has the question's, the others less as they fit it less. */
export class ConfidenceScale {
  /** Score of the best source, 0 where none was found. */
  readonly grounding: number;
  readonly #bestScore: number;

  constructor(grounding: number, ranked: readonly Pick<Scored, 'score'>[]) {
    this.#bestScore = Math.max(0, ...ranked.map(({ score }) => score));
    this.grounding = this.#bestScore > 0 ? grounding : 0;
  }

  of(candidate: Pick<Scored, 'score'>): number {
    return this.grounding * this.relevance(candidate);
  }

  /** How well a candidate fits against the best one, 0–1. */
  relevance({ score }: Pick<Scored, 'score'>): number {
    if (this.#bestScore === 0) return 0;
    return Math.min(1, Math.max(0, score / this.#bestScore)) ** relevanceShape.steepness;
  }
}

export interface GroundingEvidence {
  foreignLaw: boolean;
  prediction: boolean;
  /** It asks for what no law tells. */
  beyondLaw: boolean;
  /** References of the question that were found, do not exist, are not loaded. */
  found: number;
  nonexistent: number;
  unavailable: number;
  /** Norms that it names: those of the corpus, and those that the corpus does not know. */
  knownNorms: number;
  unknownNorms: number;
  /** Confidence of the best source found by search. */
  topConfidence: number;
  /** Words of meaning that the question has besides its references. */
  saidWords: number;
  /** The best evidence stands outside the domain that was asked, and is clearly better. */
  outsideDomain?: boolean;
}

/** Words besides a reference from which a question asks more than that reference. */
const ownQuestionWords = 3;
/** Words of meaning from which a message tells a story, in which a norm is only mentioned. */
const storyWords = 25;

/** Decides whether an answer has ground to stand on, before anything is answered. */
export function decideGrounding(evidence: GroundingEvidence): RetrievalDecision {
  if (evidence.found > 0) return 'grounded';
  if (evidence.nonexistent > 0) return 'nonexistent-reference';
  if (evidence.foreignLaw) return 'foreign-law';
  if (evidence.prediction) return 'prediction';
  if (evidence.beyondLaw) return 'beyond-law';
  const asksOfUnknown = evidence.unknownNorms > 0 && evidence.knownNorms === 0 && evidence.saidWords < storyWords;
  // What such a norm says, other articles cannot answer.
  if (asksOfUnknown) return 'source-unavailable';
  const asksMore = evidence.saidWords >= ownQuestionWords;
  if (evidence.unavailable > 0 && !asksMore) return 'source-unavailable';
  if (evidence.outsideDomain) return 'no-match';
  if (evidence.saidWords > 0 && evidence.topConfidence >= groundingWeights.threshold) return 'grounded';
  if (evidence.unavailable > 0) return 'source-unavailable';
  return evidence.saidWords > 0 && evidence.topConfidence >= groundingWeights.askFrom ? 'unclear' : 'no-match';
}
