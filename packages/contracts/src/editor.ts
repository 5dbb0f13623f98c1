import { z } from 'zod';
import { citationStatuses, type EditorContent } from './editor/content.ts';
import { editorCitationsMax, editorMessages, editorTitleMaxCharacters, editorVersionReasons } from './editor-limits.ts';

export const editorDocumentIdSchema = z.uuid(editorMessages.notFound);
export const editorVersionIdSchema = z.uuid(editorMessages.versionNotFound);

/**
 * A document's nodes. What they may be is for `checkEditorContent` (editor/check-content.ts), which answers 422 where this would only
 * say 400: the shape here is what an API's reader needs to see.
 */
export const editorContentSchema = z.looseObject({
  type: z.literal('doc', editorMessages.invalidContent),
  content: z.array(z.unknown(), editorMessages.invalidContent),
}) as unknown as z.ZodType<EditorContent, EditorContent>;

const revisionSchema = z.number().int().positive();
const titleSchema = z
  .string()
  .trim()
  .min(1, 'Escribí un título.')
  .max(editorTitleMaxCharacters, `El título puede tener hasta ${editorTitleMaxCharacters} caracteres.`);

/** A document in a list, without its content. */
export const editorDocumentSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  words: z.number().int().nonnegative(),
  /** How its text begins. */
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
  /** When its content or its title last changed. */
  updatedAt: z.iso.datetime(),
});
export type EditorDocumentSummary = z.infer<typeof editorDocumentSummarySchema>;

/** GET, POST and PATCH of a document, its duplicate, what undoing a deletion brings back and what restoring a version leaves. */
export const editorDocumentSchema = editorDocumentSummarySchema.extend({
  content: editorContentSchema,
  /** Grows by one with each change of the content; a new title leaves it. */
  revision: revisionSchema,
});
export type EditorDocument = z.infer<typeof editorDocumentSchema>;

/** GET /api/editor/documents?search= : words of the title or the text, all of them, without regard to case or accents. */
export const editorDocumentsQuerySchema = z.object({ search: z.string().trim().max(200).default('') });

/** Last changed first; at most `editorDocumentsMax`, so there are no pages. `total` counts all, whatever was searched. */
export const editorDocumentsResponseSchema = z.object({
  documents: z.array(editorDocumentSummarySchema),
  total: z.number().int().nonnegative(),
  storage: z.object({ usedBytes: z.number().int().nonnegative(), limitBytes: z.number().int().nonnegative() }),
});
export type EditorDocumentsResponse = z.infer<typeof editorDocumentsResponseSchema>;

/** POST /api/editor/documents answers 201 with the document. Without content it is empty. */
export const createEditorDocumentRequestSchema = z.object({
  title: titleSchema.default(editorMessages.untitled),
  content: editorContentSchema.optional(),
});
export type CreateEditorDocumentRequest = z.input<typeof createEditorDocumentRequestSchema>;

/**
 * PUT /api/editor/documents/:id. `revision` is the one that the change was made on: 409 `conflict` with
 * {@link editorConflictSchema} where the server holds another. The same save sent twice is answered twice as done.
 */
export const saveEditorDocumentRequestSchema = z.object({ revision: revisionSchema, content: editorContentSchema });
export type SaveEditorDocumentRequest = z.infer<typeof saveEditorDocumentRequestSchema>;

export const savedEditorDocumentSchema = z.object({
  id: z.uuid(),
  revision: revisionSchema,
  savedAt: z.iso.datetime(),
  words: z.number().int().nonnegative(),
});
export type SavedEditorDocument = z.infer<typeof savedEditorDocumentSchema>;

/** `details` of 409 `conflict`: what the server holds. GET the document for its content. */
export const editorConflictSchema = z.object({ revision: revisionSchema, savedAt: z.iso.datetime() });
export type EditorConflict = z.infer<typeof editorConflictSchema>;

/** PATCH /api/editor/documents/:id answers with the summary. */
export const renameEditorDocumentRequestSchema = z.object({ title: titleSchema });
export type RenameEditorDocumentRequest = z.infer<typeof renameEditorDocumentRequestSchema>;

