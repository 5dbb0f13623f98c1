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
  intercept: -4.55,
  threshold: 0.38,
  askFrom: 0.3,
  features: {
    fewWords: 0.395,
    manyWords: 3.32,
    shortHeaded: 0.335,
    rareWords: -0.025,
    unknownWords: -0.59,
    impliedWords: 0.195,
    termsOfArt: 1.265,
    headed: 0.525,
    layWords: -0.385,
    layKnown: 0.22,
    legalWords: 1.14,
    otherMatter: -1.045,
    otherLaw: -0.715,
    otherIntent: -0.715,
    crossBorder: -0.285,
    personal: 0.11,
    normative: 0.635,
    grievance: 1.04,
    chore: -0.495,
    lookup: -2.005,
    trivia: -1.78,
    craft: -1.97,
    toAssistant: -0.695,
    local: -0.835,
    bm25: 0.26,
    coverage: 0.17,
    aboutness: 0.34,
    missed: 0.205,
    shortAbout: 1.26,
    mass: 2.415,
    layPhrase: 0.07,
    headingPrecision: 0.36,
    headingCoverage: 0.635,
    pairs: 0.97,
    compounds: -0.2,
    guide: 0.945,
    agreement: 0.55,
    associated: 0.325,
    associatedSurely: 0.72,
    associatedBest: 0.145,
  },
};
