import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Guest tokens handed out. Fingerprint and address are kept only as keyed hashes. */
export const guestTokens = pgTable(
  'guest_tokens',
  {
    id: uuid('id').primaryKey(),
    clientHash: text('client_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('guest_tokens_client').on(table.clientHash, table.createdAt)],
);
