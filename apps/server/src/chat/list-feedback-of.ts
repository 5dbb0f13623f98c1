import type { AccountExport } from '@foja/contracts/account-export';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { answerFeedback, answers } from './chat.table.ts';

/** The opinions that a subject (`user:ID`) gave on answers, oldest first. */
export async function listFeedbackOf(deps: { db: Database }, subject: string): Promise<AccountExport['feedback']> {
  const opinions = await deps.db
    .select({
      at: answerFeedback.createdAt,
      useful: answerFeedback.useful,
      comment: answerFeedback.comment,
      question: answerFeedback.question,
    })
    .from(answerFeedback)
    .innerJoin(answers, eq(answers.id, answerFeedback.answerId))
    .where(eq(answers.subject, subject))
    .orderBy(answerFeedback.createdAt);
  return opinions.map(({ at, ...opinion }) => ({ at: at.toISOString(), ...opinion }));
}
