import type { AttestedSource, CorpusVersion } from '@foja/contracts/verification-records';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What verifies a record and nothing else: neither the question nor the answer, nor who asked. The code itself is not kept, so that
 * who reads the table can open no record.
 */
export const verificationRecords = pgTable(
  'verification_records',
  {
    /** SHA-256 of the code. */
    codeHash: text('code_hash').primaryKey(),
    kind: text('kind').$type<'answer' | 'citation-check' | 'calculation'>().notNull(),
    title: text('title').notNull(),
    answeredAt: instant('answered_at').notNull(),
    madeAt: instant('made_at').notNull(),
    appVersion: text('app_version').notNull(),
    engine: text('engine').notNull(),
    asOf: text('as_of'),
    corpus: jsonb('corpus').$type<CorpusVersion>().notNull(),
    sources: jsonb('sources').$type<AttestedSource[]>().notNull(),
    fileHash: text('file_hash').notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [index('verification_records_made_at').on(table.madeAt)],
);
