import { z } from 'zod';
import { citationCheckMaxCharacters, citationCheckMessages } from './citation-check-limits.ts';
import { pleadingForums, pleadingKinds, pleadingRoles, pleadingSides } from './pleading-terms.ts';

/** POST /api/pleadings/review. It uses no model and takes no use; the text is neither kept nor logged. */
export const pleadingReviewRequestSchema = z.object({
  text: z.string(citationCheckMessages.empty).refine((text) => text.trim() !== '', citationCheckMessages.empty),
  /** What the person put right: all that depends on it is read anew. */
  kind: z.enum(pleadingKinds).optional(),
  side: z.enum(pleadingSides).optional(),
  forum: z.enum(pleadingForums).optional(),
});
export type PleadingReviewRequest = z.infer<typeof pleadingReviewRequestSchema>;
export type PleadingReviewRequestInput = z.input<typeof pleadingReviewRequestSchema>;

/** Something read in the paper; its quote is the paper's own words but for runs of blanks, which are one space. */
const readSchema = z.object({ text: z.string(), quote: z.string().nullable() });

export const pleadingFindingSchema = z.object({
  /** Of the rule in `corpus/rules/pleadings.yaml`. */
  id: z.string(),
  title: z.string(),
  level: z.enum(['high', 'medium', 'low']),
  /** The words that show it; null where what is wrong is that something is missing. */
  quote: z.string().nullable(),
  /** What was looked for, why it matters, and how it is mended. */
  looksFor: z.string(),
  why: z.string(),
  mend: z.string(),
  articles: z.array(z.object({ key: z.string(), label: z.string() })),
});
export type PleadingFinding = z.infer<typeof pleadingFindingSchema>;

export const pleadingReviewSchema = z.object({
  kind: z.enum(pleadingKinds),
  kindQuote: z.string().nullable(),
  side: z.enum(pleadingSides),
  sideQuote: z.string().nullable(),
  forum: z.enum(pleadingForums),
  court: z.string().nullable(),
  /** ISO day of the paper. */
  date: z.iso.date().nullable(),
  parties: z.array(z.object({ name: z.string(), role: z.enum(pleadingRoles) })),
  amounts: z.array(z.object({ amount: z.number(), currency: z.enum(['ARS', 'USD']), for: z.string() })),
  petitum: z.array(z.string()),
  claims: z.array(z.string()),
  denials: z.array(z.string()),
  evidence: z.array(readSchema),
  federalQuestion: z.boolean(),
  findings: z.array(pleadingFindingSchema),
  /** How many checks were made: those of this kind of paper and court. */
  checks: z.number().int(),
});
export type PleadingReview = z.infer<typeof pleadingReviewSchema>;

/** Longer texts are refused before anything is read. */
export const pleadingReviewBodyMaxBytes = citationCheckMaxCharacters * 6 + 10_000;
