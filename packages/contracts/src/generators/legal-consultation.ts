import { z } from 'zod';
import { citationSchema, clarificationSchema, outcomeSchema } from '../chat.ts';
import { countries } from './use-cases.ts';

/** An answer as rag-query's: in `content`, `[n]` refers to the result's `sources[n-1]`. */
export const legalConsultationSchema = z.object({
  country: z.enum(countries),
  content: z.string(),
  outcome: outcomeSchema,
  /** With their places in `content`. */
  citations: z.array(citationSchema),
  nearestTopics: z.array(z.string()),
  clarification: clarificationSchema.nullable(),
});
export type LegalConsultation = z.infer<typeof legalConsultationSchema>;
