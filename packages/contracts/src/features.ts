import { useCaseLabels, useCases } from './generators/use-cases.ts';

/** What a person uses, as the usage history tells it; apart from the schemas, for screens need the names at once. */

/** Each time takes one use of the plan. The lawyer's tools go by the name of their use case. */
export const countedFeatures = [
  'chat',
  ...useCases,
  'caseEvaluation',
  'documentUpload',
  'pleadingReview',
  'writingTransformation',
] as const;
export type CountedFeature = (typeof countedFeatures)[number];

/** These are counted, and take no use. */
export const freeFeatures = ['rulingSearch', 'citationCheck', 'documentQuestion'] as const;
export type FreeFeature = (typeof freeFeatures)[number];

export const features = [...countedFeatures, ...freeFeatures] as const;
export type Feature = (typeof features)[number];

export const featureNames: Record<Feature, string> = {
  ...useCaseLabels,
  // As the search for rulings is called so as well.
  jurisprudenceSearch: 'Jurisprudencia sobre un texto',
  chat: 'Chat legal',
  caseEvaluation: 'Evaluación de caso',
  documentUpload: 'Subida a la bóveda',
  // Of a long file; what is pasted takes no use.
  pleadingReview: 'Revisión de un escrito extenso',
  writingTransformation: 'Transformación de texto',
  rulingSearch: 'Búsqueda de jurisprudencia',
  citationCheck: 'Verificación de citas',
  documentQuestion: 'Preguntas a la bóveda',
};

/** Whether each time takes a use of the plan. */
export function isCounted(feature: Feature): feature is CountedFeature {
  return (countedFeatures as readonly Feature[]).includes(feature);
}
