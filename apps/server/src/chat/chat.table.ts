import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Answers given, without question or text: what feedback and administration count by. */
export const answers = pgTable(
  'answers',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    domain: text('domain').notNull(),
    outcome: text('outcome').notNull(),
    model: text('model').notNull(),
    sourceIds: jsonb('source_ids').$type<string[]>().notNull(),
    unverifiedCitations: integer('unverified_citations').notNull(),
    processingTimeMs: integer('processing_time_ms').notNull(),
    /** As the model's endpoint reports them; null where it does not, or no model answered. */
    promptTokens: integer('prompt_tokens'),
    completionTokens: integer('completion_tokens'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('answers_created').on(table.createdAt), index('answers_subject').on(table.subject)],
);

/** One opinion an answer; `question` only where its author agreed to share it. */
export const answerFeedback = pgTable(
  'answer_feedback',
  {
    answerId: uuid('answer_id')
      .primaryKey()
      .references(() => answers.id),
    useful: boolean('useful').notNull(),
    comment: text('comment'),
    question: text('question'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('answer_feedback_created').on(table.createdAt)],
);
