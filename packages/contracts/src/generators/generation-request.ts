import { z } from 'zod';
import { modelIds } from '../models.ts';
import { pleadingPurposes } from '../pleading-terms.ts';
import { contractKinds, contractPurposes, contractSides } from './contract-terms.ts';
import { rulingInstances, rulingProcedures, rulingSides } from './sentence-terms.ts';
import {
  countries,
  fileUseCases,
  generationDefaults,
  generationFileMaxCharacters,
  generationTextBounds,
  generationTextMessage,
  partyRoles,
  questionCounts,
  questionUseCases,
} from './use-cases.ts';

export const generationTextSchema = z
  .string(generationTextMessage)
  .trim()
  .min(generationTextBounds.minCharacters, generationTextMessage)
  .max(generationTextBounds.maxCharacters, generationTextMessage);

/** What a person says that a ruling or a contract is, where it was read otherwise; all that depends on it is read anew. */
export const paperReadingFields = {
  /** contractAnalysis: what kind of contract. */
  contractKind: z.enum(contractKinds).optional(),
  /** … why it was contracted, and from which side it is read. */
  contractPurpose: z.enum(contractPurposes).optional(),
  contractSide: z.enum(contractSides).optional(),
  /** sentenceAnalysis: of which instance, and by which procedural law. */
  instance: z.enum(rulingInstances).exclude(['unknown']).optional(),
  procedure: z.enum(rulingProcedures).exclude(['unknown']).optional(),
  /** … what the suit is about, and whose side the reader is on. */
  matter: z.enum(pleadingPurposes).optional(),
  rulingSide: z.enum(rulingSides).optional(),
};

/**
 * What every generation call carries. An option that its use case does not have is ignored (specification 4 and 5): the model and the
 * country count only in legalConsultation.
 */
const commonFields = {
  text: generationTextSchema,
  /** That the browser has taken the personal data out. */
  isAnonymized: z.boolean().default(false),
  /** The person was told that anonymization failed and said yes to sending the original. */
  acceptsOriginal: z.boolean().default(false),
};

/** POST /QuestionGenerator/generate */
export const questionGenerationRequestSchema = z
  .object({
    useCase: z.enum(questionUseCases),
    ...commonFields,
    text: z
      .string(generationTextMessage)
      .trim()
      .min(generationTextBounds.minCharacters, generationTextMessage)
      .max(generationFileMaxCharacters, generationTextMessage),
    /** The text was read from a file or from the vault, and not typed: a ruling or a contract may then be longer. */
    fromFile: z.boolean().default(false),
    country: z.enum(countries).default(generationDefaults.country),
    model: z.enum(modelIds).default(generationDefaults.model),
    partyRole: z.enum(partyRoles).default(generationDefaults.partyRole),
    numberOfQuestions: z.literal(questionCounts).default(generationDefaults.numberOfQuestions),
    includeResponses: z.boolean().default(generationDefaults.includeResponses),
    ...paperReadingFields,
    /** What the person put right of the matter: the title of the guide that it is, and ids of facts that are not in dispute. */
    matterChoice: z.string().max(200).optional(),
    leftOut: z.array(z.string().max(80)).max(40).optional(),
    /** Of the result that is put right: with it the correction takes no use. */
    continuation: z.string().max(200).optional(),
  })
  .refine(
    ({ fromFile, text, useCase }) =>
      text.length <= generationTextBounds.maxCharacters || (fromFile && fileUseCases.includes(useCase)),
    { path: ['text'], message: generationTextMessage },
  );
export type QuestionGenerationRequest = z.infer<typeof questionGenerationRequestSchema>;
export type QuestionGenerationRequestInput = z.input<typeof questionGenerationRequestSchema>;

/** POST /JurisprudenceGenerator/generate */
export const jurisprudenceRequestSchema = z.object({
  useCase: z.literal('jurisprudenceSearch').default('jurisprudenceSearch'),
  ...commonFields,
  /** Most results returned. */
  maxResults: z.number().int().min(1).max(50).default(10),
});
export type JurisprudenceRequest = z.infer<typeof jurisprudenceRequestSchema>;
export type JurisprudenceRequestInput = z.input<typeof jurisprudenceRequestSchema>;
