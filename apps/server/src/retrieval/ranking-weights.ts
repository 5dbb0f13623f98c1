/**
 * Numbers that decide the order of sources. They were found by search over half of `bench/questions` and checked on the
 * other half. Nothing here knows a question.
 */

/** Changes whenever an index entry would be built differently from the same source: an older index is built anew. */
export const indexFormat = 2;

/** How often a field's words stand in the searched text: the field weights of BM25F. */
export const fieldRepetitions = { heading: 3, norm: 1, path: 1, text: 1, editorial: 1, lay: 1 } as const;

/** Candidates taken from the index by words, by meaning, and among rulings. */
export const candidateLimits = { words: 150, rulings: 20, vectors: 60 } as const;

/** Share that a word implied by what was said counts. */
export const impliedShare = 0.45;
/** Share that a number ("dos meses") counts. */
export const numberShare = 0.35;
/** Most words of a long message that are searched: the rarest ones. */
export const mostQueryTerms = 28;

/** Field weights of the exact BM25F of re-ranking. */
export const fieldWeights = { heading: 2.6, norm: 0.8, path: 0.7, text: 1, editorial: 0.6, lay: 1.2 } as const;
/** Shape of BM25: how soon repetition stops counting, and how much a long field pays. */
export const bm25Shape = { saturation: 0.9, lengthNormalization: 0.65 } as const;

/** Weights of the evidence that orders candidates (see `rerank.ts` for what each measures, all 0–1). */
export const evidenceWeights = {
  bm25: 5.9,
  coverage: 4,
  headingCoverage: 2.4,
  headingPrecision: 1.7,
  layPhrase: 2.8,
  pairs: 1.8,
  compounds: 0.9,
  path: 1.6,
  normTitle: 1.7,
  guide: 2,
  neighbours: 1.9,
  normNamed: 3.8,
  crossBorder: 3,
  amendingNorm: -1.1,
} as const;
export type Evidence = keyof typeof evidenceWeights;

/** How much of a guide's score its first, second... article takes. */
export const guideDecay = 0.8;

/** Laws whose articles mostly replace articles of other laws: those other laws hold the text in force. */
export const amendingNorms: ReadonlySet<string> = new Set([
  'dnu-70-2023',
  'ley-27742',
  'ley-27551',
  'ley-27737',
  'ley-27802',
]);

/** Where private international law stands. */
export const crossBorderLaw = { norm: 'ccyc', first: 2594, last: 2671 } as const;

/**
 * Logistic calibration of a candidate into 0–1. `score` is per ten points; the signs of the question's matter
 * (`recognizeMatter`) count the same for all its candidates. `threshold` is where an answer is grounded.
 */
export const calibration = {
  intercept: -1.3,
  score: 2.38,
  coverage: 1.26,
  layPhrase: 1.39,
  headingPrecision: 0.18,
  mass: 1.52,
  fewWords: -1.85,
  rareWords: -1.16,
  legal: 1.91,
  personal: 1.29,
  otherMatter: -3.49,
  otherLaw: -2.84,
  otherIntent: -3.03,
  threshold: 0.55,
} as const;

/** Weights of the two lists that rank fusion joins where vectors exist. */
export const fusionWeights = { words: 1, vectors: 0.8 } as const;
