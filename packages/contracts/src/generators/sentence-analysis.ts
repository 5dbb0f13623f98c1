import { z } from 'zod';
import { pleadingPurposes } from '../pleading-terms.ts';
import { harmConcerns } from './contract-terms.ts';
import { articleKeysSchema, findingSchema, markSchema, pageField, quoteSchema } from './finding.ts';
import { normStates } from './marks.ts';
import { procedureRoles, rulingHarms, rulingInstances, rulingOutcomes, rulingSides } from './sentence-terms.ts';

/** A norm that the ruling names, looked up one by one. */
export const citedNormSchema = z.object({
  /** As the ruling writes it. */
  text: z.string(),
  articles: articleKeysSchema,
  state: z.enum(normStates),
  /** The sentence in which it is named first. */
  quote: quoteSchema,
  ...pageField,
  /** How many times it is named. */
  times: z.number().int().positive(),
});
export type CitedNorm = z.infer<typeof citedNormSchema>;

/** A ruling that the ruling names. */
export const citedPrecedentSchema = z.object({
  text: z.string(),
  /** Id of the ruling in the corpus (`fallos_329_p5`), or null where it is not in it. */
  source: z.string().nullable(),
  quote: quoteSchema,
  ...pageField,
});
export type CitedPrecedent = z.infer<typeof citedPrecedentSchema>;

export const rulingPartySchema = z.object({
  name: z.string(),
  role: z.enum(procedureRoles),
  mark: markSchema,
  quote: quoteSchema,
  ...pageField,
});

/** One point of what was decided, with the reason that the ruling gives. */
export const decidedPointSchema = z.object({ what: findingSchema, why: findingSchema });

/** A time limit to challenge the ruling, computed from the law; whether it applies depends on what `dependsOn` says. */
export const appealDeadlineSchema = z.object({
  remedy: z.string(),
  /** "5 días hábiles", "48 horas". */
  term: z.string(),
  /** From when it is counted. */
  startsFrom: z.string(),
  dependsOn: z.string(),
  /** The last day, computed from the notification that the text tells; null where it tells none or the term runs from another act. */
  due: z
    .object({ notified: z.iso.date(), day: z.iso.date(), graceUntil: z.iso.date().nullable() })
    .nullable()
    .default(null),
  mark: markSchema,
  articles: articleKeysSchema,
});
export type AppealDeadline = z.infer<typeof appealDeadlineSchema>;

export const weakPointSchema = z.object({
  title: z.string(),
  /** On what ground it may be challenged, or what to check before saying so. */
  ground: z.string(),
  /** Whom it harms, and whether that is the reader's side; left out of what a model found and of results from before. */
  harms: z.enum(rulingHarms).optional(),
  concerns: z.enum(harmConcerns).optional(),
  mark: markSchema,
  quote: quoteSchema,
  ...pageField,
  articles: articleKeysSchema,
});

export const sentenceAnalysisSchema = z.object({
  tribunal: findingSchema,
  instance: findingSchema.extend({ kind: z.enum(rulingInstances) }),
  /** What the suit is about, and whose side the reader is on, which a ruling does not tell. Left out of results from before. */
  matter: findingSchema.extend({ kind: z.enum(pleadingPurposes) }).optional(),
  side: findingSchema.extend({ kind: z.enum(rulingSides).nullable() }).optional(),
  date: findingSchema.extend({ iso: z.string().nullable() }),
  caption: findingSchema,
  caseNumber: findingSchema,
  parties: z.array(rulingPartySchema),
  claims: z.array(findingSchema),
  outcome: findingSchema.extend({ kind: z.enum(rulingOutcomes) }),
  decided: z.array(decidedPointSchema),
  norms: z.array(citedNormSchema),
  precedents: z.array(citedPrecedentSchema),
  costs: findingSchema,
  fees: findingSchema,
  /** Which procedural law the deadlines come from, and what to check. */
  jurisdiction: findingSchema,
  deadlines: z.array(appealDeadlineSchema),
  weakPoints: z.array(weakPointSchema),
});
export type SentenceAnalysis = z.infer<typeof sentenceAnalysisSchema>;
