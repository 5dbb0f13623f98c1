import { z } from 'zod';
import { anonymizeTextMaxCharacters, keptNameReasons, personalDataTypes } from './anonymization-calls.ts';
import { anonymizationModes } from './anonymization-modes.ts';
import { applicationId } from './limits.ts';

const featureSettingSchema = z.object({ mode: z.enum(anonymizationModes), enabled: z.boolean() });

/** One entry a feature (specification 3). */
export const anonymizationSettingsSchema = z.object({
  rag: featureSettingSchema,
  questionGeneration: featureSettingSchema,
  jurisprudenceSearch: featureSettingSchema,
  documentUpload: featureSettingSchema,
});

/**
 * Answer of GET and PUT /api/anonymization/settings; the body of PUT is `settings` whole. PUT answers 403 `forbidden` for a
 * mode that the role may not use.
 */
export const anonymizationSettingsResponseSchema = z.object({
  /** As they apply to the caller's role: switched off is `{mode: 'none', enabled: false}` and nothing else. */
  settings: anonymizationSettingsSchema,
  /** What goes in `Authorization: Bearer` and in `apikey` of /anonymize-text and /anonymize-advanced. */
  publicKey: z.string(),
});
export type AnonymizationSettingsResponse = z.infer<typeof anonymizationSettingsResponseSchema>;

const personalDataTypeSchema = z.enum(personalDataTypes);

/** What a conversation remembers, as the engine's `AnonymizationState`: the browser sends back what it was given. */
export const anonymizationStateSchema = z.object({
  entities: z.array(
    z.object({
      placeholder: z.string(),
      type: personalDataTypeSchema,
      number: z.number().int().positive(),
      key: z.string(),
      original: z.string(),
      linkedTo: z.string().optional(),
    }),
  ),
  reserved: z.array(z.string()),
});

const literalSchema = z.string().min(1).max(500);
/** Most decisions that one call carries. */
const decisionsMax = 2_000;

/** Data that the person added by hand, or decided to have replaced. */
export const knownDataSchema = z
  .array(z.object({ type: personalDataTypeSchema, text: literalSchema }))
  .max(decisionsMax);

/**
 * POST /anonymize-text (basic) and /anonymize-advanced (advanced). Only `text` and `applicationId` are needed; the others
 * keep placeholders stable through a conversation and carry the person's own decisions.
 */
export const anonymizeRequestSchema = z.object({
  text: z
    .string()
    .min(1, 'Escribí o pegá un texto.')
    .max(anonymizeTextMaxCharacters, 'El texto puede tener hasta 200.000 caracteres.'),
  applicationId: z.literal(applicationId),
  /** `state` of the answer to the conversation's previous call. */
  state: anonymizationStateSchema.optional(),
  /** Literals that the person decided to keep; compared without case or accents. */
  keep: z.array(literalSchema).max(decisionsMax).optional(),
  known: knownDataSchema.optional(),
});
export type AnonymizeRequest = z.infer<typeof anonymizeRequestSchema>;

/** One replaced datum; `start` and `end` are UTF-16 offsets of the text as it was sent. */
export const replacementSchema = z.object({
  placeholder: z.string(),
  original: z.string(),
  type: personalDataTypeSchema,
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});

const anonymizeStatsSchema = z.object({
  total_replacements: z.number().int().nonnegative(),
  processing_time_ms: z.number().nonnegative(),
  ai_used: z.boolean(),
});

/** Answer 200. `map` and `state` are the engine's `RestorationMap` and `AnonymizationState`; they hold the personal data. */
export const anonymizedSchema = z.object({
  success: z.literal(true),
  anonymized_text: z.string(),
  /** In the text's order; placeholder → original, with the place of each. */
  replacements: z.array(replacementSchema),
  /** The types that were looked for. */
  searched: z.array(personalDataTypeSchema),
  /** The names that stay, in the text's order, with why; `unsure` are words that may be names and were not recognised as such. */
  kept: z.array(
    z.object({
      text: z.string(),
      reason: z.enum(keptNameReasons),
      start: z.number().int().nonnegative(),
      end: z.number().int().nonnegative(),
    }),
  ),
  /** What `restore` and `restoreSegments` take. */
  map: z.object({
    originals: z.record(z.string(), z.string()),
    exact: z.object({
      digest: z.string(),
      pieces: z.array(z.object({ at: z.number().int(), placeholder: z.string(), original: z.string() })),
    }),
  }),
  state: anonymizationStateSchema,
  stats: anonymizeStatsSchema,
  error: z.null(),
  /** Why advanced mode gave the basic result (`ai_used: false`), for the person; null where there is nothing to say. */
  message: z.string().nullable(),
});
export type Anonymized = z.infer<typeof anonymizedSchema>;

/** Answer 500 or 503: nothing was anonymized, the text comes back as it was (specification 8). It must not be sent anywhere. */
export const notAnonymizedSchema = z.object({
  success: z.literal(false),
  anonymized_text: z.string(),
  replacements: z.array(replacementSchema).length(0),
  stats: anonymizeStatsSchema,
  error: z.enum(['anonymization_failed', 'anonymization_timeout', 'anonymization_busy']),
  message: z.string(),
});
export type NotAnonymized = z.infer<typeof notAnonymizedSchema>;

/** Specification 3: the anonymize response. */
export type AnonymizeResponse = Anonymized | NotAnonymized;
