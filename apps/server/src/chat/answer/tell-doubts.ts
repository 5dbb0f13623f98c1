import { termsOf } from '../terms-of.ts';
import type { DoubtFound } from './doubts/find-doubts.ts';

/** What the questions put answer, in one paragraph with its articles. */
export interface DoubtsTold {
  text: string;
  /** Articles that the paragraph names; the sentences were compared with them. */
  keys: string[];
}

const maxDoubts = 2;
/** Share of an answer's words from which what stands before says it as well. */
const heldFrom = 0.6;

/** The same of another doubt told just before: two on one article say much alike in other words. */
const repeatedOfOneArticle = 0.55;
const repeatedFrom = (doubt: DoubtFound, other: DoubtFound) =>
  doubt.keys[0] === other.keys[0] ? repeatedOfOneArticle : heldFrom;

/** The answers to the doubts that a question puts, but for what was told before; null where nothing is left. */
export function tellDoubts(
  doubts: readonly DoubtFound[],
  toldBefore: readonly { text: string; keys: readonly string[] }[],
  nameArticle: (key: string) => string,
): DoubtsTold | null {
  const isTold = ({ answer, keys }: DoubtFound) =>
    toldBefore.some((told) => told.keys.includes(keys[0] ?? '') || shareIn(answer, told.text) >= heldFrom);
  const told: DoubtFound[] = [];
  for (const doubt of doubts) {
    const repeats = told.some((other) => shareIn(doubt.answer, other.answer) >= repeatedFrom(doubt, other));
    if (!isTold(doubt) && !repeats && told.length < maxDoubts) told.push(doubt);
  }
  if (told.length === 0) return null;
  const sentences = told.map(
    ({ answer, keys }) => `${answer.replace(/[.\s]+$/, '')} (${keys.map(nameArticle).join('; ')}).`,
  );
  return { text: sentences.join(' '), keys: told.flatMap(({ keys }) => keys) };
}

function shareIn(answer: string, told: string): number {
  const [own, terms] = [[...termsOf(answer)], termsOf(told)];
  return own.filter((term) => terms.has(term)).length / Math.max(1, own.length);
}
