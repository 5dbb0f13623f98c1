import type { ApiKeyScope } from '@foja/contracts/api-key-scopes';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Keys by which programs act for an account. The key itself is nowhere: only its hash, and its end to know it by. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    hint: text('hint').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.keyHash), index('api_keys_account').on(table.accountId)],
);

/** What was called with a key, when, and how it ended; nothing of what was sent or answered. */
export const apiCalls = pgTable(
  'api_calls',
  {
    id: uuid('id').primaryKey(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Method and pattern of the route: an address may hold the name of something. */
    call: text('call').notNull(),
    status: integer('status').notNull(),
  },
  (table) => [index('api_calls_key').on(table.keyId, table.at), index('api_calls_at').on(table.at)],
);