/** DELETE /api/editor/documents/:id; until `undoUntil`, POST …/undelete answers with the document again. */
export const deletedEditorDocumentSchema = z.object({ id: z.uuid(), undoUntil: z.iso.datetime() });
export type DeletedEditorDocument = z.infer<typeof deletedEditorDocumentSchema>;

/** Content that a document had, or that it has now and somebody wanted kept. */
export const editorVersionSummarySchema = z.object({
  id: z.uuid(),
  /** The document's revision that it was; the current one where it equals `revision` of the document. */
  revision: revisionSchema,
  reason: z.enum(editorVersionReasons),
  words: z.number().int().nonnegative(),
  /** When this content was saved as the document's. */
  savedAt: z.iso.datetime(),
  /** When it was kept as a version. */
  keptAt: z.iso.datetime(),
});
export type EditorVersionSummary = z.infer<typeof editorVersionSummarySchema>;

/** GET /api/editor/documents/:id/versions, newest first. */
export const editorVersionsResponseSchema = z.object({ versions: z.array(editorVersionSummarySchema) });
export type EditorVersionsResponse = z.infer<typeof editorVersionsResponseSchema>;

/** GET /api/editor/documents/:id/versions/:versionId */
export const editorVersionSchema = editorVersionSummarySchema.extend({ content: editorContentSchema });
export type EditorVersion = z.infer<typeof editorVersionSchema>;

/**
 * POST /api/editor/documents/:id/versions keeps the content that the server holds now; answers 201 with the version, the one that is
 * there already where the content has not changed since. To be called after saving and before what changes much at once.
 */
export const keepEditorVersionRequestSchema = z.object({
  reason: z.enum(['manual', 'before-import', 'before-transform']).default('manual'),
});
export type KeepEditorVersionRequest = z.input<typeof keepEditorVersionRequestSchema>;

/** POST /api/editor/documents/:id/versions/:versionId/restore: `revision` and 409 as in saving. What was there is kept as a version. */
export const restoreEditorVersionRequestSchema = z.object({ revision: revisionSchema });
export type RestoreEditorVersionRequest = z.infer<typeof restoreEditorVersionRequestSchema>;

/** POST /api/editor/check-citations: whether what a document cites still stands as it did. Not counted as a use. */
export const checkEditorCitationsRequestSchema = z.object({
  citations: z
    .array(z.object({ key: z.string().trim().min(1).max(100), checkedAt: z.iso.datetime().nullable() }))
    .min(1, 'No hay citas para revisar.')
    .max(editorCitationsMax, `Se revisan hasta ${editorCitationsMax} citas por vez.`),
});
export type CheckEditorCitationsRequest = z.infer<typeof checkEditorCitationsRequestSchema>;

export const checkedEditorCitationSchema = z.object({
  key: z.string(),
  /**
   * `repealed` before `amended`; `amended` only in comparison with the given `checkedAt`; `unchecked` where only what Foja wrote on the
   * article or the ruling is loaded, and not its official text.
   */
  status: z.enum(citationStatuses),
  /** Null, like what follows, where the corpus does not know it. */
  label: z.string().nullable(),
  heading: z.string().nullable(),
  repealed: z.boolean(),
  /** The imported text shows signs of being incomplete or out of place: it should be compared with the official one. */
  suspect: z.boolean(),
  /** ISO date since when the text in force is so, where the official notes tell. */
  validFrom: z.string().nullable(),
  /** When the text that Foja holds was replaced, where that was after `checkedAt`: "modificada desde que la citó". */
  changedAt: z.iso.datetime().nullable(),
  officialUrl: z.string().nullable(),
});
export type CheckedEditorCitation = z.infer<typeof checkedEditorCitationSchema>;

/** In the order of the request, each key once. */
export const checkEditorCitationsResponseSchema = z.object({
  checkedAt: z.iso.datetime(),
  citations: z.array(checkedEditorCitationSchema),
});
export type CheckEditorCitationsResponse = z.infer<typeof checkEditorCitationsResponseSchema>;
