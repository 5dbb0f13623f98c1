import { addMonths, type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { toldDays } from './told-days.ts';
import { quantityOf } from './told-facts.ts';

/** The days between which a contract ends. */
export interface ContractEnds {
  earliest: CivilDay;
  latest: CivilDay;
}

/** Where a contract is told to begin: "firmé por 24 meses desde el 10/5", "que arrancó el 15 de julio". */
const begins =
  /\b(?:desde|a partir|empez\w+|arranc\w+|comenz\w+|comienz\w+|inici\w+|firm\w+|vigencia|entre|entramos)\b/;
/** What happened on the way is no beginning. */
const isAnother = /\b(?:avis\w+|notific\w+|carta|pag\w+|deb\w+|aument\w+|rompi\w+|venc\w+|hasta)\b/;
const monthAlone = /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/;
const reachOfWords = 5;

interface Beginning {
  from: CivilDay;
  to: CivilDay;
}

/** The day or the month on which the lease began; null where it was not told, or more than one may be it. */
function beginning({ facts, text, today }: UnderstoodQuestion): Beginning | null {
  const since = facts.find(({ name }) => name === 'tiempo-alquilado');
  const tokens = readQuestionTokens(text, today);
  const told = tokens.flatMap(({ date, start, text: words }, place) => {
    if (date === undefined || date.from > today || !(/\d/.test(words) || monthAlone.test(words))) return [];
    if (since !== undefined) return start >= since.start && start < since.end ? [date] : [];
    const before = tokens
      .slice(Math.max(0, place - reachOfWords), place)
      .map((token) => token.text)
      .join(' ');
    return begins.test(`${before} ${words}`) && !isAnother.test(before) ? [date] : [];
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** Between which days a contract ends of which the month was told when it began, and its term; null where either was not. */
export function endsOfTerm(understood: UnderstoodQuestion): ContractEnds | null {
  const months = wholeMonths(quantityOf(understood.facts, 'duracion-contrato'));
  const date = beginning(understood);
  // What is told by its year alone says too little.
  if (date === null || months === null || daysBetween(date.from, date.to) > daysOfMonth) return null;
  const end = (day: CivilDay) => addMonths(day, months, 'last-day-of-month');
  return { earliest: end(date.from), latest: end(date.to) };
}

const daysOfMonth = 31;

/** The day on which a contract ends whose first day and term were told, from date to date (CCyC 6); null where either was not. */
export function endOfTerm(understood: UnderstoodQuestion): CivilDay | null {
  const months = wholeMonths(quantityOf(understood.facts, 'duracion-contrato'));
  const date = beginning(understood);
  if (date === null || months === null || date.from !== date.to) return null;
  const isDay = toldDays(understood).some(({ day }) => day === date.from);
  return isDay ? addMonths(date.from, months, 'last-day-of-month') : null;
}

/** A length of years or months in whole months; null for any other. */
export function wholeMonths(quantity: ReturnType<typeof quantityOf>): number | null {
  if (quantity?.unit === 'anio') return Math.round(quantity.value * 12);
  return quantity?.unit === 'mes' ? Math.floor(quantity.value) : null;
}
