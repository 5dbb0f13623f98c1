import { z } from 'zod';
import {
  contractHarms,
  contractKinds,
  contractPurposes,
  contractSides,
  harmConcerns,
  missingNeeds,
  riskLevels,
} from './contract-terms.ts';
import { articleKeysSchema, findingSchema, markSchema, pageField, quoteSchema } from './finding.ts';

export const contractPartySchema = z.object({
  name: z.string(),
  /** As the contract calls it: "LOCADORA". Null where it gives it no name. */
  calledAs: z.string().nullable(),
  mark: markSchema,
  quote: quoteSchema,
  ...pageField,
  obligations: z.array(findingSchema),
});

/** A period or date with the name of what it bounds: "Duración", "Preaviso". */
export const contractTermSchema = z.object({ label: z.string(), finding: findingSchema });

export const contractClauseSchema = z.object({ heading: z.string(), quote: z.string(), ...pageField });

export const contractRiskSchema = z.object({
  title: z.string(),
  level: z.enum(riskLevels),
  /** Heading of the clause it stands in, or null. */
  clause: z.string().nullable(),
  quote: quoteSchema,
  ...pageField,
  articles: articleKeysSchema,
  why: z.string(),
  /** Who is worse off by it; left out of what a model found and of results from before. */
  harms: z.enum(contractHarms).optional(),
  /** Whether that is the side from which the contract is read; `open` where nobody said one, or it may be either. */
  concerns: z.enum(harmConcerns).optional(),
  /** Null where responses are not asked for, or no wording mends it. */
  proposedWording: z.string().nullable(),
  mark: markSchema,
});
export type ContractRisk = z.infer<typeof contractRiskSchema>;

export const missingClauseSchema = z.object({
  title: z.string(),
  need: z.enum(missingNeeds),
  why: z.string(),
  articles: articleKeysSchema,
  proposedWording: z.string().nullable(),
});
export type MissingClause = z.infer<typeof missingClauseSchema>;

export const contractAnalysisSchema = z.object({
  type: findingSchema.extend({ kind: z.enum(contractKinds) }),
  /** Whether it looks like a consumer contract or one of adhesion, which changes what is abusive. */
  regime: findingSchema.extend({ purpose: z.enum(contractPurposes).nullable().optional() }),
  /** From whose side it is read; a contract does not tell, so it is nobody's until the person says. */
  side: findingSchema.extend({ kind: z.enum(contractSides).nullable() }).optional(),
  date: findingSchema.extend({ iso: z.string().nullable() }),
  parties: z.array(contractPartySchema),
  object: findingSchema,
  terms: z.array(contractTermSchema),
  price: findingSchema,
  adjustment: findingSchema,
  penalty: findingSchema,
  guarantee: findingSchema,
  jurisdiction: findingSchema,
  clauses: z.array(contractClauseSchema),
  risks: z.array(contractRiskSchema),
  missing: z.array(missingClauseSchema),
});
export type ContractAnalysis = z.infer<typeof contractAnalysisSchema>;
