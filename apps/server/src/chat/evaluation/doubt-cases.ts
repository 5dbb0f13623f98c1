import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Retrieval, RetrievalQuery } from '../../retrieval/retrieval.ts';
import type { IndexedDoubt } from '../../understanding/doubt-index.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understand } from '../../understanding/open-understanding.ts';
import { answerOf } from '../answer/doubts/answer-of.ts';
import type { DoubtContext, DoubtFeature } from '../answer/doubts/doubt-features.ts';
import { readDoubtCandidates } from '../answer/doubts/measure-doubts.ts';
import { retrieveEachPart } from '../answer/retrieve-each-part.ts';
import { type AnswerQuestion, articlesNoted } from './answer-questions.ts';
import { plain } from './score-answers.ts';

export interface DoubtCaseDeps {
  db: Database;
  clock: Clock;
  understand: Understand;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  knowledge: Pick<Knowledge, 'doubts' | 'roles' | 'regimes' | 'facts' | 'sought'>;
}

/** What a question chooses from: the doubts found, measured, and which of them are the one that is asked; none may be. */
export interface DoubtCase {
  id: string;
  rows: { name: string; features: Record<DoubtFeature, number>; isAsked: boolean }[];
}

/**
 * A question of a set: asked are the doubts that stand on the articles of its note, where it tells them, and whose answer says all that
 * its opening must, and nothing wrong.
 */
export async function caseOfQuestion(deps: DoubtCaseDeps, asked: AnswerQuestion): Promise<DoubtCase[]> {
  const understood = await deps.understand(asked.question, asked.before);
  const sought = [asked.question, ...deps.knowledge.sought.of(understood)].join('\n');
  const { sources } = await retrieveEachPart(deps, understood, sought, 'todos_premium');
  return readDoubtCandidates(understood, sources, deps.knowledge).map(({ candidates, context }) => ({
    id: asked.id,
    rows: candidates.map(({ one, features }) => ({
      name: one.doubt.answer,
      features,
      isAsked: isAskedBy(asked, one, context),
    })),
  }));
}

/** Whether a doubt stands on an article of a question's note and answers with all that its opening must say, and nothing wrong. */
export function isAskedBy({ open, never, note }: AnswerQuestion, one: IndexedDoubt, { facts }: DoubtContext): boolean {
  const noted = articlesNoted(note);
  const answer = plain(answerOf(one, facts));
  return (
    open.length > 0 &&
    (noted.size === 0 || one.doubt.on.some((key) => noted.has(key))) &&
    open.every((any) => any.some((pattern) => pattern.test(answer))) &&
    !never.some((pattern) => pattern.test(answer))
  );
}
