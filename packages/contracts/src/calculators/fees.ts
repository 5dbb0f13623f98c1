import { z } from 'zod';
import { asCode, citations, day, stepSchema } from '../calculators.ts';
import { accountShape, amountReadingSchema, maxPesos, pesos } from './amounts.ts';

/** POST /api/calculators/fees. */
export const feesRequestSchema = z.object({
  matter: z.preprocess(asCode, z.string().min(1).max(80)),
  /** Value of the matter in pesos; of alimony, the monthly sum. */
  amount: pesos.optional(),
  /** Pesos of one UMA; else the value loaded for `asOf`. */
  uma: z.number().min(1).max(maxPesos).optional(),
  asOf: day.optional(),
  stages: z.number().int().min(1).max(3).optional(),
  dismissed: z.boolean().optional(),
  endedBeforeEvidence: z.boolean().optional(),
  exceptions: z.boolean().optional(),
  opposition: z.boolean().optional(),
  housing: z.boolean().optional(),
  singleLawyer: z.boolean().optional(),
  exclusiveBenefit: z.boolean().optional(),
  appeal: z.enum(['none', 'second-instance', 'full-reversal']).optional(),
});
export type FeesRequest = z.output<typeof feesRequestSchema>;

const range = {
  minUMA: z.number(),
  maxUMA: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
};

export const feesResultSchema = z.object({
  matter: z.string(),
  label: z.string(),
  ...range,
  uma: z.object({ value: z.number(), source: z.string() }).nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      ...range,
      /** In UMA. */
      readings: z.array(amountReadingSchema),
      steps: z.array(stepSchema),
      citations,
    }),
  ),
  ...accountShape,
});
export type FeesResponse = z.infer<typeof feesResultSchema>;
