import {
  addDays,
  addMonths,
  type CivilDay,
  dayOfMonth,
  daysBetween,
  findDay,
  monthOf,
  yearOf,
} from '@foja/computable-law/core/civil-day';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { readStoryDates, type StoryDate } from '@foja/legal-text/story-dates';
import type { Event } from '../corpus/events/read-events.ts';
import { PhraseBook } from './phrases/phrase-pattern.ts';
import { readQuestionTokens } from './phrases/question-tokens.ts';
import type { UnderstoodQuestion } from './understood-question.ts';

/** When an event happened, as the earliest and the latest day that the words may mean. */
export interface DayOfEvent {
  from: CivilDay;
  to: CivilDay;
  /** As it was told: "el martes 3 de noviembre", "hace dos meses". */
  words: string;
}

/** A place in the question, in UTF-16 units; `end` excluded. */
interface Span {
  start: number;
  end: number;
}

type ToldEvent = Span & { event: string };
/** `isEnd`: it tells since when or until when something lasted, and is no event's day. */
type ToldDate = StoryDate & DayOfEvent & { isEnd: boolean };

/** Long stories tell many days, and no term is asked of one. */
const maxCharacters = 3_000;
/** A day without its year that lies further back may be one to come: "la asamblea del 15/12". */
const maxDaysWithoutYear = 300;
/** Days ago that people count to the day. */
const maxCountedDays = 60;
/** "No me notificaron", "nunca recibí la notificación": what is told not to have happened. */
const denied = /\b(?:no|nunca|ni|sin|jamas)\b/;
/** "No estoy de acuerdo con la suspensión que me dieron" denies something else. */
const clauseOfDenial = /[.;:?!¿¡\n,()]| y | pero | que | con | aunque | porque /;
const clauseEnd = /[.;:?!¿¡\n,()]| y | pero | aunque | porque | cuando | despues de | antes de | mientras /;
const sentenceEnd = /[.;?!¿¡\n]/;
/** What is to come: "el lunes que viene", "el próximo lunes". */
const ahead = { before: /\bproxim[oa]\s*$/, after: /^\s+(?:que viene|proxim[oa]|siguiente)\b/ };
/** "El lunes pasado y hoy es viernes de la otra semana": which Monday it was is not sure. */
const tellsWeekday = /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;
const tellsToday =
  /\b(?:hoy|ya) (?:ya )?(?:es |estamos a )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|\b(?:otra|proxima) semana\b/;
const isRelativeToAnother = /^(?:a l[oa]s|al|despues de|pasad[oa]s)\s/;
const isEndOfSpan = /(?:^|\b)(?:desde|hasta|a partir de|entre)(?:\s+el)?\s*$/;
/** Words around a date that stands alone: "el martes 17 de noviembre, por cédula, me notificaron". */
const maxWordsBesideLoneDate = 1;
/** Of " el " or " del ", between words and their day. */
const charactersOfArticle = 5;

/** Reads on which day something happened, where a question tells it. */
export class ToldEvents {
  readonly #book: PhraseBook<string>;
  readonly #others: PhraseBook<string>;
  readonly #sinces: ReadonlyMap<string, string>;

