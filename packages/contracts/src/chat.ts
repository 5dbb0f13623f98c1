import { z } from 'zod';
import { asOfSchema } from './as-of.ts';
import { correctionMaxCharacters, type FactCorrection } from './corrected-question.ts';
import { defaultDomainId } from './domain-ids.ts';
import { domainIdSchema } from './domains.ts';
import { evaluationSchema } from './evaluation.ts';
import { historyMaxTurns, historyTurnMaxCharacters, messageMaxCharacters } from './limits.ts';
import { defaultModelId, modelIds } from './models.ts';
import { outcomes } from './outcomes.ts';
import { sourceSchema } from './sources.ts';

const messageSchema = z
  .string()
  .trim()
  .min(1, 'Escribí una consulta.')
  .max(messageMaxCharacters, 'La consulta puede tener hasta 30.000 caracteres.');

const modelIdSchema = z.enum(modelIds);

const earlierTurnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z
    .string()
    .trim()
    .min(1)
    .max(historyTurnMaxCharacters, 'Un mensaje anterior puede tener hasta 8.000 caracteres.'),
});
export type EarlierTurn = z.infer<typeof earlierTurnSchema>;

const factCorrectionSchema = z.object({
  start: z.number().int().nonnegative(),
  words: z.string().min(1).max(messageMaxCharacters),
  instead: z.string().trim().max(correctionMaxCharacters, 'El dato corregido puede tener hasta 120 caracteres.'),
}) satisfies z.ZodType<FactCorrection>;

/** POST /Rag/rag-query */
export const ragRequestSchema = z.object({
  message: messageSchema,
  /** Oldest first, already anonymized where the message is. */
  history: z.array(earlierTurnSchema).max(historyMaxTurns).default([]),
  /** The sentence of a choice that the answer before offered; it is read as part of the message. */
  choice: z.string().trim().min(1).max(400).optional(),
  /** What came with the answer before (`continuation`, or the choice's own): the same question goes on without a use. */
  continuation: z.string().max(100).optional(),
  /** A fact of `message` put right; `continuation` proves that the message was asked. The rest of the question stays as it was. */
  correction: factCorrectionSchema.optional(),
  /** Null for the widest that the plan allows. */
  domain: domainIdSchema.nullable().default(defaultDomainId),
  userOrigin: z.enum(['dashboard', 'guest']).default('guest'),
  enableCaseEvaluation: z.boolean().default(false),
  model: modelIdSchema.default(defaultModelId),
  isAnonymized: z.boolean().default(false),
  /** The law of this day is asked for; where it is left out, that of the day which the question names, or today's. */
  asOf: asOfSchema.nullish(),
});
export type RagRequest = z.infer<typeof ragRequestSchema>;
export type RagRequestInput = z.input<typeof ragRequestSchema>;

/** What was understood of a question, as the statistics show it. Labels are for people; values too ("7 años", "sí"). */
export const understandingSchema = z.object({
  parts: z.array(z.object({ text: z.string(), asks: z.array(z.string()) })),
  /** Branches or institutions of the law, the likeliest first; weights add up to 1 at most. */
  regimes: z.array(z.object({ regime: z.string(), label: z.string(), weight: z.number() })),
  role: z.string().nullable(),
  /** `words` of the question told it; offsets are -1 where an earlier question did. */
  facts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      words: z.string(),
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
  /** What it holds about the law, in its own words; `hedged` where it asks whether it is so. */
  claims: z.array(z.object({ words: z.string(), hedged: z.boolean() })),
  asOf: z.string().nullable(),
  continues: z.boolean(),
});
export type Understanding = z.infer<typeof understandingSchema>;

/** A fact told by the question, for people: "Antigüedad: 7 años". `words` stand at `start` of the question as it was sent. */
export const understoodFactSchema = z.object({
  name: z.string(),
  label: z.string(),
  words: z.string(),
  start: z.number().int().nonnegative(),
});
export type UnderstoodFact = z.infer<typeof understoodFactSchema>;

export const debugStatsSchema = z.object({
  searchQuery: z.string(),
  searchResults: z.number().int().nonnegative(),
  topResultScore: z.number().min(0).max(1),
  similarityThreshold: z.number().min(0).max(1),
  processingTimeMs: z.number().nonnegative(),
  documentsFound: z.array(z.string()),
  ragEnabled: z.boolean(),
  fallbackUsed: z.boolean(),
  understanding: understandingSchema.optional(),
});
export type DebugStats = z.infer<typeof debugStatsSchema>;

/**
 * Why a citation is not shown as good. `misquoted`: words given as the source's that the source does not hold; `unsupported`: the
 * sentence that leans on it says another figure than the source, denies what it affirms, or exchanges the parties.
 */
export const citationProblemSchema = z.enum([
  'nonexistent',
  'not-retrieved',
  'not-loaded',
  'repealed',
  'suspect',
  'misquoted',
  'unsupported',
]);
export type CitationProblem = z.infer<typeof citationProblemSchema>;

/** A legal reference found in the answer. `start`/`end` are UTF-16 offsets into `content`. */
export const citationSchema = z.object({
  text: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** Article key (`ldc:11`) or ruling id, null where it resolves to nothing. */
  source: z.string().nullable(),
  verified: z.boolean(),
  problem: citationProblemSchema.nullable(),
});
export type Citation = z.infer<typeof citationSchema>;

export const outcomeSchema = z.enum(outcomes);

