import { and, count, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { answerFeedback, answers } from './chat.table.ts';

/** Answers of one UTC day, `date` as `2026-11-20`. */
export interface AnswerDay {
  date: string;
  questions: number;
  /** Nothing was found that answers. */
  refused: number;
  /** Asked without an account. */
  guests: number;
}

export interface AnswerSummary {
  /** One entry for each day of the period, oldest first; days without answers are there with zeros. */
  days: AnswerDay[];
  questions: number;
  refused: number;
  unverifiedCitations: number;
  /** Opinions given in the period. */
  feedback: { useful: number; notUseful: number };
  /** Null where no model told its tokens in the period. */
  modelTokens: { prompt: number; completion: number } | null;
}

const dayMs = 86_400_000;
const number = (part: ReturnType<typeof sql>) => sql<number>`coalesce(${part}, 0)`.mapWith(Number);

/** Counts the answers of `days` whole UTC days from `since` on, which is the first instant of its day. */
export async function summariseAnswers(
  deps: { db: Database },
  period: { since: Date; days: number },
): Promise<AnswerSummary> {
  const { since, days } = period;
  const until = new Date(since.getTime() + days * dayMs);
  const day = sql<string>`to_char(${answers.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await deps.db
    .select({
      date: day,
      questions: count(),
      refused: number(sql`count(*) filter (where ${answers.outcome} <> 'grounded')`),
      guests: number(sql`count(*) filter (where ${answers.subject} like 'guest:%')`),
      unverified: number(sql`sum(${answers.unverifiedCitations})`),
      reporting: number(sql`count(${answers.promptTokens})`),
      prompt: number(sql`sum(${answers.promptTokens})`),
      completion: number(sql`sum(${answers.completionTokens})`),
    })
    .from(answers)
    .where(and(gte(answers.createdAt, since), lt(answers.createdAt, until)))
    .groupBy(day);
  const [opinions] = await deps.db
    .select({
      useful: number(sql`count(*) filter (where ${answerFeedback.useful})`),
      notUseful: number(sql`count(*) filter (where not ${answerFeedback.useful})`),
    })
    .from(answerFeedback)
    .where(and(gte(answerFeedback.createdAt, since), lt(answerFeedback.createdAt, until)));

  const byDate = new Map(rows.map((row) => [row.date, row]));
  const total = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  return {
    days: Array.from({ length: days }, (_, index) => {
      const date = new Date(since.getTime() + index * dayMs).toISOString().slice(0, 10);
      const { questions = 0, refused = 0, guests = 0 } = byDate.get(date) ?? {};
      return { date, questions, refused, guests };
    }),
    questions: total((row) => row.questions),
    refused: total((row) => row.refused),
    unverifiedCitations: total((row) => row.unverified),
    feedback: opinions ?? { useful: 0, notUseful: 0 },
    modelTokens:
      total((row) => row.reporting) > 0
        ? { prompt: total((row) => row.prompt), completion: total((row) => row.completion) }
        : null,
  };
}
