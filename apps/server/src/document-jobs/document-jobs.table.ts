import type {
  DocumentJobFailure,
  DocumentJobStage,
  DocumentJobState,
  DocumentJobTask,
} from '@foja/contracts/document-job-limits';
import type { DocumentReading, PaperReading } from '@foja/contracts/document-jobs';
import type { Role } from '@foja/contracts/roles';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import type { Reservation } from '../usage/reserve-use.ts';

/** The use that was taken for a job. */
export interface JobUse extends Omit<Reservation, 'remaining'> {
  /** A language model has begun with it, so that cancelling costs the use; also afterwards, where it did. */
  modelHasBegun?: true;
}

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Long files that are read as jobs, each one its account's alone. The file lies sealed beside the vault's documents, under the same id, and
 * is gone when the job is over or asks; a result stays, sealed, until `documentJobKeptDays` have passed, and so does the text that it was made
 * of, to be read anew.
 */
export const documentJobs = pgTable(
  'document_jobs',
  {
    id: uuid('id').primaryKey(),
    /** Names the work (pg-boss), which knows nothing else; each time that it is read anew has a work of its own. */
    workId: uuid('work_id').notNull().unique('document_jobs_work'),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As it was when the job was asked for: the work is done with what it may. */
    role: text('role').$type<Role>().notNull(),
    task: text('task').$type<DocumentJobTask>().notNull(),
    includeResponses: boolean('include_responses').notNull(),
    /** What the person says that the paper is. */
    reading: jsonb('reading').$type<PaperReading>().notNull().default(sql`'{}'::jsonb`),
    /** As what it is being read anew; null where it is not. It becomes the task and the reading with the result. */
    readAs: jsonb('read_as').$type<DocumentReading>(),
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
    scannedPages: jsonb('scanned_pages').$type<number[]>().notNull().default(sql`'[]'::jsonb`),
    blankPages: jsonb('blank_pages').$type<number[]>().notNull().default(sql`'[]'::jsonb`),
    recognisedPages: jsonb('recognised_pages').$type<number[]>().notNull().default(sql`'[]'::jsonb`),
    failure: text('failure').$type<DocumentJobFailure>(),
    sealedResult: text('sealed_result'),
    /** What was asked of the person before it was analysed. */
    sealedDoubt: text('sealed_doubt'),
    /** The use that was taken for it; whoever brings the job to an end settles it, in the same transaction. */
    use: jsonb('use').$type<JobUse>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its present work was put down. */
    queuedAt: moment('queued_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('document_jobs_account').on(table.accountId, table.createdAt),
    index('document_jobs_created').on(table.createdAt),
  ],
);

export type DocumentJobRow = typeof documentJobs.$inferSelect;

/** The text of a file that was sent, its pages apart, sealed; gone with its job, and before where an account has many. */
export const documentJobTexts = pgTable('document_job_texts', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => documentJobs.id, { onDelete: 'cascade' }),
  sealedText: text('sealed_text').notNull(),
});
