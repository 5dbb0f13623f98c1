import type { GroundingFeature } from './grounding-features.ts';

/**
 * Weights of the decision to answer: a logistic regression fitted by `node scripts/run-command.mjs fit-grounding --corpus DIR`
 * over the official text, which prints them. `threshold` is where an answer is grounded, chosen from its cross-validation;
 * from `askFrom` up to it the person is asked which of the nearest topics they mean.
 */
export const groundingWeights: {
  intercept: number;
  threshold: number;
  askFrom: number;
  features: Readonly<Record<GroundingFeature, number>>;
} = {
  intercept: -6.37,
  threshold: 0.38,
  askFrom: 0.3,
  features: {
    fewWords: 0.305,
    manyWords: 2.885,
    shortHeaded: 0.96,
    rareWords: -0.16,
    unknownWords: 0.255,
    impliedWords: -0.25,
    termsOfArt: 0.595,
    headed: -0.035,
    layWords: 0.57,
    layKnown: 0.855,
    legalWords: 0.855,
    otherMatter: -0.545,
    otherLaw: -1.475,
    otherIntent: -0.655,
    crossBorder: -0.61,
    personal: 0.335,
    normative: 0.285,
    grievance: 0.905,
    chore: -0.485,
    lookup: -1.925,
    trivia: -1.665,
    craft: -2.08,
    toAssistant: -0.71,
    local: -1.23,
    bm25: 0.53,
    coverage: -0.125,
    aboutness: 0.645,
    missed: -0.515,
    shortAbout: 0.92,
    mass: 2.64,
    layPhrase: 0.82,
    headingPrecision: 0.335,
    headingCoverage: 0.39,
    pairs: 0.595,
    compounds: 0.27,
    guide: 0.67,
    agreement: 0.755,
    associated: 0.625,
    associatedSurely: 0.88,
    associatedBest: 0.57,
  },
};
