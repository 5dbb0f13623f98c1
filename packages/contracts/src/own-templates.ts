import { z } from 'zod';
import { ownTemplateKinds, ownTemplateMessages, ownTemplateNameMaxCharacters } from './own-templates-text.ts';

export const ownTemplateIdSchema = z.uuid(ownTemplateMessages.notFound);

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Escribí un nombre.')
  .max(ownTemplateNameMaxCharacters, `El nombre puede tener hasta ${ownTemplateNameMaxCharacters} caracteres.`);
/** How long it may be is for the use case, which says 413. */
const bodySchema = z.string().refine((text) => text.trim() !== '', 'Escribí el texto.');
const kindSchema = z.enum(ownTemplateKinds, 'Elegí si es un modelo o una cláusula.');
const revisionSchema = z.number().int().positive();

/** One of one's own templates or clauses, in a list. */
export const ownTemplateSummarySchema = z.object({
  id: z.uuid(),
  kind: kindSchema,
  name: z.string(),
  /** What its `{{campos}}` ask, in their order. */
  fields: z.array(z.string()),
  updatedAt: z.iso.datetime(),
});
export type OwnTemplateSummary = z.infer<typeof ownTemplateSummarySchema>;

export const ownTemplateSchema = ownTemplateSummarySchema.extend({
  /** Markdown with `{{campos}}`. */
  body: z.string(),
  /** Grows by one with each change. */
  revision: revisionSchema,
});
export type OwnTemplate = z.infer<typeof ownTemplateSchema>;

/** GET /api/own-templates: by name. */
export const ownTemplatesResponseSchema = z.object({ templates: z.array(ownTemplateSummarySchema) });
export type OwnTemplatesResponse = z.infer<typeof ownTemplatesResponseSchema>;

/** POST /api/own-templates answers 201. */
export const createOwnTemplateRequestSchema = z.object({ kind: kindSchema, name: nameSchema, body: bodySchema });
export type CreateOwnTemplateRequest = z.infer<typeof createOwnTemplateRequestSchema>;

/** PUT /api/own-templates/:id over the revision that was read; 409 `conflict` where the server holds another. */
export const saveOwnTemplateRequestSchema = createOwnTemplateRequestSchema.extend({ revision: revisionSchema });
export type SaveOwnTemplateRequest = z.infer<typeof saveOwnTemplateRequestSchema>;

/** DELETE; until `undoUntil`, POST /api/own-templates/:id/restore answers with it again. */
export const deletedOwnTemplateSchema = z.object({ id: z.uuid(), undoUntil: z.iso.datetime() });
export type DeletedOwnTemplate = z.infer<typeof deletedOwnTemplateSchema>;
