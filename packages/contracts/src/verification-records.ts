import { z } from 'zod';
import { asOfSchema } from './as-of.ts';
import { calculatorTitles } from './calculator-names.ts';
import { citationCheckMaxCharacters } from './citation-check-limits.ts';
import { sourceKindSchema } from './sources.ts';

export const verificationKinds = ['answer', 'citation-check', 'calculation'] as const;

/** The longest message in its longest JSON form, with what is sealed beside it. */
const sealMaxCharacters = 300_000;
const contentMaxCharacters = 200_000;

const calculatorSlugs = Object.keys(calculatorTitles) as [keyof typeof calculatorTitles];

/**
 * POST /api/verification-records. An answer comes back with the seal that the server gave with it; a calculation and a check are made
 * again by the server from what they were asked. Nothing that the browser says was answered is believed.
 */
export const verificationRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    /** `attestation` of the answer. */
    seal: z.string().min(1).max(sealMaxCharacters),
    /** `content` of the answer, to the letter. */
    content: z.string().min(1).max(contentMaxCharacters),
  }),
  z.object({
    kind: z.literal('citation-check'),
    text: z.string().min(1).max(citationCheckMaxCharacters),
    asOf: asOfSchema.nullish(),
  }),
  z.object({
    kind: z.literal('calculation'),
    calculator: z.enum(calculatorSlugs),
    /** What the calculator's own call takes. */
    input: z.record(z.string(), z.unknown()),
  }),
]);
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

/** A check's text, or a table of interest, in its longest JSON form. */
export const verificationBodyMaxBytes = citationCheckMaxCharacters * 6 + 10_000;

/** The answer's header that says which code the file has. */
export const verificationCodeHeader = 'x-verification-code';

/** Which law was answered with: the hashes of the notes and guides, of the official texts, and of the rules that compute and understand. */
export const corpusVersionSchema = z.object({ starter: z.string(), official: z.string(), rules: z.string() });
export type CorpusVersion = z.infer<typeof corpusVersionSchema>;

/** A source with the text that it had. */
export const attestedSourceSchema = z.object({
  id: z.string(),
  kind: sourceKindSchema,
  /** How a lawyer names it. */
  label: z.string(),
  /** ISO dates between which this text holds, as far as the official source tells; of a ruling its day, of an editorial text when it was compared with the law. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** When Foja took it in (ISO date-time); null for editorial texts, which come with Foja. */
  recordedAt: z.string().nullable(),
  /** SHA-256 of the text, in UTF-8; null where Foja has no text of it. */
  textHash: z.string().nullable(),
});
export type AttestedSource = z.infer<typeof attestedSourceSchema>;

/** How a source stands today, beside how it stood. `gone`: Foja has it no more; `not-held`: it had no text of it then. */
export const sourceTodaySchema = z.object({
  state: z.enum(['same', 'changed', 'gone', 'not-held']),
  source: attestedSourceSchema.nullable(),
});
export type SourceToday = z.infer<typeof sourceTodaySchema>;

/** GET /api/verification-records/:code — what a record attests, without the words: those are in the file alone. */
export const verificationRecordSchema = z.object({
  code: z.string(),
  kind: z.enum(verificationKinds),
  /** "Respuesta de Foja", or the calculator's name. */
  title: z.string(),
  /** When it was answered, and when the record was made (ISO date-times). */
  answeredAt: z.string(),
  madeAt: z.string(),
  /** Version of Foja that answered. */
  appVersion: z.string(),
  engine: z.string(),
  /** The day whose law was asked for; null for that of the moment. */
  asOf: z.string().nullable(),
  corpus: corpusVersionSchema,
  corpusToday: corpusVersionSchema,
  sources: z.array(z.object({ attested: attestedSourceSchema, today: sourceTodaySchema })),
  /** SHA-256 of the file, and of what it says. */
  fileHash: z.string(),
  contentHash: z.string(),
});
export type VerificationRecord = z.infer<typeof verificationRecordSchema>;

/** How the code stands in the file's own data, where a reader of the file finds it. */
export const codeInFilePrefix = 'foja-constancia ';
