import type { SentenceFeature } from './sentence-features.ts';

/**
 * What makes a sentence the answer, from `node scripts/run-command.mjs fit-answers`, which fits them on the odd questions of
 * `bench/answers/answering.tsv` and shows the even ones. Nothing here knows a question.
 */
export const sentenceWeights: Readonly<Record<SentenceFeature, number>> = {
  share: 2.74,
  precision: 0.81,
  source: 5.5,
  rank: -3.95,
  lead: 1.08,
  opens: 2.49,
  opensNarrow: -0.45,
  follows: 0.53,
  leadOpens: 0.26,
  leadFollows: 0.71,
  toldBrief: 0.5,
  guide: -0.92,
  citesFirst: 1.71,
  goesOn: 0,
  length: 0.84,
  sectionAsked: 1.24,
  sectionPlazos: -0.36,
  sectionCondiciones: -0.4,
  sectionEfectos: -0.29,
  sectionRights: -0.99,
  sectionPractical: -1.89,
  statedAnswer: 0.44,
  statedOther: -0.32,
  formHowLong: 1.38,
  formHowMuch: 0.97,
  figureMissing: -0.72,
  timeToClaim: 1.5,
  timeStopped: -0.76,
  formSinceWhen: 1.25,
  formWho: 1.57,
  formConsequence: 1.18,
  formRequirements: 0.98,
  formYesNo: 1.17,
  formHow: 1.1,
  formWhere: 1.09,
  figureUnasked: -0.03,
  met: 2.01,
  contradicted: -12.5,
  outside: -7.5,
  role: 0.75,
  otherRole: -2,
  otherRegime: -2.48,
  otherNorm: -2.5,
};
/** What the sentence for the measure that was told is worth above the others that share the measure with it. */
export const withinWorth = 0.1;