  constructor(events: readonly Event[]) {
    this.#book = new PhraseBook(events.flatMap(({ event, said }) => said.map((phrase) => ({ owner: event, phrase }))));
    this.#others = new PhraseBook(
      events.flatMap(({ event, unless }) => unless.map((phrase) => ({ owner: event, phrase }))),
    );
    this.#sinces = new Map(events.map(({ event, since }) => [event, since]));
  }

  /** What stands between "desde" and the day of an event; null where the event is unknown. */
  sinceOf(event: string): string | null {
    return this.#sinces.get(event) ?? null;
  }

  /** Whether a question tells that it happened, with its day or without. */
  tells(event: string, { text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): boolean {
    return this.#read(text, foldInPlace(text), today).some((one) => one.event === event);
  }

  /**
   * The day of an event; null where the question tells none, or where it may be that of something else.
   * @param mayBeLater what happened later may be what is meant: any later day then leaves it open.
   */
  dayOf(event: string, understood: Pick<UnderstoodQuestion, 'text' | 'today'>, mayBeLater = true): DayOfEvent | null {
    const { own, dates } = this.#datesOf(event, understood);
    const [day] = own;
    if (day === undefined || own.some(({ from, to }) => from !== day.from || to !== day.to)) return null;
    const isLater = ({ from, to }: ToldDate) => to > day.to && from !== understood.today;
    if (mayBeLater && dates.some(isLater)) return null;
    return { from: day.from, to: day.to, words: day.words };
  }

  /**
   * The only day of the past that a question tells, where it is told of nothing else that is known: it may be that of an event which was told in
   * words that nobody wrote down. Null where none is, or several.
   */
  onlyDayFor(event: string, { text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): DayOfEvent | null {
    if (text.length > maxCharacters) return null;
    const folded = foldInPlace(text);
    const days = readToldDates(text, folded, today).filter((date) => !isToday(date, folded, today));
    const [day, ...others] = days;
    if (day === undefined || others.some(({ from, to }) => from !== day.from || to !== day.to)) return null;
    if (day.isEnd || day.isOngoing || day.from !== day.to || !/\d/.test(day.words)) return null;
    const since = this.#sinces.get(event) ?? '';
    const ofOthers = this.#read(text, folded, today).filter(
      (one) => one.event !== event && areTogether(one, day, folded),
    );
    // Who was notified on a day tells what was done to them in the clause before it.
    const isNotice =
      /notificaci|recepci/.test(since) && ofOthers.every((one) => /notificacion|recibid/.test(one.event));
    if (ofOthers.length > 0 && !isNotice) return null;
    const clause = clauseAround(day, folded);
    return ofLife.test(clause) || denied.test(clause) ? null : { from: day.from, to: day.to, words: day.words };
  }

  /** The only day after another that is told, of what happened meanwhile; null where none is, or several. */
  onlyDayAfter(day: CivilDay, { text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>): CivilDay | null {
    if (text.length > maxCharacters) return null;
    const folded = foldInPlace(text);
    const later = readToldDates(text, folded, today).filter(({ to }) => to > day && to < today);
    const [first, ...others] = later;
    if (first === undefined || others.length > 0 || first.from !== first.to) return null;
    // On which day a letter came about it says nothing of whether something was done in time.
    const isReceipt = this.#read(text, folded, today).some(
      (one) => /notificaci|recepci/.test(this.#sinces.get(one.event) ?? '') && areTogether(one, first, folded),
    );
    return isReceipt ? null : first.from;
  }

  /** Whether a day is that of an event, whatever else happened since. */
  isDayOf(event: string, day: CivilDay, understood: Pick<UnderstoodQuestion, 'text' | 'today'>): boolean {
    return this.#datesOf(event, understood).own.some(({ from, to }) => from === day && to === day);
  }

  #datesOf(
    event: string,
    { text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>,
  ): { own: ToldDate[]; dates: readonly ToldDate[] } {
    if (text.length > maxCharacters || !this.#sinces.has(event)) return { own: [], dates: [] };
    const folded = foldInPlace(text);
    const dates = readToldDates(text, folded, today);
    if (dates.length === 0) return { own: [], dates };
    const told = this.#read(text, folded, today);
    if (!told.some((one) => one.event === event)) return { own: [], dates };
    const ownEvents = told.filter((one) => one.event === event);
    const isPassed = (date: ToldDate) => ownEvents.every((one) => isPassedOver(one, date, dates));
    return {
      own: dates.filter((date) => !isPassed(date) && isDayOf(event, date, dates, told, folded)),
      dates,
    };
  }

  #read(text: string, folded: string, today: CivilDay): ToldEvent[] {
    const tokens = readQuestionTokens(text, today);
    const spanOf = ({ owner, from, to }: { owner: string; from: number; to: number }): ToldEvent => ({
      event: owner,
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
    });
    const others = this.#others.find(tokens).map(spanOf);
    return this.#book
      .find(tokens)
      .map(spanOf)
      .filter(({ start }) => !denied.test(folded.slice(0, start).split(clauseOfDenial).at(-1) ?? ''))
      .filter((one) => !others.some((other) => other.event === one.event && areTogether(one, other, folded)));
  }
}

/** "Hoy es 1 de diciembre". */
function isToday({ from, to, end }: ToldDate, folded: string, today: CivilDay): boolean {
  return from === today && to === today && /\bhoy\b[^.;?]{0,30}$/.test(folded.slice(0, end));
}

/** What begins a story and starts no term. */
const ofLife =
  /\b(?:naci|nacid[oa]|cumpl\w+|entre|ingres\w+|empec\w+|comenc\w+|arranqu\w+|firm\w+|me case|nos casamos|vence|vencia|venci\w+|hasta|para el|proxim[oa]|jubil\w+|mud\w+|contrato (?:de|del)|fechad[oa]|con fecha|trabaj\w+ desde|viv(?:o|imos|ia) desde)\b/;

/** The clause in which a date stands, itself included. */
function clauseAround({ start, end }: Span, folded: string): string {
  const before = folded.slice(0, start).split(clauseEnd).at(-1) ?? '';
  return `${before}${folded.slice(start, end)}${folded.slice(end).split(clauseEnd)[0] ?? ''}`;
}

/** Nothing between them ends the clause. */
function areTogether(one: Span, other: Span, folded: string): boolean {
  const [first, last] = one.start <= other.start ? [one, other] : [other, one];
  return !clauseEnd.test(folded.slice(first.end, Math.max(first.end, last.start)));
}

/**
 * "Un pagaré firmado en mayo de 2022 con vencimiento el 30/9/2022", "la compré el 22/11 me la entregaron el 25": the day right after the words is
 * theirs, and not one before it.
 */
function isPassedOver(told: Span, date: Span, dates: readonly Span[]): boolean {
  const follows = ({ start }: Span) => start >= told.end && start - told.end <= charactersOfArticle;
  return date.start < told.end && !follows(date) && dates.some(follows);
}

function isDayOf(
  event: string,
  date: ToldDate,
  dates: readonly ToldDate[],
  told: readonly ToldEvent[],
  folded: string,
): boolean {
  if (date.isEnd) return false;
  const own = told.filter((one) => areTogether(one, date, folded));
  if (own.length > 0) {
    // Of two things told with one day, it is that of the nearer; two ways of telling one thing lie in each other.
    const distance = ({ start, end }: Span) => Math.max(0, start - date.end, date.start - end);
    const nearest = own.reduce((best, one) => (distance(one) < distance(best) ? one : best));
    return own.some((one) => one.event === event && one.start < nearest.end && nearest.start < one.end);
  }
  if (dates.length > 1 || date.isOngoing || !standsAlone(date, folded)) return false;
  const sentence = told.filter(
    (one) => !sentenceEnd.test(folded.slice(Math.min(one.end, date.end), Math.max(one.start, date.start))),
  );
  return sentence.length > 0 && sentence.every((one) => one.event === event);
}

function standsAlone({ start, end }: Span, folded: string): boolean {
  const before = folded.slice(0, start).split(clauseEnd).at(-1) ?? '';
  const after = folded.slice(end).split(clauseEnd)[0] ?? '';
  const words = `${before} ${after}`.match(/[a-z]{3,}/g) ?? [];
  return words.length <= maxWordsBesideLoneDate;
}

/** "La compré el 22/11 y me la entregaron el 25": a day alone, of the month of the day before it or of the next. */
const dayAlone =
  /\b(?:el|del) (\d{1,2})(?=[\s,.;:?!)]|$)(?! (?:de|del|por|dias?|mes(?:es)?|anos?|horas?|hs|cuotas?|%|\/)(?![a-z]))/g;

