import type { ModelId } from '../models.ts';
import { defaultModelId } from '../models.ts';

/** The lawyer's tools (specification 4, 5 and 7.5), apart from the schemas: screens need the names at once, before any validator. */
export const useCases = [
  'legalConsultation',
  'jurisprudenceSearch',
  'documentDrafting',
  'documentSuggestion',
  'sentenceAnalysis',
  'witnessPreparation',
  'opponentStrategy',
  'knowledgeAssessment',
  'contractAnalysis',
] as const;
export type UseCase = (typeof useCases)[number];
export const defaultUseCase: UseCase = 'legalConsultation';

/** Those that POST /QuestionGenerator/generate answers; jurisprudenceSearch and documentDrafting have calls of their own. */
export const questionUseCases = [
  'legalConsultation',
  'documentSuggestion',
  'sentenceAnalysis',
  'witnessPreparation',
  'opponentStrategy',
  'knowledgeAssessment',
  'contractAnalysis',
] as const satisfies readonly UseCase[];
export type QuestionUseCase = (typeof questionUseCases)[number];

export const useCaseLabels: Record<UseCase, string> = {
  legalConsultation: 'Consulta legal',
  jurisprudenceSearch: 'Jurisprudencia',
  documentDrafting: 'Redacción de documentos',
  documentSuggestion: 'Sugerencia de documentos',
  sentenceAnalysis: 'Análisis de sentencia',
  witnessPreparation: 'Preparación de testigos',
  opponentStrategy: 'Estrategia del oponente',
  knowledgeAssessment: 'Evaluación de conocimientos',
  contractAnalysis: 'Análisis de contrato',
};

/** Options of the panel (specification 2.10). */
export const generationOptions = ['country', 'model', 'partyRole', 'numberOfQuestions', 'includeResponses'] as const;
export type GenerationOption = (typeof generationOptions)[number];

const enabledFor: Record<GenerationOption, readonly UseCase[]> = {
  country: ['legalConsultation'],
  model: ['legalConsultation'],
  partyRole: ['witnessPreparation', 'opponentStrategy', 'documentSuggestion'],
  includeResponses: ['witnessPreparation', 'opponentStrategy', 'contractAnalysis', 'knowledgeAssessment'],
  // Specification 5: always disabled; the call itself takes 3, 5 or 10.
  numberOfQuestions: [],
};

/** Whether the panel lets a person change `option` for `useCase` (specification 5, "Options panel enablement"). */
export function isOptionEnabled(useCase: UseCase, option: GenerationOption): boolean {
  return enabledFor[option].includes(useCase);
}

export const countries = ['argentina', 'usa', 'ecuador', 'colombia'] as const;
export type Country = (typeof countries)[number];
export const countryLabels: Record<Country, string> = {
  argentina: 'Argentina',
  usa: 'USA',
  ecuador: 'Ecuador',
  colombia: 'Colombia',
};

export const partyRoles = ['plaintiff', 'defendant'] as const;
export type PartyRole = (typeof partyRoles)[number];
export const partyRoleLabels: Record<PartyRole, string> = { plaintiff: 'Parte actora', defendant: 'Parte demandada' };

export const questionCounts = [3, 5, 10] as const;
export type QuestionCount = (typeof questionCounts)[number];

/** What a request without these fields means. */
export const generationDefaults: {
  country: Country;
  model: ModelId;
  partyRole: PartyRole;
  numberOfQuestions: QuestionCount;
  includeResponses: boolean;
} = {
  country: 'argentina',
  model: defaultModelId,
  partyRole: 'plaintiff',
  numberOfQuestions: 5,
  includeResponses: true,
};

/** Bounds of the text, in characters after trimming (specification 5 and 9). */
export const generationTextBounds = { minCharacters: 20, maxCharacters: 30_000 } as const;
/** A text that comes from a file or the vault may be as long as a file of 400 pages, where a paper is read and not written. */
export const generationFileMaxCharacters = 1_200_000;
export const fileUseCases: readonly string[] = ['sentenceAnalysis', 'contractAnalysis'];
export const generationTextMessage = 'Debe ingresar un texto entre 20 y 30.000 caracteres.';
