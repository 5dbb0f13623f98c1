import type { CountedFeature, Feature } from '@foja/contracts/features';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

/** Uses taken by a subject (`user:ID` or `guest:ID`) in a period (`total`, or a month as `2026-11`). */
export const usageCounters = pgTable(
  'usage_counters',
  {
    subject: text('subject').notNull(),
    period: text('period').notNull(),
    used: integer('used').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.period] })],
);

/** The same uses by day (UTC), for the usage chart. */
export const usageDays = pgTable(
  'usage_days',
  {
    subject: text('subject').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day] })],
);

/** How often a subject used each feature on a day (UTC): the same uses by what they went to, and what takes no use. */
export const usageFeatures = pgTable(
  'usage_features',
  {
    subject: text('subject').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    feature: text('feature').$type<Feature>().notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day, table.feature] })],
);

/**
 * Uses taken for work in course. A row goes when its work ends, whether the use was kept or given back; one that stays is of a
 * server that died meanwhile, and is given back by another.
 */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    period: text('period').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    feature: text('feature').$type<CountedFeature>().notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The pool that it was taken of, which whoever took it may have left since; it may be gone. */
    poolId: uuid('pool_id'),
  },
  (table) => [index('usage_reservations_taken').on(table.takenAt)],
);

/** The uses of several accounts' plans, taken together. Each use is still counted of who took it; a pool only sums. */
export const usagePools = pgTable('usage_pools', {
  id: uuid('id').primaryKey(),
  /** Uses of `carriedPeriod` that who has left took beyond their own plan, less those that who came brought along. */
  carried: integer('carried').notNull(),
  carriedPeriod: text('carried_period').notNull(),
  /** The last month (`2026-11`) in which it holds; null where no end was chosen. */
  endsAfter: text('ends_after'),
});

export const usagePoolMembers = pgTable(
  'usage_pool_members',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    poolId: uuid('pool_id')
      .notNull()
      .references(() => usagePools.id, { onDelete: 'cascade' }),
  },
  (table) => [index('usage_pool_members_pool').on(table.poolId)],
);
