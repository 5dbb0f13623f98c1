import { z } from 'zod';
import { activityAuthors, activityEvents } from './activity-events.ts';

export const activityEventSchema = z.enum(activityEvents);

/** GET /api/account/activity, newest first; `cursor` is the last answer's `nextCursor`. */
export const myActivityQuerySchema = z.object({
  event: activityEventSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type MyActivityQuery = z.infer<typeof myActivityQuerySchema>;

export const myActivityEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  event: activityEventSchema,
  by: z.enum(activityAuthors).nullable(),
  /** Ids, sizes and names of features; empty for what the administration did. */
  details: z.record(z.string(), z.unknown()),
});
export type MyActivityEntry = z.infer<typeof myActivityEntrySchema>;

export const myActivityResponseSchema = z.object({
  entries: z.array(myActivityEntrySchema),
  nextCursor: z.string().nullable(),
});
export type MyActivityResponse = z.infer<typeof myActivityResponseSchema>;
