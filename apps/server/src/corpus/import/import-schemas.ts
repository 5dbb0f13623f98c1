import { z } from 'zod';
import { articleKey } from '../article-key.ts';
import { wasCompared } from '../compared-texts.ts';

const nullCharacter = String.fromCharCode(0);

/** Text that PostgreSQL takes: no null character and no half of a surrogate pair. */
const text = z
  .string()
  .refine((value) => !value.includes(nullCharacter) && !/\p{Surrogate}/u.test(value), 'tiene caracteres no válidos');
const line = text.transform((value) => value.trim()).pipe(z.string().min(1));

/** One line of `statutes/CODE.jsonl`. A text that was compared with the law that wrote it is no longer in doubt. */
export const statuteLineSchema = z
  .object({
    norm: line.pipe(z.string().regex(/^[a-z0-9][a-z0-9-]*$/)),
    article: line.pipe(
      z
        .string()
        .max(40)
        .regex(/^\d[\p{L}\p{N} ]*$/u),
    ),
    heading: text.default(''),
    path: text.default(''),
    text,
    repealed: z.boolean().default(false),
    suspect: z.boolean().default(false),
    notes: z.array(text).default([]),
    /** Earlier changes, as official pages list them. */
    history: z
      .array(
        z.object({
          subject: line,
          article: line.nullable(),
          verb: z.enum(['replaced', 'added', 'repealed', 'renumbered', 'restored']),
          byNorm: line.nullable(),
          byArticle: line.nullable(),
          publishedOn: z.iso.date().nullable(),
        }),
      )
      .optional(),
    /** Earlier texts: since when and until when each was the law, as far as the source tells. */
    versions: z
      .array(
        z.object({
          from: z.iso.date().nullable().default(null),
          to: z.iso.date().nullable().default(null),
          heading: text.default(''),
          text,
          repealed: z.boolean().default(false),
        }),
      )
      .optional(),
  })
  .transform((read) => ({
    ...read,
    suspect: read.suspect && !wasCompared(articleKey(read.norm, read.article), read.text),
  }));
export type StatuteLine = z.input<typeof statuteLineSchema>;

/** One line of `rulings/*.jsonl`. */
export const rulingLineSchema = z.object({
  id: line.pipe(
    z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9][\w.-]*$/),
  ),
  citation: line,
  title: line,
  court: line,
  date: z
    .union([z.iso.date(), z.literal(''), z.null()])
    .default(null)
    .transform((date) => date || null),
  summary: text.default(''),
  text,
  /** Where the court publishes it. */
  url: z.url({ protocol: /^https?$/ }).nullish(),
  /** The text does not go to the ruling's end, whatever it looks like. */
  cut: z.boolean().default(false),
});

/** One entry of `norms.json`. */
export const importedNormSchema = z.object({
  norm: line.pipe(z.string().regex(/^[a-z0-9][a-z0-9-]*$/)),
  title: line,
  aliases: z.array(line).default([]),
  infolegId: z.int().positive().nullish(),
  url: z.url({ protocol: /^https?$/ }).nullish(),
  domain: z.enum(['civil_comercial', 'todos_premium']),
});

const spanish = z.locales.es().localeError;

/** A line that cannot be taken in; the message is for a person, in Spanish. */
export class InvalidLine extends Error {
  override readonly name = 'InvalidLine';
}

/** Reads one line of JSON against a schema. @throws {InvalidLine} */
export function parseLine<T>(schema: z.ZodType<T>, json: string): T {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new InvalidLine('no es JSON válido');
  }
  const parsed = schema.safeParse(value, { error: spanish });
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) =>
    issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message,
  );
  throw new InvalidLine(reasons.join('; '));
}
