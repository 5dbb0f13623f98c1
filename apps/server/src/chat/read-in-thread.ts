import type { DomainId } from '@foja/contracts/domains';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { Understand } from '../understanding/open-understanding.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { rankTellable } from './answer/doubts/rank-tellable.ts';
import type { ThreadBounds, ThreadWeights } from './answer/doubts/thread-features.ts';
import { threadBounds, threadWeights } from './answer/doubts/thread-weights.ts';
import { retrieveEachPart } from './answer/retrieve-each-part.ts';
import { questionInContext } from './question-in-context.ts';

interface ReadInThreadDeps {
  understand: Understand;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
}

/** A question that does not say whether it goes on with its thread, both ways. */
export interface ReadBothWays {
  alone: UnderstoodQuestion;
  inThread: UnderstoodQuestion;
  /** By its form it goes on. */
  continues: boolean;
  worthAlone: number;
  /** By how much it is worth more in the thread. */
  more: number;
}

/**
 * Reads a question in the light of its thread. One that does not say whether it goes on with it ("¿me devuelven la plata?", "mi inquilina no
 * paga hace dos meses") is read both ways, and taken as what is answered better: it asks for its articles twice.
 * @param earlier what the same person asked before, the oldest first.
 */
export async function readInThread(
  deps: ReadInThreadDeps,
  asked: { question: string; domain: DomainId },
  earlier: readonly string[],
): Promise<UnderstoodQuestion> {
  const read = await readBothWays(deps, asked, earlier);
  if (!('alone' in read)) return read;
  return goesOnWithThread(read, threadBounds) ? read.inThread : read.alone;
}

/**
 * Reads a question alone and in its thread; once only where it says by itself whether it goes on.
 * @param weights by which the likeliest doubt comes first; others than those in force are tried by who fits them.
 */
export async function readBothWays(
  deps: ReadInThreadDeps,
  { question, domain }: { question: string; domain: DomainId },
  earlier: readonly string[],
  weights = threadWeights,
): Promise<UnderstoodQuestion | ReadBothWays> {
  const read = await deps.understand(question, earlier);
  if (earlier.length === 0 || read.saysItGoesOn) return read;
  const { continues } = read;
  const alone = continues ? await deps.understand(question, []) : read;
  const inThread = continues ? read : await deps.understand(question, earlier, true);
  if (!inThread.continues) return alone;
  const worthAlone = await likeliestOf(deps, alone, question, domain, weights);
  const more = (await likeliestOf(deps, inThread, question, domain, weights)) - worthAlone;
  return { alone, inThread, continues, worthAlone, more };
}

/** Whether a question that was read both ways is answered better with its thread. */
export function goesOnWithThread(
  { continues, worthAlone, more }: Pick<ReadBothWays, 'continues' | 'worthAlone' | 'more'>,
  { surelyAlone, hardlyAlone, somewhatMore, maybeAlone, muchMore }: ThreadBounds,
): boolean {
  return continues
    ? worthAlone < surelyAlone || more > somewhatMore
    : (worthAlone < hardlyAlone && more > somewhatMore) || (worthAlone < maybeAlone && more > muchMore);
}

/** Worth of the likeliest doubt that a question puts. */
async function likeliestOf(
  deps: ReadInThreadDeps,
  understood: UnderstoodQuestion,
  question: string,
  domain: DomainId,
  weights: ThreadWeights,
): Promise<number> {
  const knowledge = starterKnowledge();
  const sought = [questionInContext({ question }, understood), ...knowledge.sought.of(understood)].join('\n');
  const { sources } = await retrieveEachPart(deps, understood, sought, domain);
  const ranked = rankTellable(understood, sources, knowledge, weights);
  return Math.max(unlikely, ...ranked.flatMap(({ tellable: [one] }) => one?.worth ?? []));
}

/** Less than any doubt that was measured. */
const unlikely = -10;
