import { addMonths, type CivilDay, civilDay, elapsed } from '@foja/computable-law/core/civil-day';
import { formatPesos, money } from '@foja/computable-law/core/money';
import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import { type QuestionToken, readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { KnownFact, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { nearestWord, relativeDayTold, toldDays } from './told-days.ts';

/** Less is no month's pay, and no rent, of today: a number of something else. */
export const minPay = 50_000;

/** The days of the past that a question tells whole, in order of time. */
export function daysTold(understood: Pick<UnderstoodQuestion, 'text' | 'today'>): CivilDay[] {
  return toldDays(understood)
    .map(({ day }) => day)
    .filter((day) => day <= understood.today)
    .sort();
}

/** The days that have not come yet, told with their year. */
export function daysAhead(understood: Pick<UnderstoodQuestion, 'text' | 'today'>): CivilDay[] {
  return toldDays(understood)
    .map(({ day }) => day)
    .filter((day) => day > understood.today);
}

const payWord =
  /^(?:gan[oae]|gana(?:ba|ban|ndo|mos)|cobr[oae]|cobra(?:ba|ban|ndo|mos)|sueldo|salario|remuneracion|haber|pagaban|pagan|mnhr|mrmnh|mrmn|mrnh)$/;
/** Another amount that has nothing to do with the pay. */
const otherAmount = /^(?:tope|deuda|deben|alquiler|multa|honorarios|prestamo|capital)$/;
const payReach = 6;

/** The monthly pay: what the vocabulary of facts found, or a number that stands after a word of pay ("gano 800.000"). */
export function payOf({ text, facts, today }: UnderstoodQuestion): Quantity | null {
  const told = quantityOf(facts, 'sueldo');
  if (told !== null) return told;
  const tokens = readQuestionTokens(text, today);
  for (const [place, { quantity }] of tokens.entries()) {
    if (quantity === undefined || quantity.value < minPay || !['peso', 'unidad'].includes(quantity.unit)) continue;
    if (isPay(tokens.slice(Math.max(0, place - payReach), place), tokens.slice(place + 1, place + 3))) return quantity;
  }
  return null;
}

/** An amount that somebody offers, pays or owes. */
const ofOtherSum = /^(?:ofrec\w+|pag\w+|dan|dieron|debe|cobre)$/;

/** The same, or the only amount that is told of an end of contract whose days are told: "ingreso 2/1/2012, egreso 30/11/2026, $ 3.000.000". */
export function payOfEnd(understood: UnderstoodQuestion): Quantity | null {
  const told = payOf(understood);
  if (told !== null || serviceOf(understood)?.isExact !== true) return told;
  const { text, today } = understood;
  const tokens = readQuestionTokens(text.replace(/\bsin tope\b/i, ''), today);
  if (tokens.some((token) => otherAmount.test(token.text) || ofOtherSum.test(token.text))) return null;
  const amounts = tokens.flatMap(({ quantity }) =>
    quantity !== undefined && quantity.value >= minPay && ['peso', 'unidad'].includes(quantity.unit) ? [quantity] : [],
  );
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

function isPay(before: readonly QuestionToken[], after: readonly QuestionToken[]): boolean {
  if (/^(?:por mes|mensuales|de sueldo|brutos)/.test(after.map(({ text }) => text).join(' '))) return true;
  const nearest = before.findLast(({ text, quantity }) => payWord.test(text) || otherAmount.test(text) || quantity);
  return nearest !== undefined && payWord.test(nearest.text);
}

/** How long somebody has worked. */
export interface Service {
  start: CivilDay;
  end: CivilDay;
  /** Both days were told, and not only how long it lasted. */
  isExact: boolean;
  /** Only years were told: some months more may have passed. */
  isWholeYears: boolean;
  told: string;
}

/** Words that stand before the first or the last day of a contract. */
const endsOfService = {
  start:
    /\b(?:entre|entro|ingres[eo]|f(?:echa)? de ingreso|empece|empezo|comence|comenzo|arranque|alta|desde|trabaj[oa](?:ba)? desde)\b/,
  end: /\b(?:echaron|echo|despid\w+|despedir(?:lo|la|me)?|despedid[oa]|despido|egreso|renunci\w+|hasta|baja|raj\w+|cese|extincion|murio|fallecio|desvincul\w+|(?:quede|quedo|deja(?:ron|do)) (?:en la calle|sin (?:trabajo|laburo|empleo)))\b/,
};

/** "El 27 de octubre me mandaron el telegrama de despido": the end may be told behind its day. */
const endsAfter =
  /^,? (?:me|nos|lo|la|le) (?:\w+ ){0,4}?(?:echaron|echo|despid\w+|despido|rajaron|rajo|desvincul\w+|dieron de baja|prescind\w+)\b/;

/** The time of work that was told: by its days, or by how long it lasted until its last day, or until now. */
export function serviceOf(understood: UnderstoodQuestion): Service | null {
  const { start, end } = serviceDays(understood);
  if (start !== undefined && end !== undefined) {
    if (start >= end) return null;
    return {
      start,
      end,
      isExact: true,
      isWholeYears: false,
      told: `trabajo del ${dayMonthYear(start)} al ${dayMonthYear(end)}`,
    };
  }
  const begun = monthBegun(understood);
  const until = end ?? civilDay(understood.today);
  if (begun !== null && begun.from < until && periodsPaid(begun.from, until) === periodsPaid(begun.to, until)) {
    const told = `trabajo desde ${begun.words}${end === undefined ? '' : ` hasta el ${dayMonthYear(end)}`}`;
    return { start: begun.from, end: until, isExact: false, isWholeYears: false, told };
  }
  const lasted = lastedOf(understood);
  const months = lasted === null ? null : monthsOf(lasted);
  if (lasted === null || months === null || months === 0) return null;
  const isWholeYears = lasted.unit === 'anio' && Number.isInteger(lasted.value);
  const told = `${spanOf(months)} de antigüedad`;
  return { start: addMonths(until, -months, 'last-day-of-month'), end: until, isExact: false, isWholeYears, told };
}

/** The month in which the work began, where it was told by its month alone: "estaba desde marzo de 2023". */
function monthBegun({ text, today }: UnderstoodQuestion): { from: CivilDay; to: CivilDay; words: string } | null {
  const tokens = readQuestionTokens(text, today);
  const months = tokens.flatMap(({ date, text: words }, place) => {
    if (date === undefined || !monthAlone.test(words)) return [];
    const before = tokens
      .slice(Math.max(0, place - reachOfMonth), place)
      .map((token) => token.text)
      .join(' ');
    return begins.test(`${before} ${words}`) ? [{ ...date, words: words.replace(/^(?:desde|en) /, '') }] : [];
  });
  return months.length === 1 ? (months[0] ?? null) : null;
}

const reachOfMonth = 6;
const monthAlone = /^(?:(?:desde|en) )?[a-z]+ de(?:l)? \d{4}$/;
const begins =
  /\b(?:(?:estaba|estoy|trabaj\w+|laburo|laburaba|en blanco|en negro|registrad[oa]) (?:\w+ ){0,3}desde|(?:entre|ingrese|empece|comence|arranque) (?:\w+ ){0,4}en) [a-z]+ de(?:l)? \d{4}$/;

/** For how many periods the time for each year is paid: whole years, and one for a rest of more than three months. */
function periodsPaid(start: CivilDay, end: CivilDay): number {
  const { years, months, days } = elapsed(start, end);
  return years + (months > 3 || (months === 3 && days > 0) ? 1 : 0);
}

const ofSomethingElse =
  /\b(?:beb[ea]s?|nen[ea]s?|hij[oa]s?|nacio|naci|parto|tuve|embaraz\w+|certificado|operaron|accident\w+|enferm\w+|licencia|me case|casamiento|intim\w+|telegrama|carta|avis\w+|notifi\w+|denunci\w+|firm\w+|mud\w+)\b/;

/** "Lo quiero despedir el 31/12/2026": an end that is still to come. */
const ends = /\b(?:despedir(?:lo|la|me)?|echar(?:lo|la|me)?|renunciar|me voy|baja)(?: \w+){0,4} \S+$/;
const monthsAhead = 6;

/** The first and the last day of work, where they were told. */
export function serviceDays(understood: UnderstoodQuestion): { start?: CivilDay; end?: CivilDay } {
  const soon = addMonths(understood.today, monthsAhead, 'last-day-of-month');
  const days = toldDays(understood).filter(
    ({ day, before }) => day <= understood.today || (day <= soon && ends.test(before)),
  );
  const roles = days.map(({ day, before, end }) => ({
    day,
    before,
    role: nearestWord(before, endsOfService) ?? (endsAfter.test(fold(understood.text.slice(end))) ? 'end' : null),
  }));
  const start = roles.find(({ role }) => role === 'start')?.day;
  const end = roles.findLast(({ role }) => role === 'end')?.day;
  if (start !== undefined && end !== undefined) return { start, end };
  // A day on which something else happened is none of the work.
  const sorted = roles
    .flatMap(({ day, role, before }) => (role === null && ofSomethingElse.test(before) ? [] : [day]))
    .sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first !== undefined && last !== undefined && first < last) return { start: first, end: last };
  const ended = end ?? (start === undefined ? undefined : (relativeDayTold(understood) ?? undefined));
  return { ...(start !== undefined && { start }), ...(ended !== undefined && { end: ended }) };
}

/** How long the work lasted: as the vocabulary of facts found it, or the only time of years or months of the question. */
function lastedOf({ text, facts, today }: UnderstoodQuestion): Quantity | null {
  const fact = facts.find(({ name }) => name === 'antiguedad');
  const told = quantityOf(facts, 'antiguedad');
  if (told !== null && !isAge(text, fact)) return told;
  const tokens = readQuestionTokens(text, today);
  const spans = tokens.flatMap(({ quantity, start }, place) => {
    // "Tres meses de sueldo" is an amount.
    if (quantity === undefined || quantity.of !== undefined || !['anio', 'mes'].includes(quantity.unit)) return [];
    // "Me echaron hace un año", "me deben tres meses": what tells another fact is no time worked.
    if (
      facts.some(
        (other) => other !== fact && typeof other.value === 'object' && other.start <= start && start < other.end,
      )
    )
      return [];
    const after = tokens
      .slice(place + 1, place + 3)
      .map((token) => token.text)
      .join(' ');
    // "Tengo 50 años" is an age.
    const isYears = /^de edad/.test(after) || (tokens[place - 1]?.text === 'tengo' && !/^(?:de|trabaj|en)/.test(after));
    return isYears || /^mes(?:es)? pasado/.test(after) ? [] : [quantity];
  });
  return spans.length === 1 ? (spans[0] ?? null) : null;
}

/** "Tengo 45 años y trabajo hace 12": how old somebody is. */
function isAge(text: string, fact: KnownFact | undefined): boolean {
  if (fact === undefined || fact.start < 0) return false;
  const around = text.slice(Math.max(0, fact.start - 6), fact.end + 12).toLowerCase();
  return /\btengo \d+ años(?! (?:de (?!edad)|trabaj|en ))/.test(around);
}

/** "4 años y 4 meses". */
function spanOf(months: number): string {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [...counted(Math.floor(months / 12), 'año', 'años'), ...counted(months % 12, 'mes', 'meses')].join(' y ');
}

function monthsOf({ value, unit }: Quantity): number | null {
  if (unit === 'anio') return Math.round(value * 12);
  return unit === 'mes' ? Math.floor(value) : null;
}

/** A fact of measure, amount or count; null where it was not told. */
export function quantityOf(facts: readonly KnownFact[], name: string): Quantity | null {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === 'object' ? value : null;
}

/** A fact of yes or no; null where it was not told. */
export function flag(facts: readonly KnownFact[], name: string): boolean | null {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === 'boolean' ? value : null;
}

/** "$ 1.500.000". */
export const pesos = (amount: number) => `$ ${formatPesos(money(amount)).replace(/,00$/, '')}`;
/** "3/5/2023". */
export const dayMonthYear = (day: string) => day.split('-').reverse().map(Number).join('/');
