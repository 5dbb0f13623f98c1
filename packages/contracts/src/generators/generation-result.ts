import { z } from 'zod';
import { citationSchema } from '../chat.ts';
import { messages } from '../messages.ts';
import { sourceSchema } from '../sources.ts';
import { contractAnalysisSchema } from './contract-analysis.ts';
import { documentSuggestionSchema } from './document-suggestion.ts';
import { jurisprudenceSearchSchema } from './jurisprudence.ts';
import { legalConsultationSchema } from './legal-consultation.ts';
import { opponentStrategySchema } from './opponent-strategy.ts';
import { questionSetSchema } from './question-set.ts';
import { sentenceAnalysisSchema } from './sentence-analysis.ts';

/** A legal reference of the result, as the chat's; its place is in the structure. */
export const generationCitationSchema = citationSchema.omit({ start: true, end: true });
export type GenerationCitation = z.infer<typeof generationCitationSchema>;

const commonFields = {
  /** What the model tag shows: the model's id or "Motor local". */
  engine: z.string(),
  /** Something to tell the person about how the result was made, such as that the model's part was left out; else null. */
  notice: z.string().nullable(),
  /** What the result stands on, every article that it names among them. */
  sources: z.array(sourceSchema),
  citations: z.array(generationCitationSchema),
  legalNotice: z.literal(messages.notLegalAdvice),
};

const resultOf = <U extends string, S extends z.ZodType>(useCase: U, structure: S) =>
  z.object({ useCase: z.literal(useCase), ...commonFields, structure });

/** Sent along with a correction, it lets the same text be read anew without a use. */
const corrected = { continuation: z.string() };

const legalConsultationResult = resultOf('legalConsultation', legalConsultationSchema);
const documentSuggestionResult = resultOf('documentSuggestion', documentSuggestionSchema).extend(corrected);
// Results of before rulings could be put right have none.
const sentenceAnalysisResult = resultOf('sentenceAnalysis', sentenceAnalysisSchema).extend({
  continuation: z.string().optional(),
});
const witnessPreparationResult = resultOf('witnessPreparation', questionSetSchema).extend(corrected);
const opponentStrategyResult = resultOf('opponentStrategy', opponentStrategySchema).extend(corrected);
const knowledgeAssessmentResult = resultOf('knowledgeAssessment', questionSetSchema).extend(corrected);
const contractAnalysisResult = resultOf('contractAnalysis', contractAnalysisSchema).extend(corrected);

/** Answer of POST /QuestionGenerator/generate, told apart by `useCase`. */
export const questionGenerationResultSchema = z.discriminatedUnion('useCase', [
  legalConsultationResult,
  documentSuggestionResult,
  sentenceAnalysisResult,
  witnessPreparationResult,
  opponentStrategyResult,
  knowledgeAssessmentResult,
  contractAnalysisResult,
]);
export type QuestionGenerationResult = z.infer<typeof questionGenerationResultSchema>;

/** Answer of POST /JurisprudenceGenerator/generate. */
export const jurisprudenceGenerationResultSchema = resultOf('jurisprudenceSearch', jurisprudenceSearchSchema);
export type JurisprudenceGenerationResult = z.infer<typeof jurisprudenceGenerationResultSchema>;

export type GenerationResult = QuestionGenerationResult | JurisprudenceGenerationResult;
