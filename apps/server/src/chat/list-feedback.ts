import type { FeedbackEntry } from '@foja/contracts/admin';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { momentAndIdSchema, readCursor, writeCursor } from '../platform/page-cursor.ts';
import { answerFeedback, answers } from './chat.table.ts';

const pageSize = 30;

/**
 * Opinions on answers, newest first, without who gave them. The question is there only where its author shared it.
 * @throws {HttpError} 400 for a cursor that is not ours.
 */
export async function listFeedback(
  deps: { db: Database },
  query: { useful?: boolean | undefined; cursor?: string | undefined },
): Promise<{ entries: FeedbackEntry[]; nextCursor: string | null }> {
  const position = readCursor(query.cursor, momentAndIdSchema);
  const conditions: SQL[] = [];
  if (query.useful !== undefined) conditions.push(eq(answerFeedback.useful, query.useful));
  if (position) {
    const [at, answerId] = position;
    conditions.push(
      sql`(${answerFeedback.createdAt}, ${answerFeedback.answerId}) < (${at}::timestamptz, ${answerId}::uuid)`,
    );
  }
  const rows = await deps.db
    .select({
      answerId: answerFeedback.answerId,
      at: answerFeedback.createdAt,
      useful: answerFeedback.useful,
      comment: answerFeedback.comment,
      question: answerFeedback.question,
      domain: answers.domain,
      outcome: answers.outcome,
      model: answers.model,
      sourceIds: answers.sourceIds,
    })
    .from(answerFeedback)
    .innerJoin(answers, eq(answers.id, answerFeedback.answerId))
    .where(and(...conditions))
    .orderBy(desc(answerFeedback.createdAt), desc(answerFeedback.answerId))
    .limit(pageSize + 1);
  const entries = rows.slice(0, pageSize).map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = entries.at(-1);
  return { entries, nextCursor: rows.length > pageSize && last ? writeCursor([last.at, last.answerId]) : null };
}
