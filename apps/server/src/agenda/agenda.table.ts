import type { AgendaKeptState, AgendaKind } from '@foja/contracts/agenda-text';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
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
import { matters } from '../matters/matters.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });
const account = (name = 'account_id') => uuid(name).references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' });

/** Deadlines, hearings and meetings, of an account or of a causa: of exactly one of them. Whatever they say is sealed. */
export const agendaEntries = pgTable(
  'agenda_entries',
  {
    id: uuid('id').primaryKey(),
    ownerAccountId: account('owner_account_id'),
    matterId: uuid('matter_id').references(() => matters.id, { onDelete: 'cascade' }),
    authorAccountId: uuid('author_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    responsibleAccountId: uuid('responsible_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AgendaKind>().notNull(),
    state: text('state').$type<AgendaKeptState>().notNull(),
    day: day('day').notNull(),
    /** The day after which it has run out: that of the grace hours, where there are any. */
    lastDay: day('last_day').notNull(),
    time: text('time'),
    reminds: boolean('reminds').notNull(),
    /** The day in Argentina on which `day` was set: reminders that were due before it are not sent late. */
    daySetOn: day('day_set_on').notNull(),
    /** Fingerprint of the law that a term was computed with; null for what was put down by hand. */
    computedBy: text('computed_by'),
    sealedBody: text('sealed_body').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** From here on it can only be brought back, until it is purged. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('agenda_entries_owner').on(table.ownerAccountId, table.day),
    index('agenda_entries_matter').on(table.matterId, table.day),
    index('agenda_entries_open').on(table.day).where(sql`${table.state} = 'pending' and ${table.deletedAt} is null`),
    index('agenda_entries_computed').on(table.computedBy).where(sql`${table.computedBy} is not null`),
    index('agenda_entries_deleted').on(table.deletedAt),
    check('agenda_entries_one_holder', sql`(${table.ownerAccountId} is null) <> (${table.matterId} is null)`),
  ],
);
export type AgendaEntryRow = typeof agendaEntries.$inferSelect;

const entry = () =>
  uuid('entry_id')
    .notNull()
    .references(() => agendaEntries.id, { onDelete: 'cascade' });

/** Days that the server changed by itself, for each person who is told. */
export const agendaNotices = pgTable(
  'agenda_notices',
  {
    id: uuid('id').primaryKey(),
    entryId: entry(),
    accountId: account().notNull(),
    kind: text('kind').$type<'moved' | 'unsettled'>().notNull(),
    fromDay: day('from_day').notNull(),
    toDay: day('to_day'),
    at: moment('at').notNull(),
    seenAt: moment('seen_at'),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    index('agenda_notices_account').on(table.accountId, table.at),
    index('agenda_notices_to_mail').on(table.at).where(sql`${table.mailedAt} is null`),
  ],
);

/** Reminders that were filed: of any number of servers the one that writes the row files the mail. */
export const agendaReminders = pgTable(
  'agenda_reminders',
  {
    entryId: entry(),
    accountId: account().notNull(),
    /** A day that moved is reminded of anew. */
    day: day('day').notNull(),
    lead: integer('lead').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.accountId, table.day, table.lead] })],
);

/** How an account wants to be reminded, and the hash of its calendar's secret address. */
export const agendaPreferences = pgTable(
  'agenda_preferences',
  {
    accountId: account().primaryKey(),
    mailReminders: boolean('mail_reminders').notNull(),
    leads: jsonb('leads').$type<number[]>().notNull(),
    mailTitles: boolean('mail_titles').notNull(),
    feedTitles: boolean('feed_titles').notNull(),
    feedHash: text('feed_hash'),
    feedCreatedAt: moment('feed_created_at'),
  },
  (table) => [uniqueIndex('agenda_preferences_feed').on(table.feedHash)],
);
