import { z } from 'zod';
import { marks } from './marks.ts';

export const markSchema = z.enum(marks);

/** Keys of articles that a statement rests on: `ccyc:1757`, `ldc:37`. Each exists in the corpus. */
export const articleKeysSchema = z.array(z.string());

/** Words of the text that was sent, letter for letter (a quotation that is not in it is never given), or null. */
export const quoteSchema = z.string().nullable();

/** On which page of a long file the quotation stands, from 1; left out of a text that came without pages. */
export const pageField = {
  page: z.number().int().positive().optional(),
  /** The text of that page was recognised in a picture, and may have errors. */
  fromImage: z.literal(true).optional(),
};

/** One thing looked for in a text. */
export const findingSchema = z.object({
  mark: markSchema,
  /** What was found or inferred; null where there is nothing to say yet. */
  text: z.string().nullable(),
  quote: quoteSchema,
  articles: articleKeysSchema,
  /** What to look at, or why it could not be told; always there for `to-judge` and `absent`. */
  note: z.string().nullable(),
  ...pageField,
});
export type Finding = z.infer<typeof findingSchema>;
