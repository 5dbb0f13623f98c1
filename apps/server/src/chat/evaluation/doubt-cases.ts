import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Retrieval, RetrievalQuery } from '../../retrieval/retrieval.ts';
import type { IndexedDoubt } from '../../understanding/doubt-index.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understand } from '../../understanding/open-understanding.ts';
import { type DoubtFeature, readDoubtFeatures } from '../answer/doubts/doubt-features.ts';
import { answerOf, readDoubtCandidates } from '../answer/doubts/find-doubts.ts';
import { retrieveEachPart } from '../answer/retrieve-each-part.ts';
import type { AnswerQuestion } from './answer-questions.ts';
import { plain } from './score-answers.ts';

export interface DoubtCaseDeps {
  db: Database;
  clock: Clock;
  understand: Understand;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  knowledge: Pick<Knowledge, 'doubts' | 'roles' | 'sought'>;
}

/** What a question chooses from: the doubts found, measured, and which of them are the one that is asked; none may be. */
export interface DoubtCase {
  id: string;
  rows: { name: string; features: Record<DoubtFeature, number>; isAsked: boolean }[];
}

async function candidatesFor(deps: DoubtCaseDeps, question: string, before: string[]) {
  const understood = await deps.understand(question, before);
  const sought = [question, ...deps.knowledge.sought.of(understood)].join('\n');
  const { sources } = await retrieveEachPart(deps, sought, 'todos_premium');
  return { sources, parts: readDoubtCandidates(understood, sources, deps.knowledge) };
}

/**
 * One way of asking a doubt as a question, which the doubt must be recognised by with its other ways alone; and once more without the
 * doubt, where none is asked.
 */
export async function casesOfWay(deps: DoubtCaseDeps, doubt: IndexedDoubt, way: number): Promise<DoubtCase[]> {
  const text = doubt.doubt.asked[way] ?? '';
  const { sources, parts } = await candidatesFor(deps, text, []);
  return parts.flatMap(({ part, candidates, context }) => {
    const rest = candidates
      .filter(({ one }) => one.doubt !== doubt.doubt)
      .map(({ one, features }) => ({ name: one.doubt.answer, features, isAsked: false }));
    if (rest.length === candidates.length) return [];
    const without = { ...doubt, ways: doubt.ways.filter((_, place) => place !== way) };
    const features = readDoubtFeatures(without, part, sources, context);
    const own = { name: doubt.doubt.answer, features, isAsked: true };
    return [
      { id: text, rows: [own, ...rest] },
      { id: `${text} (sin su duda)`, rows: rest },
    ];
  });
}

/** A question of a set: asked are the doubts whose answer says all that its opening must, and nothing wrong. */
export async function caseOfQuestion(deps: DoubtCaseDeps, asked: AnswerQuestion): Promise<DoubtCase[]> {
  const { parts } = await candidatesFor(deps, asked.question, asked.before);
  return parts.map(({ candidates, context }) => ({
    id: asked.id,
    rows: candidates.map(({ one, features }) => {
      const answer = plain(answerOf(one, context.facts));
      const isAsked =
        asked.open.length > 0 &&
        asked.open.every((any) => any.some((pattern) => pattern.test(answer))) &&
        !asked.never.some((pattern) => pattern.test(answer));
      return { name: one.doubt.answer, features, isAsked };
    }),
  }));
}
