import type { GazetteReadingState, NoveltyKind, WatchKind } from '@foja/contracts/watches-text';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { editorDocuments } from '../editor/editor.table.ts';
import { matters } from '../matters/matters.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const account = () => uuid('account_id').references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' });

/** What accounts watch in the gazette; the term is sealed. */
export const watches = pgTable(
  'watches',
  {
    id: uuid('id').primaryKey(),
    accountId: account().notNull(),
    kind: text('kind').$type<WatchKind>().notNull(),
    sealedTerm: text('sealed_term').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('watches_account').on(table.accountId)],
);

export const watchPreferences = pgTable('watch_preferences', {
  accountId: account().primaryKey(),
  mailDigest: boolean('mail_digest').notNull(),
});

/** Of which text of a writing or a causa its citations were read: its revision, and the key of the hashes. */
export const citedReadings = pgTable(
  'cited_readings',
  {
    documentId: uuid('document_id').references(() => editorDocuments.id, { onDelete: 'cascade' }),
    matterId: uuid('matter_id').references(() => matters.id, { onDelete: 'cascade' }),
    reading: text('reading').notNull(),
  },
  (table) => [
    uniqueIndex('cited_readings_document').on(table.documentId),
    uniqueIndex('cited_readings_matter').on(table.matterId),
  ],
);

/**
 * What writings and causas cite: of each article its key and its norm's, and rulings, by keyed hash. The database does not tell what somebody's
 * writing is about, and a change of the law still finds it.
 */
export const citedSources = pgTable(
  'cited_sources',
  {
    documentId: uuid('document_id').references(() => editorDocuments.id, { onDelete: 'cascade' }),
    matterId: uuid('matter_id').references(() => matters.id, { onDelete: 'cascade' }),
    sourceHash: text('source_hash').notNull(),
  },
  (table) => [
    index('cited_sources_hash').on(table.sourceHash),
    index('cited_sources_document').on(table.documentId),
    index('cited_sources_matter').on(table.matterId),
  ],
);

/** What an account is told, once each. It holds public law and the ids of what it touches; what a watch says is sealed. */
export const novelties = pgTable(
  'novelties',
  {
    id: uuid('id').primaryKey(),
    accountId: account().notNull(),
    /** The same piece of news has the same key: it is told once. */
    newsKey: text('news_key').notNull(),
    kind: text('kind').$type<NoveltyKind>().notNull(),
    sealedSubject: text('sealed_subject').notNull(),
    source: text('source'),
    text: text('text').notNull(),
    url: text('url'),
    day: date('day', { mode: 'string' }).notNull(),
    touched: jsonb('touched').$type<{ kind: 'writing' | 'matter'; id: string }[]>().notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    uniqueIndex('novelties_once').on(table.accountId, table.newsKey),
    index('novelties_account').on(table.accountId, table.at),
    index('novelties_to_mail').on(table.at).where(sql`${table.mailedAt} is null`),
  ],
);

/** How far the corpus has been looked through for changes: one row a source of them. */
export const corpusNews = pgTable('corpus_news', {
  source: text('source').primaryKey(),
  /** Of versions the last number; of `corpus/changes` the fingerprints of those that are known. */
  upTo: integer('up_to').notNull(),
  known: jsonb('known').$type<string[]>().notNull(),
});

/** Days of the gazette that were looked through: of any number of servers one reads a day. */
export const gazetteReadings = pgTable(
  'gazette_readings',
  {
    day: date('day', { mode: 'string' }).notNull(),
    state: text('state').$type<GazetteReadingState>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day] })],
);
