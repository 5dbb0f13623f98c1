import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Calls that are bounded in number: failed logins by account and by address, mails asked for, sign-ups. `key` is a keyed
 * hash of what is counted (of an address and a network: both, with a dot), so that the table names nobody, and exists for unknown addresses as for known ones.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('attempts_key').on(table.kind, table.key, table.at), index('attempts_at').on(table.at)],
);
