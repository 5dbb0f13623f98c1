import type { QuestionPart } from '../../understanding/understood-question.ts';
import { withArticles } from '../computed/computed.ts';
import type { DayOfTerm } from '../computed/day-of-term.ts';
import { lowerFirst } from './opening/lower-first.ts';
import { asksWhetherPast } from './verdict/judge-time.ts';

/**
 * The sentences with the day on which a term of one of them ends: after it, or before all with its yes or no where that is what is asked.
 * @param part what is asked, where the day may open the answer
 */
export function placeDay(
  sentences: readonly string[],
  place: number,
  day: DayOfTerm,
  part: QuestionPart | null,
  nameArticle: (key: string) => string,
): string[] {
  const text = withArticles(day, nameArticle);
  const reply = part === null ? null : replyOn(part, day);
  return reply === null
    ? [...sentences.slice(0, place + 1), text, ...sentences.slice(place + 1)]
    : [`${reply}: ${lowerFirst(text)}`, ...sentences];
}

/** Whether it is so that a term is open, or that it has passed; null where nothing of it is asked, or what was told leaves it open. */
function replyOn(part: QuestionPart, { isPast, isSupposed, mayRunLater, prescribes }: DayOfTerm): string | null {
  const asked = asksWhetherPast(part);
  if (asked === null || isSupposed || (isPast && mayRunLater)) return null;
  const isSo = (asked === 'past') === isPast;
  if (!isPast) return isSo ? 'Sí, en cuanto al plazo' : 'No';
  return `${isSo ? 'Sí' : 'No'}${prescribes ? ', si nada lo frenó' : ''}`;
}
