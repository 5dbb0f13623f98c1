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
  intercept: -6.515,
  threshold: 0.38,
  askFrom: 0.3,
  features: {
    fewWords: 0.395,
    manyWords: 2.8,
    shortHeaded: 1.045,
    rareWords: -0.025,
    unknownWords: 0.2,
    impliedWords: -0.3,
    termsOfArt: 0.53,
    headed: -0.02,
    layWords: 0.2,
    layKnown: 1.32,
    legalWords: 0.88,
    otherMatter: -0.55,
    otherLaw: -1.545,
    otherIntent: -0.61,
    crossBorder: -0.585,
    personal: 0.41,
    normative: 0.315,
    grievance: 0.9,
    chore: -0.505,
    lookup: -1.915,
    trivia: -1.675,
    craft: -2.085,
    toAssistant: -0.575,
    local: -1.34,
    bm25: 0.53,
    coverage: 0.36,
    aboutness: 0.46,
    missed: -0.15,
    shortAbout: 0.855,
    mass: 2.555,
    layPhrase: 1.425,
    headingPrecision: 0.56,
    headingCoverage: 0.3,
    pairs: 0.58,
    compounds: 0.195,
    guide: 0.57,
    agreement: 0.8,
    associated: 0.63,
    associatedSurely: 0.555,
    associatedBest: 1.075,
  },
};
