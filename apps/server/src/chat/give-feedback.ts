import type { FeedbackRequest } from '@foja/contracts/chat';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { answerFeedback, answers } from './chat.table.ts';

/**
 * Keeps one opinion an answer, from the person who got it; a later one replaces it.
 * @throws {HttpError} 404 `not_found` where there is no such answer, or it is somebody else's.
 */
export async function giveFeedback(
  deps: { db: Database; clock: Clock },
  subject: string,
  feedback: FeedbackRequest,
): Promise<void> {
  const [answer] = await deps.db
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.id, feedback.answerId), eq(answers.subject, subject)));
  if (!answer) throw new HttpError(404, 'not_found', 'No existe esa respuesta.');
  const opinion = {
    useful: feedback.useful,
    comment: feedback.comment || null,
    question: feedback.question ?? null,
    createdAt: deps.clock.now(),
  };
  await deps.db
    .insert(answerFeedback)
    .values({ answerId: answer.id, ...opinion })
    .onConflictDoUpdate({ target: answerFeedback.answerId, set: opinion });
}
