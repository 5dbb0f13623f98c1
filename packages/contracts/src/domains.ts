import { z } from 'zod';
import { domainIds } from './domain-ids.ts';

export const domainIdSchema = z.enum(domainIds);
export type DomainId = z.infer<typeof domainIdSchema>;

/** A legal domain that a question can be asked in; `documentCount` is what is really indexed. */
export const domainSchema = z.object({
  id: domainIdSchema,
  name: z.string(),
  description: z.string(),
  isPremium: z.boolean(),
  hasAccess: z.boolean(),
  documentCount: z.number().int().nonnegative(),
  features: z.array(z.string()),
  specializations: z.array(z.string()),
});
export type Domain = z.infer<typeof domainSchema>;

export const domainsResponseSchema = z.object({ domains: z.array(domainSchema) });
export type DomainsResponse = z.infer<typeof domainsResponseSchema>;

/** An area of law with the number of documents that the corpus holds on it. */
export const legalAreaSchema = z.object({
  id: z.string(),
  name: z.string(),
  domain: domainIdSchema,
  documentCount: z.number().int().nonnegative(),
});
export const legalAreasResponseSchema = z.object({ areas: z.array(legalAreaSchema) });
export type LegalAreasResponse = z.infer<typeof legalAreasResponseSchema>;
