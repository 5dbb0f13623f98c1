import { addMonths, type CivilDay } from '@foja/computable-law/core/civil-day';
import { type QuestionToken, readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** A day that a question tells whole, with the words that stand before it up to the day before. */
export interface ToldDay {
  day: CivilDay;
  before: string;
  start: number;
  end: number;
}

/** No contract or term that people ask about ends later. */
const farthestMonths = 240;

/** The days of the past, and those to come that were told with their year, in the order of the question. */
export function toldDays({ text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): ToldDay[] {
  const past = wholeDays(readQuestionTokens(text, today), text).filter(({ day }) => day <= today);
  const until = addMonths(today, farthestMonths, 'last-day-of-month');
  const ahead = wholeDays(readQuestionTokens(text, until), text).filter(
    ({ day, written }) => day > today && /\d{4}/.test(written),
  );
  return [...past, ...ahead].sort((a, b) => a.start - b.start);
}

const isSpan = /\b(?:anos?|mes(?:es)?|semanas?|dias?)\b/;
/** "10 de agosto de este año": the year of a day, and no span. */
const yearOfDay = /\b(?:de )?(?:este ano|(?:el |del )?ano (?:pasado|anterior))\b/;

function wholeDays(tokens: readonly QuestionToken[], text: string): (ToldDay & { written: string })[] {
  let begins = 0;
  return tokens.flatMap(({ date, text: words, start, end }, place) => {
    // "Ahora" and "después de 7 años" are days for a story, and none that was told.
    if (date === undefined || date.from !== date.to || !/\d/.test(words) || isSpan.test(words.replace(yearOfDay, '')))
      return [];
    const before = tokens
      .slice(begins, place)
      .map((token) => token.text)
      .join(' ');
    begins = place + 1;
    return [{ day: date.from, before: `${before} ${words}`, start, end, written: text.slice(start, end) }];
  });
}

const relativeDay = /\b(?:hoy|ayer|anteayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

/** "Supuestos en que hoy no es exigible" tells no day: something happened, or was received, on it. */
const happens =
  /\b(?:notific\w+|lleg\w+|recib\w+|entreg\w+|public\w+|dict\w+|salio|sali|firm\w+|vencio|vence|me|nos)\b/;
const wordsBeside = 4;
const wordsAround = (tokens: readonly QuestionToken[], place: number): string =>
  tokens
    .slice(Math.max(0, place - wordsBeside), place + wordsBeside)
    .map(({ text }) => text)
    .join(' ');

/** "Me notificaron hoy", "el viernes": the only day that is told without a number. */
export function relativeDayTold({ text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): CivilDay | null {
  const tokens = readQuestionTokens(text, today);
  const told = tokens.filter(
    ({ date, text: words }, place) =>
      date !== undefined &&
      date.from === date.to &&
      !/\d/.test(words) &&
      relativeDay.test(words) &&
      (!/\bhoy\b/.test(words) || happens.test(wordsAround(tokens, place))),
  );
  return told.length === 1 ? (told[0]?.date?.from ?? null) : null;
}

/** Which of the words stands last, and so nearest to the day; null where none does. */
export function nearestWord<Role extends string>(before: string, roles: Record<Role, RegExp>): Role | null {
  let nearest: Role | null = null;
  let place = -1;
  for (const role of Object.keys(roles) as Role[]) {
    const last = [...before.matchAll(new RegExp(roles[role].source, 'g'))].at(-1);
    if (last && last.index > place) [nearest, place] = [role, last.index];
  }
  return nearest;
}
