import type { DomainId } from '@foja/contracts/domains';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { Understand } from '../understanding/open-understanding.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { rankTellable } from './answer/doubts/rank-tellable.ts';
import { retrieveEachPart } from './answer/retrieve-each-part.ts';
import { questionInContext } from './question-in-context.ts';

interface ReadInThreadDeps {
  understand: Understand;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
}

/** Worth of the likeliest doubt of a question alone under which it hardly stands alone, and by how much it must be worth more in the thread. */
const [hardlyAlone, somewhatMore] = [1, 0.5];
/** The same of one that may stand alone. */
const [maybeAlone, muchMore] = [2.5, 2];
/** From here on it stands alone, if the thread adds nothing to it. */
const surelyAlone = 1.5;

/**
 * Reads a question in the light of its thread. One that does not say whether it goes on with it ("¿me devuelven la plata?", "mi inquilina no
 * paga hace dos meses") is read both ways, and taken as what is answered better: it asks for its articles twice. Of 66 such follow-ups that
 * are looked into 60 are read with their thread, of 232 questions after one of another matter 29.
 * @param earlier what the same person asked before, the oldest first.
 */
export async function readInThread(
  deps: ReadInThreadDeps,
  { question, domain }: { question: string; domain: DomainId },
  earlier: readonly string[],
): Promise<UnderstoodQuestion> {
  const read = await deps.understand(question, earlier);
  if (earlier.length === 0 || read.saysItGoesOn) return read;
  const alone = read.continues ? await deps.understand(question, []) : read;
  const inThread = read.continues ? read : await deps.understand(question, earlier, true);
  if (!inThread.continues) return alone;
  const worthAlone = await likeliestOf(deps, alone, question, domain);
  const more = (await likeliestOf(deps, inThread, question, domain)) - worthAlone;
  const goesOn = read.continues
    ? worthAlone < surelyAlone || more > somewhatMore
    : (worthAlone < hardlyAlone && more > somewhatMore) || (worthAlone < maybeAlone && more > muchMore);
  return goesOn ? inThread : alone;
}

/** Worth of the likeliest doubt that a question puts. */
async function likeliestOf(
  deps: ReadInThreadDeps,
  understood: UnderstoodQuestion,
  question: string,
  domain: DomainId,
): Promise<number> {
  const knowledge = starterKnowledge();
  const sought = [questionInContext({ question }, understood), ...knowledge.sought.of(understood)].join('\n');
  const { sources } = await retrieveEachPart(deps, sought, domain);
  const first = rankTellable(understood, sources, knowledge).flatMap(({ tellable: [one] }) => one?.worth ?? []);
  return Math.max(unlikely, ...first);
}

/** Less than any doubt that was measured. */
const unlikely = -10;
