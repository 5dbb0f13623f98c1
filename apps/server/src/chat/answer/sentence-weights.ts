import type { SentenceFeature } from './sentence-features.ts';

/**
 * What makes a sentence the answer, from `node scripts/run-command.mjs fit-answers`, which fits them on the odd questions of
 * `bench/answers/answering.tsv` and shows the even ones. Nothing here knows a question.
 */
export const sentenceWeights: Readonly<Record<SentenceFeature, number>> = {
  share: 2.68,
  precision: 0.82,
  source: 4.28,
  rank: -3.39,
  lead: 0.95,
  opens: 2,
  opensNarrow: 0.23,
  follows: 0.41,
  leadOpens: 0.63,
  leadFollows: 0.45,
  toldBrief: 0.5,
  guide: -0.64,
  citesFirst: 1.08,
  goesOn: 0.03,
  length: 0.5,
  sectionAsked: 1.13,
  sectionPlazos: -0.23,
  sectionCondiciones: -0.35,
  sectionEfectos: -0.23,
  sectionRights: -0.67,
  sectionPractical: -1.84,
  statedAnswer: 0.58,
  statedOther: -0.23,
  formHowLong: 1.41,
  formHowMuch: 1.14,
  formSinceWhen: 1.25,
  formWho: 1.41,
  formConsequence: 1.21,
  formRequirements: 1.1,
  formYesNo: 1.18,
  formHow: 1.15,
  formWhere: 1.16,
  figureUnasked: -0.04,
  met: 2.01,
  contradicted: -12.5,
  outside: -7.5,
  role: 0.75,
  otherRole: -2,
  otherRegime: -2.69,
  otherNorm: -2.5,
};
/** What the sentence for the measure that was told is worth above the others that share the measure with it. */
export const withinWorth = 0.1;
