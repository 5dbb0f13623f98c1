import type { MatterAction, MatterForum, MatterItemKind, MatterState } from '@foja/contracts/matter-words';
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { documents } from '../documents/documents.table.ts';
import { editorDocuments } from '../editor/editor.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const account = (name: string) => uuid(name).references(() => accounts.id, { onDelete: 'set null' });
/** Whatever hangs from a causa goes with it: tables of other domains refer to it in the same way. */
const matter = () =>
  uuid('matter_id')
    .notNull()
    .references(() => matters.id, { onDelete: 'cascade' });

/** A lawyer's files. What they say of themselves is sealed; `openMatter` is the one way to a row. */
export const matters = pgTable(
  'matters',
  {
    id: uuid('id').primaryKey(),
    /** Who opened it. */
    ownerAccountId: uuid('owner_account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    firmId: uuid('firm_id'),
    responsibleAccountId: account('responsible_account_id'),
    forum: text('forum').$type<MatterForum>().notNull(),
    state: text('state').$type<MatterState>().notNull(),
    /** Carátula, number, court, client, side and summary, as JSON. */
    sealedHead: text('sealed_head').notNull(),
    /** Grows by one with each change of what the row says. */
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it, or something in it, last changed. */
    updatedAt: moment('updated_at').notNull(),
    archivedAt: moment('archived_at'),
    /** From here on it can only be brought back, until it is purged. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('matters_owner').on(table.ownerAccountId, table.updatedAt),
    index('matters_firm').on(table.firmId),
    index('matters_deleted').on(table.deletedAt),
  ],
);

/** What is written into a causa: parties, notes, results that somebody kept, comments. */
export const matterItems = pgTable(
  'matter_items',
  {
    id: uuid('id').primaryKey(),
    matterId: matter(),
    kind: text('kind').$type<MatterItemKind>().notNull(),
    authorAccountId: account('author_account_id'),
    sealedBody: text('sealed_body').notNull(),
    /** Each word of the body once, folded: what a search reads instead of it. */
    sealedTerms: text('sealed_terms').notNull(),
    bodyBytes: integer('body_bytes').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('matter_items_matter').on(table.matterId, table.kind, table.createdAt),
    index('matter_items_deleted').on(table.deletedAt),
  ],
);

/** Documents of the vault and of the editor that are filed in a causa; they stay where they are, with their owner. */
export const matterFiles = pgTable(
  'matter_files',
  {
    id: uuid('id').primaryKey(),
    matterId: matter(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    editorDocumentId: uuid('editor_document_id').references(() => editorDocuments.id, { onDelete: 'cascade' }),
    filedByAccountId: account('filed_by_account_id'),
    filedAt: moment('filed_at').notNull(),
  },
  (table) => [
    uniqueIndex('matter_files_document').on(table.matterId, table.documentId),
    uniqueIndex('matter_files_editor_document').on(table.matterId, table.editorDocumentId),
    check('matter_files_one', sql`num_nonnulls(${table.documentId}, ${table.editorDocumentId}) = 1`),
  ],
);

/** Who did what in a causa, and when. It only grows, and holds nothing that the causa says. */
export const matterActivity = pgTable(
  'matter_activity',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    matterId: matter(),
    accountId: account('account_id'),
    action: text('action').$type<MatterAction>().notNull(),
    itemId: uuid('item_id'),
    itemKind: text('item_kind').$type<MatterItemKind>(),
    at: moment('at').notNull(),
  },
  (table) => [index('matter_activity_matter').on(table.matterId, table.id)],
);

export type MatterRow = typeof matters.$inferSelect;
export type MatterItemRow = typeof matterItems.$inferSelect;
