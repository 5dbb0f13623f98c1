import { z } from 'zod';

/** GET /api/usage/remaining */
export const usageRemainingSchema = z.object({
  remaining: z.number().int().nonnegative(),
  used: z.number().int().nonnegative(),
  limit: z.number().int().nonnegative(),
  lastUpdated: z.iso.datetime(),
});
export type UsageRemaining = z.infer<typeof usageRemainingSchema>;