export const calculationSchema = z.object({
  slug: z.string(),
  title: z.string(),
  inputs: z.record(z.string(), z.string()),
});
export type Calculation = z.infer<typeof calculationSchema>;

/** One question that Foja asks back; the person's choice adds its sentence to what they had asked. */
/** With this begins what a choice adds that is a question of its own: it is answered as that, after what was told before. */
export const ownQuestionMark = 'Mi consulta es: ';

export const clarificationSchema = z.object({
  question: z.string(),
  /** `continuation` goes back with the choice, which then takes no use. */
  options: z.array(z.object({ label: z.string(), adds: z.string(), continuation: z.string().optional() })).min(1),
});
export type Clarification = z.infer<typeof clarificationSchema>;

/** Whom to call today, where the message tells of danger. `number` as it is dialled; null where one goes in person. */
export const helpLineSchema = z.object({
  name: z.string(),
  number: z.string().nullable(),
  serves: z.string().nullable(),
});
export type HelpLine = z.infer<typeof helpLineSchema>;

/** POST /Rag/safety: open to everybody, without a token or a use; says only whether a message tells of danger. */
export const safetyRequestSchema = z.object({ message: messageSchema });
export const safetyResponseSchema = z.object({
  safety: z.object({ content: z.string(), helpLines: z.array(helpLineSchema) }).nullable(),
});
export type SafetyResponse = z.infer<typeof safetyResponseSchema>;

/** Answer of POST /Rag/rag-query. In `content`, `[n]` refers to `sources[n-1]`. */
export const ragResponseSchema = z.object({
  /** Names this answer in feedback. */
  answerId: z.string(),
  content: z.string(),
  /** What the model tag shows: the model's id or "Motor local". */
  model: z.string(),
  outcome: outcomeSchema,
  sources: z.array(sourceSchema),
  citations: z.array(citationSchema),
  /** Topics offered when nothing was found. */
  nearestTopics: z.array(z.string()),
  /** The norm that governs the question, where the chosen domain leaves it out: there is an orientation at most, and another domain answers. */
  outsideDomain: z.string().nullable().default(null),
  /** Asked where the law answers differently by a fact that was not told, or where it is unclear what is asked. */
  clarification: clarificationSchema.nullable(),
  /** Before anything else where somebody is in danger; empty otherwise. */
  helpLines: z.array(helpLineSchema).default([]),
  /** The facts that the answer went by, each of which can be put right (`correction`). */
  understood: z.array(understoodFactSchema).default([]),
  /** Goes back with the same question (answered again, or with a fact put right): the local engine takes no use for it. */
  continuation: z.string().nullable().default(null),
  /** The server's seal on question, answer and sources, from which a verification record is made; null where none can be. */
  attestation: z.string().nullable().default(null),
  /** What was computed of the facts told: the calculator that shows every step, and the inputs of its address. */
  calculation: calculationSchema.nullable().default(null),
  /** Uses that the caller has left after this answer; null where they could not be read. */
  usesLeft: z.number().int().nonnegative().nullable().default(null),
  debugStats: debugStatsSchema,
  /** Only for the roles that may have one and where it was asked for. */
  evaluation: evaluationSchema.nullable(),
});
export type RagResponse = z.infer<typeof ragResponseSchema>;

/** GET /Rag/example: what the engine answers to an invented question outside the open domain. Open to everybody. */
export const exampleAnswerSchema = ragResponseSchema
  .pick({ content: true, model: true, outcome: true, sources: true, citations: true })
  .extend({ question: z.string() });
export type ExampleAnswer = z.infer<typeof exampleAnswerSchema>;

/**
 * Server-sent events of POST /Rag/rag-query with `Accept: text/event-stream`:
 * `help` first where the message tells of danger, `step` while working, `sources` once, `delta` as words come, then `done` with the verified answer (whose `content`
 * replaces what was streamed) or `error` with an ErrorBody.
 */
export const ragStepSchema = z.enum(['searching', 'writing', 'verifying']);
export type RagEvent =
  | { event: 'help'; data: { helpLines: HelpLine[] } }
  | { event: 'step'; data: { step: z.infer<typeof ragStepSchema> } }
  | { event: 'sources'; data: { sources: z.infer<typeof sourceSchema>[] } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: RagResponse }
  | { event: 'error'; data: { error: string; message: string } };

/** POST /Rag/chat-completion: a conversation, answered from the corpus by its last user message. */
export const chatCompletionRequestSchema = z.object({
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: messageSchema }))
    .min(1)
    .max(50)
    .refine((list) => list.at(-1)?.role === 'user', 'El último mensaje tiene que ser del usuario.'),
  domain: domainIdSchema.default(defaultDomainId),
  model: modelIdSchema.default(defaultModelId),
  isAnonymized: z.boolean().default(false),
});
export type ChatCompletionRequest = z.infer<typeof chatCompletionRequestSchema>;

/** POST /Rag/embeddings */
export const embeddingsRequestSchema = z.object({ texts: z.array(messageSchema).min(1).max(64) });
export const embeddingsResponseSchema = z.object({ model: z.string(), embeddings: z.array(z.array(z.number())) });

/** POST /Rag/feedback. `question` is sent only when the author agreed to share it. */
export const feedbackRequestSchema = z.object({
  answerId: z.uuid(),
  useful: z.boolean(),
  comment: z.string().trim().max(2_000).optional(),
  question: messageSchema.optional(),
});
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;
export const feedbackResponseSchema = z.object({ success: z.literal(true) });
