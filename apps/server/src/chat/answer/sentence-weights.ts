import type { SentenceFeature } from './sentence-features.ts';

/**
 * What makes a sentence the answer, from `node scripts/run-command.mjs fit-answers`, which fits them on the odd questions of
 * `bench/answers/answering.tsv` and shows the even ones. Nothing here knows a question.
 */
export const sentenceWeights: Readonly<Record<SentenceFeature, number>> = {
  share: 1,
  precision: 0.3,
  source: 1,
  rank: -1,
  lead: 0.3,
  opens: 0.25,
  follows: 0.08,
  leadOpens: 0.3,
  leadFollows: 0,
  toldBrief: 0.2,
  guide: 0,
  citesFirst: 0,
  goesOn: 0,
  length: 0,
  sectionAsked: 0.3,
  sectionPlazos: 0,
  sectionCondiciones: 0,
  sectionEfectos: 0,
  sectionRights: 0,
  sectionPractical: -0.7,
  statedAnswer: 0.3,
  statedOther: 0,
  formHowLong: 0.5,
  formHowMuch: 0.5,
  formSinceWhen: 0.5,
  formWho: 0.5,
  formConsequence: 0.5,
  formRequirements: 0.5,
  formYesNo: 0.5,
  formHow: 0.5,
  formWhere: 0.5,
  figureUnasked: 0,
  met: 0.8,
  contradicted: -5,
  outside: -3,
  role: 0.3,
  otherRole: -0.8,
  otherRegime: -1.2,
  otherNorm: -1,
};
/** What the sentence for the measure that was told is worth above the others that share the measure with it. */
export const withinWorth = 0.1;
