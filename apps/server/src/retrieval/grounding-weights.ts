import type { GroundingFeature } from './grounding-features.ts';

/**
 * Weights of the decision to answer: a logistic regression fitted by `node scripts/run-command.mjs fit-grounding --corpus DIR`
 * over the official text, which prints them. `threshold` is where an answer is grounded, chosen from its cross-validation.
 */
export const groundingWeights: {
  intercept: number;
  threshold: number;
  features: Readonly<Record<GroundingFeature, number>>;
} = {
  intercept: -2.57,
  threshold: 0.4,
  features: {
    fewWords: -0.295,
    manyWords: 2.14,
    shortHeaded: 0.325,
    rareWords: -0.07,
    unknownWords: -0.33,
    impliedWords: 0.065,
    termsOfArt: 0.705,
    headed: 0.215,
    layWords: -0.105,
    layKnown: 0.155,
    legalWords: 0.95,
    otherMatter: -0.83,
    otherLaw: -0.315,
    otherIntent: -0.45,
    crossBorder: -0.105,
    personal: 0.4,
    normative: 0.615,
    grievance: 0.67,
    chore: -0.355,
    lookup: -1.365,
    trivia: -1.005,
    craft: -1.45,
    toAssistant: -0.5,
    local: -0.61,
    bm25: 0.075,
    coverage: 0.175,
    aboutness: 0.675,
    missed: -0.12,
    shortAbout: 0.75,
    mass: 1.575,
    layPhrase: 0.335,
    headingPrecision: 0.195,
    headingCoverage: 0.5,
    pairs: 0.69,
    compounds: 0.225,
    guide: 0.17,
    agreement: 0.315,
  },
};
