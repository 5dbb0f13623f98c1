import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { answerFeedback, answers } from './chat.table.ts';

/** Removes what a subject (`user:ID`) wrote in its opinions on answers; that an answer was useful or not still counts. */
export async function blankFeedbackOf(
  deps: { db: Pick<Database, 'select' | 'update'> },
  subject: string,
): Promise<void> {
  const theirs = deps.db.select({ id: answers.id }).from(answers).where(eq(answers.subject, subject));
  await deps.db
    .update(answerFeedback)
    .set({ comment: null, question: null })
    .where(inArray(answerFeedback.answerId, theirs));
}
