import type { Belief } from '../../corpus/beliefs/read-beliefs.ts';
import type { QuestionPart } from '../../understanding/understood-question.ts';
import type { DayOfTerm } from '../computed/day-of-term.ts';
import { placeDay } from './place-day.ts';
import { repliesAtOnce } from './reply-of.ts';

/** What a question takes for granted and is not so, in one paragraph. */
export interface BeliefDenied {
  text: string;
  /** Articles that the paragraph names; the sentences were compared with them. */
  keys: string[];
  /** The day on which a term of it ends, told with it; null where the question tells no day from which one runs. */
  day: DayOfTerm | null;
}

const maxBeliefs = 2;

/**
 * Says what the law says instead of what the question believes; null where it believes nothing that is known to be wrong.
 * @param dayOf when a term of a belief ends for who asks
 * @param part the one thing that is asked; null where there are several
 */
export function denyBeliefs(
  beliefs: readonly Belief[],
  nameArticle: (key: string) => string,
  dayOf: (belief: Belief) => DayOfTerm | null = () => null,
  part: QuestionPart | null = null,
): BeliefDenied | null {
  const told = beliefs.slice(0, maxBeliefs);
  if (told.length === 0) return null;
  const sentences = told.map(({ law, on }) => `${law.replace(/[.\s]+$/, '')} (${on.map(nameArticle).join('; ')}).`);
  const keys = told.flatMap(({ on }) => on);
  for (const [place, belief] of told.entries()) {
    const day = dayOf(belief);
    if (day === null) continue;
    const isOpening = place === 0 && !repliesAtOnce(belief.law);
    return { text: placeDay(sentences, place, day, isOpening ? part : null, nameArticle).join(' '), keys, day };
  }
  return { text: sentences.join(' '), keys, day: null };
}
