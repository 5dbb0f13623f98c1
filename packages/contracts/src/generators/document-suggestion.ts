import { z } from 'zod';
import { articleKeysSchema, markSchema, quoteSchema } from './finding.ts';
import { matterReadingSchema } from './matter-reading.ts';
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
  /** Who has to prove it; null where only the guide says that it is to be proved. */
  burden: z.string().nullable().default(null),
  documents: z.array(suggestedDocumentSchema),
});

export const documentSuggestionSchema = z.object({
  matter: z.string().nullable(),
  /** Null where no guide has ground; results kept from before have none. */
  reading: matterReadingSchema.nullable().default(null),
  partyRole: z.enum(partyRoles),
  elements: z.array(elementToProveSchema),
  notes: z.array(z.string()),
});
export type DocumentSuggestion = z.infer<typeof documentSuggestionSchema>;
