import { z } from 'zod';

/** A kind of case by its guide. */
export const matterKindSchema = z.object({ guideTitle: z.string(), situation: z.string() });

/** What a text was taken for and which of its facts are taken as disputed, so that a person can put both right. */
export const matterReadingSchema = z.object({
  kind: matterKindSchema,
  /** Kinds that fit nearly as well. */
  others: z.array(matterKindSchema),
  /** Each with the words of the text that it was read from. */
  facts: z.array(z.object({ id: z.string(), fact: z.string(), quote: z.string() })),
});
export type MatterReading = z.infer<typeof matterReadingSchema>;
