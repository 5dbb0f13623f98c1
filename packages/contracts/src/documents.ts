import { z } from 'zod';
import { knownDataSchema } from './anonymization.ts';
import {
  documentKinds,
  documentNameMaxCharacters,
  documentQuestionMaxCharacters,
  documentQuestionMinCharacters,
} from './document-limits.ts';
import { errorBodySchema } from './errors.ts';

export const documentIdSchema = z.uuid('El documento no existe o fue eliminado.');

/**
 * A document as its owner sees it; specification 3 "Uploaded file info" is its first four fields.
 * POST /DocumentGenerator/upload (multipart, one part `file`) answers 201 with it.
 */
export const documentSchema = z.object({
  fileId: z.uuid(),
  fileName: z.string(),
  /** Bytes of the uploaded file. */
  fileSize: z.number().int().positive(),
  /** Empty where the file has no text. */
  summary: z.string(),
  /** Model tag: `Motor local`, or the model that wrote the summary. */
  summaryBy: z.string(),
  kind: z.enum(documentKinds),
  /** PDF only: other kinds have no pages until they are printed. */
  pages: z.number().int().positive().nullable(),
  /** Of the text that can be searched and asked about; 0 for a scanned PDF. */
  characters: z.number().int().nonnegative(),
  /** What its owner should know (scanned, cut, partly scanned); null where there is nothing to say. */
  notice: z.string().nullable(),
  uploadedAt: z.iso.datetime(),
});
export type VaultDocument = z.infer<typeof documentSchema>;

export const documentStorageSchema = z.object({
  usedBytes: z.number().int().nonnegative(),
  limitBytes: z.number().int().nonnegative(),
});
export type DocumentStorage = z.infer<typeof documentStorageSchema>;

/** GET /api/documents?search= : words of the name, the summary or the text, all of them, without regard to case or accents. */
export const documentsQuerySchema = z.object({ search: z.string().trim().max(200).default('') });

/** Newest first; at most `documentsMax`, so there are no pages. `total` counts all, whatever was searched. */
export const documentsResponseSchema = z.object({
  documents: z.array(documentSchema),
  total: z.number().int().nonnegative(),
  storage: documentStorageSchema,
});
export type DocumentsResponse = z.infer<typeof documentsResponseSchema>;

/** PATCH /api/documents/:id. The kind's extension is added where the name does not end with it. */
export const renameDocumentRequestSchema = z.object({
  fileName: z
    .string()
    .trim()
    .min(1, 'Escribí un nombre.')
    .max(documentNameMaxCharacters, `El nombre puede tener hasta ${documentNameMaxCharacters} caracteres.`),
});
export type RenameDocumentRequest = z.infer<typeof renameDocumentRequestSchema>;

/** DELETE /api/documents/:id; until `undoUntil`, POST /api/documents/:id/restore answers with the document again. */
export const deletedDocumentSchema = z.object({ fileId: z.uuid(), undoUntil: z.iso.datetime() });
export type DeletedDocument = z.infer<typeof deletedDocumentSchema>;

/** GET /api/documents/:id/text */
export const documentTextSchema = z.object({
  fileId: z.uuid(),
  fileName: z.string(),
  /** From the beginning, `documentTextMaxCharacters` at most; empty where the file has no text. */
  text: z.string(),
  isCut: z.boolean(),
  /** Of the whole text. */
  totalCharacters: z.number().int().nonnegative(),
});
export type DocumentText = z.infer<typeof documentTextSchema>;

/** POST /api/documents/ask. Without `fileIds`, over all of one's documents. Not counted as a use. */
export const askDocumentsRequestSchema = z.object({
  question: z
    .string()
    .trim()
    .min(documentQuestionMinCharacters, 'Escribí tu pregunta.')
    .max(documentQuestionMaxCharacters, 'La pregunta puede tener hasta 2.000 caracteres.'),
  fileIds: z.array(documentIdSchema).min(1, 'Elegí al menos un documento.').max(100).optional(),
  /** What the server has to take out, besides what it finds, before a model sees question and passages. */
  known: knownDataSchema.optional(),
});
export type AskDocumentsRequest = z.infer<typeof askDocumentsRequestSchema>;

/** UTF-16 offsets within `passage`. */
const rangeSchema = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });

/** `[n]` in the answer refers to the citation whose `number` is n. */
export const documentCitationSchema = z.object({
  number: z.number().int().positive(),
  fileId: z.uuid(),
  fileName: z.string(),
  /** From 1; null for kinds without pages. */
  page: z.number().int().positive().nullable(),
  /** The sentences that the answer stands on: verbatim, a part of `passage`. */
  quote: z.string(),
  /** The whole passage, verbatim. */
  passage: z.string(),
  /** Where `quote` stands in `passage`. */
  quoteRange: rangeSchema,
  /** The question's words in `passage`, in order. */
  marks: z.array(rangeSchema),
});
export type DocumentCitation = z.infer<typeof documentCitationSchema>;

export const askDocumentsResponseSchema = z.object({
  /** Markdown with `[n]`. */
  answer: z.string(),
  /** Whether the documents say something on it; false: `citations` is empty and `answer` says so. */
  isGrounded: z.boolean(),
  citations: z.array(documentCitationSchema),
  /** Model tag: `Motor local`, or the model. */
  model: z.string(),
  /** Such as why the model's answer was not used; null where there is nothing to say. */
  notice: z.string().nullable(),
  /** Documents that were read, and those asked about that hold no text. */
  searchedDocuments: z.number().int().nonnegative(),
  documentsWithoutText: z.number().int().nonnegative(),
});
export type AskDocumentsResponse = z.infer<typeof askDocumentsResponseSchema>;

/** GET /api/documents/example: what the vault answers on a document that was invented for it. Open to everybody. */
export const documentExampleSchema = z.object({
  question: z.string(),
  fileName: z.string(),
  response: askDocumentsResponseSchema,
});
export type DocumentExample = z.infer<typeof documentExampleSchema>;

/** Why a file was refused with 422 `unreadable_file`; `message` says it to the person. */
export const unreadableReasons = ['encrypted', 'empty', 'corrupt', 'expands', 'too-complex'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** 422 of the upload. */
export const unreadableFileBodySchema = errorBodySchema.extend({
  error: z.literal('unreadable_file'),
  details: z.object({ reason: z.enum(unreadableReasons) }),
});
