import type { DocumentKind } from '@foja/contracts/document-limits';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Documents of the vault, each one its account's alone. The files (`vault-folder.ts`) are there before the row and go after it, so
 * that no row is without its file. What may be personal is sealed.
 */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    pages: integer('pages'),
    characters: integer('characters').notNull(),
    /** Key of `documentMessages`. */
    notice: text('notice').$type<DocumentNotice>(),
    /** Pages without text, which `partlyScanned` tells; null for documents of before they were counted. */
    imagePages: jsonb('image_pages').$type<number[]>(),
    /** Of these, those known to be images, and those known to be blank; null as above. */
    scannedPages: jsonb('scanned_pages').$type<number[]>(),
    blankPages: jsonb('blank_pages').$type<number[]>(),
    /** Pages whose text was recognised in their pictures; null as above. */
    recognisedPages: jsonb('recognised_pages').$type<number[]>(),
    sealedName: text('sealed_name').notNull(),
    sealedSummary: text('sealed_summary').notNull(),
    summaryBy: text('summary_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** From here on it can only be brought back, until it is purged. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('documents_account').on(table.accountId, table.createdAt),
    index('documents_deleted').on(table.deletedAt),
  ],
);

export type DocumentNotice = 'scanned' | 'noText' | 'cut' | 'partlyScanned';
export type DocumentRow = typeof documents.$inferSelect;
