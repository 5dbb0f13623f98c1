import type { QuestionPart } from '../../understanding/understood-question.ts';
import { withArticles } from '../computed/computed.ts';
import type { DayOfTerm } from '../computed/day-of-term.ts';
import type { DoubtFound } from './doubts/find-doubts.ts';
import { lowerFirst } from './opening/lower-first.ts';
import { repliesAtOnce } from './reply-of.ts';
import { type Said, saysAgain } from './says-again.ts';
import { asksWhetherPast } from './verdict/judge-time.ts';

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
  /** The day on which a term of them ends, told with them; null where the question tells no day from which one runs. */
  day: DayOfTerm | null;
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
  dayOf: (doubt: DoubtFound) => DayOfTerm | null = () => null,
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
  const { sentences, day } = withDay(inOrder, nameArticle, dayOf);
  return {
    text: sentences.join(' '),
    keys: inOrder.flatMap(({ keys }) => keys),
    day,
    parts: told.map(({ part }) => part),
    worth: first.worth,
    isOfFacts: inOrder[0]?.isOfFacts === true,
  };
}

/** Their sentences, and after the first that states a term the day on which it ends; before all where that is what is asked. */
function withDay(
  doubts: readonly DoubtFound[],
  nameArticle: (key: string) => string,
  dayOf: (doubt: DoubtFound) => DayOfTerm | null,
): { sentences: string[]; day: DayOfTerm | null } {
  const sentences = doubts.map(
    ({ answer, keys }) => `${answer.replace(/[.\s]+$/, '')} (${keys.map(nameArticle).join('; ')}).`,
  );
  for (const [place, doubt] of doubts.entries()) {
    const day = dayOf(doubt);
    if (day === null) continue;
    const text = withArticles(day, nameArticle);
    const reply = place === 0 && !repliesAtOnce(doubt.answer) ? replyOn(doubt.part, day) : null;
    if (reply !== null) sentences.unshift(`${reply}: ${lowerFirst(text)}`);
    else sentences.splice(place + 1, 0, text);
    return { sentences, day };
  }
  return { sentences, day: null };
}

/** Whether it is so that a term is open, or that it has passed; null where nothing of it is asked, or what was told leaves it open. */
function replyOn(part: QuestionPart, { isPast, prescribes }: DayOfTerm): string | null {
  const asked = asksWhetherPast(part);
  if (asked === null || isPast === null) return null;
  const isSo = (asked === 'past') === isPast;
  if (!isSo) return isPast && prescribes ? 'No, si nada lo frenó' : 'No';
  if (isPast) return prescribes ? 'Sí, si nada lo frenó' : 'Sí';
  return 'Sí, en cuanto al plazo';
}

function asSaid({ answer, keys }: DoubtFound): Said {
  return { text: answer, keys };
}
