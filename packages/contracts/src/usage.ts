import { z } from 'zod';
import { features } from './features.ts';
import { usageHistoryDays } from './limits.ts';
import { roleSchema } from './role-schema.ts';

const count = z.number().int().nonnegative();

/** GET /api/usage/remaining */
export const usageRemainingSchema = z.object({
  remaining: count,
  used: count,
  limit: count,
  lastUpdated: z.iso.datetime(),
  /** There and true where these are the uses of one's firm, taken together. */
  isPooled: z.literal(true).optional(),
});
export type UsageRemaining = z.infer<typeof usageRemainingSchema>;

/** Uses of one UTC day, `date` as `2026-11-20`. Days without use are listed with zero. */
export const dailyUsageSchema = z.object({ date: z.iso.date(), used: count });
export type DailyUsage = z.infer<typeof dailyUsageSchema>;

/** How many times a feature was used. */
export const featureUsageSchema = z.object({ feature: z.enum(features), times: count });
export type FeatureUsage = z.infer<typeof featureUsageSchema>;

/** GET /api/usage/stats: the usage record of specification 3, `dailyUsage` of the last 7 days, oldest first. */
export const usageStatsSchema = usageRemainingSchema.extend({
  dailyUsage: z.array(dailyUsageSchema),
  /** Uses since the account exists. */
  total: count,
});
export type UsageStats = z.infer<typeof usageStatsSchema>;

/** GET /api/usage/history?days= */
export const usageHistoryQuerySchema = z.object({
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(usageHistoryDays.max, 'Se pueden pedir hasta 90 días.')
    .default(usageHistoryDays.default),
});
export const usageHistorySchema = z.object({
  days: count,
  total: count,
  dailyUsage: z.array(dailyUsageSchema),
  /** Most used first. Uses from before features were told apart are in `total` alone. */
  byFeature: z.array(featureUsageSchema),
});
export type UsageHistory = z.infer<typeof usageHistorySchema>;

/** GET /api/usage/plan */
export const usagePlanSchema = z.object({
  role: roleSchema,
  label: z.string(),
  /** The plan's sentence of specification 6. */
  description: z.string(),
  limit: count,
  period: z.enum(['total', 'month']),
  /** When a monthly count starts again; null where the limit is in total. */
  renewsAt: z.iso.datetime().nullable(),
  features: z.array(z.string()),
  trial: z.object({
    /** A Free account that never had a trial may start one. */
    available: z.boolean(),
    active: z.boolean(),
    endsAt: z.iso.datetime().nullable(),
  }),
});
export type UsagePlan = z.infer<typeof usagePlanSchema>;

/** POST /api/usage/reset and /api/usage/reset/{email} */
export const usageResetResponseSchema = z.object({ success: z.literal(true), message: z.string() });
