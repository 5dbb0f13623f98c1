import type { EditorVersionReason } from '@foja/contracts/editor-limits';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Documents of the editor, each one its account's alone. Whatever they say is sealed. */
export const editorDocuments = pgTable(
  'editor_documents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sealedTitle: text('sealed_title').notNull(),
    /** The nodes, as JSON. */
    sealedContent: text('sealed_content').notNull(),
    /** Each word of the text once, folded: what a search reads instead of the content. */
    sealedTerms: text('sealed_terms').notNull(),
    /** How the text begins. */
    sealedExcerpt: text('sealed_excerpt').notNull(),
    words: integer('words').notNull(),
    contentBytes: integer('content_bytes').notNull(),
    /** Grows by one with each change of the content. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the content was last saved. */
    savedAt: moment('saved_at').notNull(),
    /** When the content or the title last changed. */
    updatedAt: moment('updated_at').notNull(),
    /** From here on it can only be brought back, until it is purged. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('editor_documents_account').on(table.accountId, table.updatedAt),
    index('editor_documents_deleted').on(table.deletedAt),
  ],
);

/** Content that a document had, sealed as it was in the document's row. */
export const editorVersions = pgTable(
  'editor_versions',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => editorDocuments.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    reason: text('reason').$type<EditorVersionReason>().notNull(),
    sealedContent: text('sealed_content').notNull(),
    words: integer('words').notNull(),
    contentBytes: integer('content_bytes').notNull(),
    savedAt: moment('saved_at').notNull(),
    keptAt: moment('kept_at').notNull(),
  },
  // A revision is kept once, however many calls want it kept.
  (table) => [uniqueIndex('editor_versions_document').on(table.documentId, table.revision)],
);

export type EditorDocumentRow = typeof editorDocuments.$inferSelect;
export type EditorVersionRow = typeof editorVersions.$inferSelect;
