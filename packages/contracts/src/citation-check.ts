import { z } from 'zod';
import { asOfSchema } from './as-of.ts';
import { citationCheckMaxCharacters, citationCheckMessages, referenceStatuses } from './citation-check-limits.ts';

export const referenceStatusSchema = z.enum(referenceStatuses);

/** POST /api/citations/check. It uses no model and takes no use; the text is neither kept nor logged. */
export const citationCheckRequestSchema = z.object({
  text: z.string(citationCheckMessages.empty).refine((text) => text.trim() !== '', citationCheckMessages.empty),
  /** The day whose law the text is held against; today's where it is left out. What the text itself says of an article comes first. */
  asOf: asOfSchema.nullish(),
});
export type CitationCheckRequest = z.infer<typeof citationCheckRequestSchema>;
export type CitationCheckRequestInput = z.input<typeof citationCheckRequestSchema>;

/** A stretch of two texts set side by side; `changed` where the other one does not have it. */
const comparedPieceSchema = z.object({ text: z.string(), changed: z.boolean() });
export type ComparedPiece = z.infer<typeof comparedPieceSchema>;

/** Words in quotation marks that a reference answers for. */
export const checkedQuoteSchema = z.object({
  text: z.string(),
  /** UTF-16 offsets into the text that was sent, without the quotation marks. */
  start: z.number().int(),
  end: z.number().int(),
  /**
   * `matches`: the words of the text in force at the time; `matches-earlier`: those of an earlier version; `matches-later`: those of a
   * later one; `differs`: like a passage and not the same; `not-found`: nothing like it there; `not-compared`: the official text is not
   * loaded, or the comparison took too long.
   */
  result: z.enum(['matches', 'matches-earlier', 'matches-later', 'differs', 'not-found', 'not-compared']),
  /** How much had to be overlooked for it to match; null where it does not. */
  likeness: z.enum(['exact', 'spacing', 'punctuation']).nullable(),
  /** The quotation leaves words out and says so ("[...]"). */
  elided: z.boolean(),
  /** It matches the official headnotes, which are not the ruling's own words. */
  inHeadnotes: z.boolean(),
  /** Of a ruling whose opinions are told apart: whose words it matches ("Del voto en disidencia de …"). */
  from: z.string().nullable().optional(),
  sourceId: z.string().nullable(),
  sourceLabel: z.string().nullable(),
  /** Both sides where they differ: the quotation and the nearest official passage. */
  quoted: z.array(comparedPieceSchema),
  official: z.array(comparedPieceSchema),
});
export type CheckedQuote = z.infer<typeof checkedQuoteSchema>;

/** What a reference may mean, with the way to open it (`/api/sources/:id`). */
const referenceSourceSchema = z.object({
  id: z.string(),
  label: z.string(),
  title: z.string(),
  /** Rulings only: the text held here is a part of the ruling. */
  isExtract: z.boolean().optional(),
});
export type ReferenceSource = z.infer<typeof referenceSourceSchema>;

export const checkedReferenceSchema = z.object({
  /** As written, at UTF-16 offsets into the text that was sent. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  kind: z.enum(['article', 'norm', 'ruling']),
  /** Article keys (`ccyc:1757`), the norm's code, or ruling ids. */
  keys: z.array(z.string()),
  /** How a lawyer names it. */
  label: z.string(),
  /** `inferred`: the reference does not name its norm, and the text around it leaves one only. */
  normFrom: z.enum(['told', 'inferred']).nullable(),
  status: referenceStatusSchema,
  /** Why, in a sentence for the reader. */
  detail: z.string(),
  /** Since when what is said holds (ISO date): the version in force. */
  since: z.string().nullable(),
  /** The imported text of an article has irregularities. */
  suspect: z.boolean(),
  /** What it names, or everything that it may name where that is not one thing. */
  sources: z.array(referenceSourceSchema),
  /** Which of several articles has which trouble; empty where all are alike. */
  articles: z.array(z.object({ key: z.string(), label: z.string(), status: referenceStatusSchema })),
  quotes: z.array(checkedQuoteSchema),
});
export type CheckedReference = z.infer<typeof checkedReferenceSchema>;

export const citationCheckSchema = z.object({
  /** In order of appearance, without overlap. */
  references: z.array(checkedReferenceSchema),
  summary: z.object({
    total: z.number().int(),
    byStatus: z.record(referenceStatusSchema, z.number().int()),
  }),
  /** Where reading stopped because the text has too many references; null where it was read whole. */
  readTo: z.number().int().nullable(),
});
export type CitationCheck = z.infer<typeof citationCheckSchema>;

/** Longer texts are refused before anything is read. */
export const citationCheckBodyMaxBytes = citationCheckMaxCharacters * 6 + 10_000;
