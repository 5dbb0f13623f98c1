import { z } from 'zod';
import { day } from '../calculators.ts';
import { accountShape, amountLineSchema, amountReadingSchema, pesos } from './amounts.ts';

/** POST /api/calculators/rent-exit. */
export const rentExitRequestSchema = z.object({
  notification: day,
  contractEnd: day,
  contractStart: day.optional(),
  monthlyRent: pesos,
  fixedRent: z.boolean().optional(),
  /** Later rents that are already known. */
  rents: z
    .array(z.object({ from: day, monthlyRent: pesos }))
    .max(120)
    .optional(),
});
export type RentExitRequest = z.output<typeof rentExitRequestSchema>;

export const rentExitResultSchema = z.object({
  months: z.number(),
  days: z.number(),
  futureRent: z.number().nullable(),
  penalty: z.number().nullable(),
  lines: z.array(amountLineSchema),
  readings: z.array(amountReadingSchema),
  min: z.number(),
  max: z.number().nullable(),
  ...accountShape,
});
export type RentExitResponse = z.infer<typeof rentExitResultSchema>;
