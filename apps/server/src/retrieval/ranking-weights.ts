/**
 * Numbers that decide the order of sources. The weights of evidence come from `node scripts/run-command.mjs fit-ranking
 * --corpus DIR`, which fits them on half of `bench/questions` and shows the other half. Nothing here knows a question.
 */

/** Changes whenever an index entry would be built differently from the same source: an older index is built anew. */
export const indexFormat = 8;

/** How often a field's words stand in the searched text: the field weights of BM25F. */
export const fieldRepetitions = { heading: 3, norm: 1, path: 1, text: 1, editorial: 1, lay: 1 } as const;

/** Candidates taken from the index by words, among other domains, among rulings, by meaning, and by learned association. */
export const candidateLimits = { words: 150, elsewhere: 60, rulings: 20, vectors: 60, associated: 20 } as const;

/** Share that a word implied by what was said counts. */
export const impliedShare = 0.45;
/** Share that a number ("dos meses") counts. */
export const numberShare = 0.35;
/** Most words of a long message that are searched: the rarest ones. */
export const maxQueryTerms = 28;

/** Field weights of the exact BM25F of re-ranking. */
export const fieldWeights = { heading: 2.6, norm: 0.8, path: 0.7, text: 1, editorial: 0.6, lay: 1.2 } as const;
/** Shape of BM25: how soon repetition stops counting, and how much a long field pays. */
export const bm25Shape = { saturation: 0.9, lengthNormalization: 0.65 } as const;

/** Weights of the evidence that orders candidates (see `rerank.ts` for what each measures, all 0–1). */
export const evidenceWeights = {
  bm25: 3.91,
  coverage: 3.24,
  headingCoverage: 1.74,
  headingPrecision: 0.27,
  layPhrase: 5.01,
  echo: 0.65,
  pairs: 1.03,
  compounds: -0.03,
  path: 2.41,
  normTitle: 4.55,
  guide: 1.44,
  neighbours: 0.57,
  cluster: 0.47,
  normShare: -0.91,
  association: 7.33,
  associationChance: 4.93,
  guideChance: 2.34,
  relatedChance: 2.63,
  unnoted: 1.63,
  central: 0.42,
  normNamed: 3.8,
  crossBorder: 4.36,
  amendingNorm: -1.21,
} as const;
export type Evidence = keyof typeof evidenceWeights;

/** How much of a guide's score its first, second... article takes. */
export const guideDecay = 0.8;

/** What `fit-ranking` searches: all that orders the candidates of a question by numbers. */
export interface RankingWeights {
  evidence: Readonly<Record<Evidence, number>>;
  fields: Readonly<Record<keyof typeof fieldWeights, number>>;
  bm25: Readonly<Record<keyof typeof bm25Shape, number>>;
  guideDecay: number;
}
export const rankingWeights: RankingWeights = {
  evidence: evidenceWeights,
  fields: fieldWeights,
  bm25: bm25Shape,
  guideDecay,
};

/** Laws whose articles mostly replace articles of other laws: those other laws hold the text in force. */
export const amendingNorms: ReadonlySet<string> = new Set([
  'dnu-70-2023',
  'ley-27742',
  'ley-27551',
  'ley-27737',
  'ley-27802',
]);

/** How general a norm is: the codes and laws that are opened first, against those that rule one corner. */
export const centralNorms: Readonly<Record<string, number>> = {
  ccyc: 1,
  ldc: 1,
  cp: 1,
  lct: 1,
  cn: 0.7,
  cpccn: 0.5,
  lgs: 0.5,
};

/** `softness`: score by which a candidate counts e times less; `reach`: articles over which it counts for another. */
export const clusterShape = { softness: 2.4, reach: 12 } as const;

/** Where private international law stands. */
export const crossBorderLaw = { norm: 'ccyc', first: 2594, last: 2671 } as const;

/** How fast a source's own score falls as its evidence falls behind the best one's. */
export const relevanceShape = { steepness: 1.5 } as const;

/** A source outside the asked domain is clearly better from so many times the score of the best one inside. */
export const outsideDomainShape = { clearlyBetter: 1.15 } as const;

/** Weights of the two lists that rank fusion joins where vectors exist. */
export const fusionWeights = { words: 1, vectors: 0.8 } as const;
