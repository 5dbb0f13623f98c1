import { z } from 'zod';
import { knownDataSchema } from './anonymization.ts';
import { assistantModelIds, searchConfigDefaults } from './jurisprudence-limits.ts';
import {
  customCommandMaxCharacters,
  factKinds,
  transformationCommands,
  transformationMessages,
  transformationTextMaxCharacters,
} from './transformation-rules.ts';

const { emptyCommand, emptyText, longCommand, longText, oneCommand, unknownCommand, unknownModel } =
  transformationMessages;

/**
 * POST /api/writing/transform, for signed-in users; one use. The text is not trimmed, so that the offsets of the answer are
 * those of the text as it was sent. The model is forced back where the role may not choose it.
 */
export const transformationRequestSchema = z
  .object({
    text: z
      .string(emptyText)
      .max(transformationTextMaxCharacters, longText)
      .refine((text) => text.trim() !== '', emptyText),
    /** A quick command; either this or `customCommand`. */
    commandId: z.enum(transformationCommands, unknownCommand).optional(),
    /** A wish in the person's own words. */
    customCommand: z
      .string(emptyCommand)
      .trim()
      .min(1, emptyCommand)
      .max(customCommandMaxCharacters, longCommand)
      .optional(),
    model: z.enum(assistantModelIds, unknownModel).default(searchConfigDefaults.model),
    /** That the browser has taken the personal data out; left out, the server does it, and offsets are those of the text. */
    isAnonymized: z.boolean().default(false),
    /** What the server has to take out besides what it finds. */
    known: knownDataSchema.optional(),
    /** The person was told that the text could not be anonymized and said yes to sending it as it is. */
    acceptsOriginal: z.boolean().default(false),
  })
  .refine(({ commandId, customCommand }) => commandId !== undefined || customCommand !== undefined, {
    message: emptyCommand,
    path: ['customCommand'],
  })
  .refine(({ commandId, customCommand }) => commandId === undefined || customCommand === undefined, {
    message: oneCommand,
    path: ['customCommand'],
  });
export type TransformationRequest = z.infer<typeof transformationRequestSchema>;
export type TransformationRequestInput = z.input<typeof transformationRequestSchema>;

/** A fact as the words have it: "10/03/2026", "art. 245 LCT". */
const factSchema = z.object({ kind: z.enum(factKinds), text: z.string() });
export type Fact = z.infer<typeof factSchema>;

/** One sentence in a new wording. Those of one answer do not overlap: they can be applied one by one, in any order. */
export const transformationSuggestionSchema = z.object({
  /** The same for the same place and wording. */
  id: z.string(),
  /** `text.slice(start, end)` of the sent text. */
  originalText: z.string(),
  transformedText: z.string(),
  /** UTF-16 offsets in the sent text. */
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** What was changed and why, in short. */
  reason: z.string(),
  /** What the new wording would lose. */
  lost: z.array(factSchema),
  /** What the new wording says and the original does not. */
  added: z.array(factSchema),
  /** It loses or adds something: never to be applied without the person seeing what. */
  flagged: z.boolean(),
});
export type TransformationSuggestion = z.infer<typeof transformationSuggestionSchema>;

export const transformationResponseSchema = z.object({
  /** In the text's order; only sentences that change. */
  suggestions: z.array(transformationSuggestionSchema),
  /** What the model tag shows: 'Motor local', or the model in force. */
  engine: z.string(),
  /** What the person should know, such as that no model is configured; null where there is nothing to say. */
  notice: z.string().nullable(),
});
export type TransformationResponse = z.infer<typeof transformationResponseSchema>;
