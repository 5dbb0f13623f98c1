import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Answers given, without question or text: what feedback and administration count by. */
export const answers = pgTable('answers', {
  id: uuid('id').primaryKey(),
  subject: text('subject').notNull(),
  domain: text('domain').notNull(),
  outcome: text('outcome').notNull(),
  model: text('model').notNull(),
  sourceIds: jsonb('source_ids').$type<string[]>().notNull(),
  unverifiedCitations: integer('unverified_citations').notNull(),
  processingTimeMs: integer('processing_time_ms').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** One opinion an answer; `question` only where its author agreed to share it. */
export const answerFeedback = pgTable('answer_feedback', {
  answerId: uuid('answer_id')
    .primaryKey()
    .references(() => answers.id),
  useful: boolean('useful').notNull(),
  comment: text('comment'),
  question: text('question'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
