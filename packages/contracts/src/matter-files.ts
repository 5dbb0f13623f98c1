import { z } from 'zod';
import { documentKinds } from './document-limits.ts';
import { matterMessages } from './matter-words.ts';

export const matterFileIdSchema = z.uuid(matterMessages.fileNotFound);

const filed = {
  /** Of its place in the causa. */
  id: z.uuid(),
  /** Null where the account is gone. */
  owner: z.object({ accountId: z.uuid(), name: z.string() }).nullable(),
  /** It is the reader's own: they can open it in the vault or the editor. */
  isMine: z.boolean(),
  filedAt: z.iso.datetime(),
};

/** A document of the vault or a writing of the editor that is filed in a causa: it stays where it is, and its owner's. */
export const matterFileSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('document'),
    documentId: z.uuid(),
    name: z.string(),
    kind: z.enum(documentKinds),
    /** Bytes. */
    sizeBytes: z.number().int().nonnegative(),
    pages: z.number().int().positive().nullable(),
    summary: z.string(),
    ...filed,
  }),
  z.object({
    type: z.literal('writing'),
    editorDocumentId: z.uuid(),
    name: z.string(),
    words: z.number().int().nonnegative(),
    excerpt: z.string(),
    updatedAt: z.iso.datetime(),
    ...filed,
  }),
]);
export type MatterFile = z.infer<typeof matterFileSchema>;
export type MatterDocument = Extract<MatterFile, { type: 'document' }>;
export type MatterWriting = Extract<MatterFile, { type: 'writing' }>;

/** GET /api/matters/:id/files: last filed first; at most what a causa may hold. */
export const matterFilesResponseSchema = z.object({ files: z.array(matterFileSchema) });
export type MatterFilesResponse = z.infer<typeof matterFilesResponseSchema>;

/** POST /api/matters/:id/files: one's own document or writing; one that is filed already is answered as it is. */
export const fileInMatterRequestSchema = z.union([
  z.object({ documentId: z.uuid() }),
  z.object({ editorDocumentId: z.uuid() }),
]);
export type FileInMatterRequest = z.infer<typeof fileInMatterRequestSchema>;
