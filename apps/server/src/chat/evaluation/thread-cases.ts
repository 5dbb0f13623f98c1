import { seededRandom } from '../../platform/seeded-random.ts';
import type { Retrieval, RetrievalQuery } from '../../retrieval/retrieval.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understand } from '../../understanding/open-understanding.ts';
import { readTellable } from '../answer/doubts/rank-tellable.ts';
import { type ThreadFeature, type ThreadWeights, threadFeatures } from '../answer/doubts/thread-features.ts';
import { retrieveEachPart } from '../answer/retrieve-each-part.ts';
import { questionInContext } from '../question-in-context.ts';
import { type ReadBothWays, readBothWays } from '../read-in-thread.ts';
import { type AnswerQuestion, articlesNoted } from './answer-questions.ts';
import { isAskedBy } from './doubt-cases.ts';

interface ThreadCaseDeps {
  understand: Understand;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  knowledge: Pick<Knowledge, 'doubts' | 'roles' | 'regimes' | 'facts' | 'sought' | 'cases'>;
}

/** A follow-up, or a part of it, with the doubts that may be told: their worth without the thread, and what the thread tells of each. */
export interface ThreadCase {
  id: string;
  rows: { worth: number; measures: Record<ThreadFeature, number>; isAsked: boolean }[];
}

/** Nothing of the thread counts: what answered a question before is what came first by itself. */
const withoutThread = Object.fromEntries(threadFeatures.map((name) => [name, 0])) as ThreadWeights;
const domain = 'todos_premium';

/** What a follow-up chooses from, of each of its parts. */
export async function casesOfFollowUp(deps: ThreadCaseDeps, asked: AnswerQuestion): Promise<ThreadCase[]> {
  const understood = await deps.understand(asked.question, asked.before, true);
  if (!understood.continues) return [];
  const sought = [questionInContext(asked, understood), ...deps.knowledge.sought.of(understood)].join('\n');
  const { sources } = await retrieveEachPart(deps, understood, sought, domain);
  return readTellable(understood, sources, deps.knowledge, withoutThread).map(({ tellable, context }) => ({
    id: asked.id,
    rows: tellable.map(({ one, worth, inThread }) => ({
      worth,
      measures: inThread,
      isAsked: isAskedBy(asked, one, context),
    })),
  }));
}

/** A message that does not say whether it goes on with its thread, what each reading of it is worth, and whether it does go on. */
export interface BothWaysCase extends Pick<ReadBothWays, 'continues' | 'worthAlone' | 'more'> {
  goesOn: boolean;
}

/** Reads messages both ways, those that say by themselves whether they go on left out. */
export async function readBothWaysCases(
  deps: ThreadCaseDeps,
  messages: readonly Pick<AnswerQuestion, 'question' | 'before'>[],
  goesOn: boolean,
  weights: ThreadWeights,
): Promise<BothWaysCase[]> {
  const cases: BothWaysCase[] = [];
  for (const { question, before } of messages) {
    const read = await readBothWays(deps, { question, domain }, before, weights);
    if ('alone' in read) {
      const { continues, worthAlone, more } = read;
      cases.push({ continues, worthAlone, more, goesOn });
    }
  }
  return cases;
}

/** So many of the questions, each after one that stands on another norm; the same ones for the same questions. */
export function afterAnotherMatter(
  questions: readonly AnswerQuestion[],
  count: number,
): Pick<AnswerQuestion, 'question' | 'before'>[] {
  const random = seededRandom(1);
  const standing = questions.flatMap(({ question, note }) => {
    const norms = new Set([...articlesNoted(note)].map((key) => key.slice(0, key.indexOf(':'))));
    return norms.size === 0 ? [] : [{ question, norms }];
  });
  return random.sample(standing, count).map(({ question, norms }) => {
    const ofAnother = standing.filter((other) => [...other.norms].every((norm) => !norms.has(norm)));
    return { question, before: [random.pick(ofAnother).question] };
  });
}
