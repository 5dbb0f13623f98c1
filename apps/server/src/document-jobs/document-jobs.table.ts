import type {
  DocumentJobFailure,
  DocumentJobStage,
  DocumentJobState,
  DocumentJobTask,
} from '@foja/contracts/document-job-limits';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { Role } from '@foja/contracts/roles';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import type { Reservation } from '../usage/reserve-use.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Long files that are read as jobs, each one its account's alone. What is read lies sealed beside the vault's documents, under the same id,
 * and is gone when the job is over; a result stays, sealed, until `documentJobKeptDays` have passed. The job that does the work
 * (pg-boss) has the same id and knows nothing else.
 */
export const documentJobs = pgTable(
  'document_jobs',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As it was when the job was asked for: the work is done with what it may. */
    role: text('role').$type<Role>().notNull(),
    task: text('task').$type<DocumentJobTask>().notNull(),
    includeResponses: boolean('include_responses').notNull(),
    /** As the person says what the contract is; null where it is read. */
    contractKind: text('contract_kind').$type<ContractKind>(),
    /** The document of the vault whose text is analysed; null where a file was sent. */
    documentId: uuid('document_id'),
    sealedName: text('sealed_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    state: text('state').$type<DocumentJobState>().notNull(),
    stage: text('stage').$type<DocumentJobStage>(),
    pagesRead: integer('pages_read'),
    /** Of the file, as soon as it is known; null for a kind without pages. */
    pages: integer('pages'),
    imagePages: jsonb('image_pages').$type<number[]>().notNull().default(sql`'[]'::jsonb`),
    recognisedPages: jsonb('recognised_pages').$type<number[]>().notNull().default(sql`'[]'::jsonb`),
    failure: text('failure').$type<DocumentJobFailure>(),
    sealedResult: text('sealed_result'),
    /** The use that was taken for it; whoever brings the job to an end settles it, in the same transaction. */
    use: jsonb('use').$type<Omit<Reservation, 'remaining'>>().notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('document_jobs_account').on(table.accountId, table.createdAt),
    index('document_jobs_created').on(table.createdAt),
  ],
);

export type DocumentJobRow = typeof documentJobs.$inferSelect;
