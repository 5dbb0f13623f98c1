import type { QuestionPart } from '../../understanding/understood-question.ts';
import type { DoubtFound } from './doubts/find-doubts.ts';
import { repliesAtOnce } from './reply-of.ts';
import { type Said, saysAgain } from './says-again.ts';

/** What the questions put answer, in one paragraph with its articles. */
export interface DoubtsTold {
  text: string;
  /** Articles that the paragraph names; the sentences were compared with them. */
  keys: string[];
  /** The parts of the question that it answers. */
  parts: QuestionPart[];
  /** How surely the first is what is asked, as doubts are measured. */
  worth: number;
  /** The first is said just for the facts that were told. */
  isOfFacts: boolean;
}

const maxDoubts = 2;
/** The same where several things are asked. */
const maxOfParts = 3;
/** Worth from which a doubt is told besides what stands before it on the same article. */
const surelyAsked = 3.5;

/** The answers to the doubts that a question puts, but for what was told before; null where nothing is left. */
export function tellDoubts(
  doubts: readonly DoubtFound[],
  toldBefore: readonly Said[],
  nameArticle: (key: string) => string,
): DoubtsTold | null {
  const isTold = (doubt: DoubtFound) =>
    toldBefore.some(
      (told) =>
        (doubt.worth < surelyAsked && told.keys.includes(doubt.keys[0] ?? '')) || saysAgain(asSaid(doubt), told),
    );
  // Each thing that is asked has its answer, and one of them may have another.
  const limit = doubts.some(({ part }) => part !== doubts[0]?.part) ? maxOfParts : maxDoubts;
  const told: DoubtFound[] = [];
  for (const doubt of doubts) {
    const repeats = told.some((other) => saysAgain(asSaid(doubt), asSaid(other)));
    if (!isTold(doubt) && !repeats && told.length < limit) told.push(doubt);
  }
  const [first] = told;
  if (first === undefined) return null;
  // Of two that one part puts, the one that says whether it is so comes first.
  const inOrder = told.every(({ part }) => part === first.part)
    ? told.toSorted((left, right) => Number(repliesAtOnce(right.answer)) - Number(repliesAtOnce(left.answer)))
    : told;
  const sentences = inOrder.map(
    ({ answer, keys }) => `${answer.replace(/[.\s]+$/, '')} (${keys.map(nameArticle).join('; ')}).`,
  );
  return {
    text: sentences.join(' '),
    keys: inOrder.flatMap(({ keys }) => keys),
    parts: told.map(({ part }) => part),
    worth: first.worth,
    isOfFacts: inOrder[0]?.isOfFacts === true,
  };
}

function asSaid({ answer, keys }: DoubtFound): Said {
  return { text: answer, keys };
}