function readDaysAlone(folded: string, dates: readonly ToldDate[], today: CivilDay): ToldDate[] {
  return [...folded.matchAll(dayAlone)].flatMap((match): ToldDate[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (dates.some((date) => start < date.end && date.start < end)) return [];
    const before = dates.filter((date) => date.end <= start && date.from === date.to).at(-1);
    if (before === undefined) return [];
    const next =
      Number(match[1]) < dayOfMonth(before.from) ? addMonths(before.from, 1, 'last-day-of-month') : before.from;
    const day = findDay(yearOf(next), monthOf(next), Number(match[1]));
    if (day === null || day > today) return [];
    return [{ ...before, start, end, from: day, to: day, words: match[0], isEnd: false }];
  });
}

/** The days and times of the past that a question tells, each as early and as late as it may have been. */
function readToldDates(text: string, folded: string, today: CivilDay): ToldDate[] {
  const whole = readWholeDates(text, folded, today);
  return [...whole, ...readDaysAlone(folded, whole, today)].sort((left, right) => left.start - right.start);
}

function readWholeDates(text: string, folded: string, today: CivilDay): ToldDate[] {
  return readStoryDates({ text, folded }, today).flatMap((date) => {
    const { start, end, from, to } = date;
    const words = folded.slice(start, end);
    const before = folded.slice(Math.max(0, start - 16), start);
    // "Hace 8 días hábiles" is no eight days ago.
    if (isRelativeToAnother.test(words) || folded.startsWith(' habiles', end)) return [];
    const isEnd = isEndOfSpan.test(before) || /^(?:desde|hasta)\b/.test(words);
    if (ahead.before.test(before) || ahead.after.test(folded.slice(end, end + 16))) return [];
    if (!/\d/.test(words) && tellsWeekday.test(words) && tellsToday.test(folded)) return [];
    const tellsYear = /\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2}\b|\bano\b|^hace\b/.test(words);
    if (!tellsYear && daysBetween(from, today) > maxDaysWithoutYear) return [];
    const more = /^ y (?:medio|[a-z\d]+ (?:mes(?:es)?|dias?))\b/.exec(folded.slice(end));
    const written = text.slice(start, end + (more?.[0].length ?? 0)).replace(/^./, (letter) => letter.toLowerCase());
    return [{ ...date, ...spanAgo(words, from, to, today), words: written, isEnd }];
  });
}

/** "Hace tres meses" is not said to the day, as "hace 10 días" is. */
function spanAgo(words: string, from: CivilDay, to: CivilDay, today: CivilDay): { from: CivilDay; to: CivilDay } {
  if (!words.startsWith('hace')) return { from, to };
  const days = daysBetween(from, today);
  const isRough = /\b(?:casi|como|unos|unas|mas de|aproximadamente|alrededor)\b/.test(words);
  const slack = /\bdias?\b/.test(words)
    ? days <= maxCountedDays && !isRough
      ? 0
      : Math.ceil(days / 3)
    : /\bsemanas?\b/.test(words)
      ? isRough
        ? Math.ceil(days / 3)
        : 4
      : null;
  if (slack !== null) return { from: addDays(from, -slack), to: latest(addDays(to, slack), today) };
  const halfMonths = /\bmes(?:es)?\b/.test(words) ? 1 : 12;
  return {
    from: addMonths(from, -halfMonths, 'last-day-of-month'),
    to: latest(addMonths(to, Math.ceil(halfMonths / 2), 'last-day-of-month'), today),
  };
}

/** No later than today. */
const latest = (day: CivilDay, today: CivilDay): CivilDay => (day > today ? today : day);
