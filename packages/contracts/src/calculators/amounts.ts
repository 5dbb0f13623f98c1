import { z } from 'zod';
import { citations, stepSchema, underReviewSchema } from '../calculators.ts';

// What the results in pesos, shares or UMA have in common.

export const maxPesos = 1e13;
export const pesos = z.number().min(0).max(maxPesos);

export const amountReadingSchema = z.object({
  id: z.string(),
  label: z.string(),
  because: z.string(),
  value: z.number(),
  citations,
});

/** One line of a liquidation; `amount` is null where an unknown fact leaves only a range, `max` where it has no end. */
export const amountLineSchema = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.number().nullable(),
  min: z.number(),
  max: z.number().nullable(),
  readings: z.array(amountReadingSchema),
  steps: z.array(stepSchema),
  citations,
});
export type AmountLine = z.infer<typeof amountLineSchema>;

export const missingFactSchema = z.object({ fact: z.string(), question: z.string() });

/** What every result of these calculators carries beside its lines. */
export const accountShape = {
  missing: z.array(missingFactSchema),
  steps: z.array(stepSchema),
  citations,
  /** Oldest day of the data used, or null where only the law's own figures were used. */
  dataAsOf: z.string().nullable(),
  notes: z.array(z.string()),
  underReview: underReviewSchema,
};
