import { z } from 'zod';
import { articleKeysSchema, markSchema, quoteSchema } from './finding.ts';
import { partyRoles } from './use-cases.ts';

export const suggestedDocumentSchema = z.object({
  name: z.string(),
  why: z.string(),
  /** Null where neither the guides nor the law say. */
  whereToGet: z.string().nullable(),
  /** Whether the text speaks of it; then `quote` shows where. */
  namedInText: z.boolean(),
  quote: quoteSchema,
  articles: articleKeysSchema,
});
export type SuggestedDocument = z.infer<typeof suggestedDocumentSchema>;

/** One thing to prove, with what proves it. */
export const elementToProveSchema = z.object({
  element: z.string(),
  /** Whether the text speaks of the element; `quote` shows where. */
  mark: markSchema,
  quote: quoteSchema,
  articles: articleKeysSchema,
  documents: z.array(suggestedDocumentSchema),
});

export const documentSuggestionSchema = z.object({
  matter: z.string().nullable(),
  partyRole: z.enum(partyRoles),
  elements: z.array(elementToProveSchema),
  notes: z.array(z.string()),
});
export type DocumentSuggestion = z.infer<typeof documentSuggestionSchema>;
