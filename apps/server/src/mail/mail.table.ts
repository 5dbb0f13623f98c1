import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Mails to send. `sealed` (recipient, template, values) is encrypted: it holds addresses and links; emptied once sent. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    sealed: text('sealed'),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    /** Given up after the last attempt. */
    failedAt: moment('failed_at'),
    /** The transport's answer, without addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due').on(table.nextAttemptAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);
