import { fold } from '@foja/legal-text/fold';
import { recognizeMatter } from '@foja/legal-text/recognize-matter';
import type { Query } from './build-query.ts';
import { calibration } from './ranking-weights.ts';
import type { Scored } from './rerank.ts';
import type { RetrievalDecision } from './retrieval.ts';

const firstPerson = /\b(?:me|mi|mis|nos|nuestr[ao]s?)\b/;
/** Weight of matched words from which more makes no difference. */
const fullMass = 4;
/** Legal words from which more makes no difference. */
const fullLegalWords = 3;

/** How sure it is that a candidate answers one question: 0–1, the same scale for every question. */
export class ConfidenceScale {
  readonly #ofQuestion: number;
  readonly #saidWeight: number;

  constructor(question: string, query: Query) {
    const terms = query.terms;
    const signs = recognizeMatter(question, terms);
    this.#saidWeight = query.placeWeights.reduce((sum, weight) => sum + weight, 0);
    const words = Math.max(1, terms.length);
    this.#ofQuestion =
      calibration.intercept +
      calibration.fewWords / words +
      calibration.rareWords * (this.#saidWeight / words) +
      calibration.legal * Math.min(1, signs.legal / fullLegalWords) +
      (firstPerson.test(fold(question)) ? calibration.personal : 0) +
      calibration.otherMatter * Math.min(1, signs.other) +
      calibration.otherLaw * Math.min(1, signs.otherLaw) +
      (signs.otherIntent ? calibration.otherIntent : 0);
  }

  of({ score, coverage, evidence }: Pick<Scored, 'score' | 'coverage' | 'evidence'>): number {
    const logit =
      this.#ofQuestion +
      (calibration.score * score) / 10 +
      calibration.coverage * coverage +
      calibration.layPhrase * evidence.layPhrase +
      calibration.headingPrecision * evidence.headingPrecision +
      calibration.mass * Math.min(1, (coverage * this.#saidWeight) / fullMass);
    return 1 / (1 + Math.exp(-logit));
  }
}

export interface GroundingEvidence {
  foreignLaw: boolean;
  /** References of the question that were found, do not exist, are not loaded. */
  found: number;
  nonexistent: number;
  unavailable: number;
  /** Confidence of the best source found by search. */
  topConfidence: number;
  /** Words of meaning that the question has besides its references. */
  saidWords: number;
}

/** Words besides a reference from which a question asks more than that reference. */
const ownQuestionWords = 3;

/** Decides whether an answer has ground to stand on, before anything is answered. */
export function decideGrounding(evidence: GroundingEvidence): RetrievalDecision {
  if (evidence.found > 0) return 'grounded';
  if (evidence.nonexistent > 0) return 'nonexistent-reference';
  if (evidence.foreignLaw) return 'foreign-law';
  const asksMore = evidence.saidWords >= ownQuestionWords;
  if (evidence.unavailable > 0 && !asksMore) return 'source-unavailable';
  if (evidence.saidWords > 0 && evidence.topConfidence >= calibration.threshold) return 'grounded';
  return evidence.unavailable > 0 ? 'source-unavailable' : 'no-match';
}
