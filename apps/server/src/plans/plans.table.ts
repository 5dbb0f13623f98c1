import type { PlanId } from '@foja/contracts/plans';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Plans asked for; an administrator grants or declines them. One may be pending an account. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuid('id').primaryKey(),
    accountId: account(),
    plan: text('plan').$type<PlanId>().notNull(),
    message: text('message'),
    status: text('status').$type<'pending' | 'granted' | 'declined' | 'withdrawn'>().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  (table) => [
    uniqueIndex('plan_requests_one_pending').on(table.accountId).where(sql`${table.status} = 'pending'`),
    index('plan_requests_status').on(table.status, table.createdAt),
  ],
);

/** What a payment provider bills; its state is always the provider's own, read again. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    accountId: account(),
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    plan: text('plan').$type<PlanId>().notNull(),
    status: text('status').$type<'pending' | 'authorized' | 'paused' | 'cancelled' | 'finished'>().notNull(),
    nextPaymentAt: moment('next_payment_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_external').on(table.provider, table.externalId),
    index('subscriptions_account').on(table.accountId, table.createdAt),
  ],
);

/** Notices of the provider that were dealt with: each counts once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text('provider').notNull(),
    noticeId: text('notice_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.noticeId] })],
);
