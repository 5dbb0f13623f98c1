import { z } from 'zod';
import { citationCheckMaxCharacters, citationCheckMessages } from './citation-check-limits.ts';
import { pageField } from './generators/finding.ts';
import { pleadingForums, pleadingKinds, pleadingPurposes, pleadingRoles, pleadingSides } from './pleading-terms.ts';

/** What a person says that a pleading is, where it was read otherwise: all that depends on it is read anew. */
export const pleadingCorrectionSchema = z.object({
  kind: z.enum(pleadingKinds).optional(),
  purpose: z.enum(pleadingPurposes).optional(),
  side: z.enum(pleadingSides).optional(),
  forum: z.enum(pleadingForums).optional(),
});
export type PleadingCorrection = z.infer<typeof pleadingCorrectionSchema>;

/** POST /api/pleadings/review. It uses no model and takes no use; the text is neither kept nor logged. */
export const pleadingReviewRequestSchema = z.object({
  text: z.string(citationCheckMessages.empty).refine((text) => text.trim() !== '', citationCheckMessages.empty),
  ...pleadingCorrectionSchema.shape,
});
export type PleadingReviewRequest = z.infer<typeof pleadingReviewRequestSchema>;
export type PleadingReviewRequestInput = z.input<typeof pleadingReviewRequestSchema>;

/** Words of the paper, but for runs of blanks, which are one space; of a long file with their page. */
const wordsSchema = z.object({ quote: z.string(), ...pageField });
export type PleadingWords = z.infer<typeof wordsSchema>;

/** Who told one thing that the paper is taken for: its words, the person, or nobody, where it is what is usual. */
const toldSchema = z.object({
  by: z.enum(['paper', 'person', 'nobody']),
  /** The words that told it; null where no words did. */
  quote: z.string().nullable(),
  ...pageField,
});
export type PleadingTold = z.infer<typeof toldSchema>;

export const pleadingFindingSchema = z.object({
  /** Of the rule in `corpus/rules/pleadings.yaml`. */
  id: z.string(),
  title: z.string(),
  level: z.enum(['high', 'medium', 'low']),
  /** The words that show it; null where what is wrong is that something is missing. */
  quote: z.string().nullable(),
  ...pageField,
  /** What was looked for, why it matters, and how it is mended. */
  looksFor: z.string(),
  why: z.string(),
  mend: z.string(),
  articles: z.array(z.object({ key: z.string(), label: z.string() })),
});
export type PleadingFinding = z.infer<typeof pleadingFindingSchema>;

export const pleadingReviewSchema = z.object({
  kind: z.enum(pleadingKinds),
  purpose: z.enum(pleadingPurposes),
  side: z.enum(pleadingSides),
  forum: z.enum(pleadingForums),
  told: z.object({ kind: toldSchema, purpose: toldSchema, side: toldSchema, forum: toldSchema }),
  court: z.string().nullable(),
  /** ISO day of the paper. */
  date: z.iso.date().nullable(),
  parties: z.array(z.object({ name: z.string(), role: z.enum(pleadingRoles) })),
  amounts: z.array(z.object({ amount: z.number(), currency: z.enum(['ARS', 'USD']), for: z.string() })),
  petitum: z.array(wordsSchema),
  claims: z.array(wordsSchema),
  denials: z.array(wordsSchema),
  evidence: z.array(wordsSchema.extend({ text: z.string() })),
  federalQuestion: z.boolean(),
  findings: z.array(pleadingFindingSchema),
  /** How many checks were made: those of this kind of paper and court. */
  checks: z.number().int(),
});
export type PleadingReview = z.infer<typeof pleadingReviewSchema>;

/** Longer texts are refused before anything is read. */
export const pleadingReviewBodyMaxBytes = citationCheckMaxCharacters * 6 + 10_000;

/** What the review of a long file comes to, which is asked for as a job. */
export const pleadingReviewResultSchema = z.object({
  useCase: z.literal('pleadingReview'),
  review: pleadingReviewSchema,
});
export type PleadingReviewResult = z.infer<typeof pleadingReviewResultSchema>;
