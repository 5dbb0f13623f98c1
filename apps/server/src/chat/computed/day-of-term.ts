import { type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import type {
  CatalogueDeadline,
  DeadlineResult,
  DeadlineUnit,
  NotificationKind,
} from '@foja/computable-law/deadlines/deadline';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import type { Term } from '../../corpus/events/stated-term.ts';
import { PhraseBook } from '../../understanding/phrases/phrase-pattern.ts';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { DayOfEvent, ToldEvents } from '../../understanding/told-events.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Computed } from './computed.ts';
import { placeElsewhere } from './other-courts.ts';
import { tellDay } from './tell-day.ts';
import { notificationIn } from './told-term.ts';

/** The day on which a term ends for who tells the day from which it runs. */
export interface DayOfTerm extends Computed {
  term: Pick<Term, 'length' | 'unit'>;
  /** Whether it has passed, counted from the day that was told. */
  isPast: boolean;
  /** It may run from a later day that was not told. */
  mayRunLater: boolean;
  /** It may have been suspended or interrupted. */
  prescribes: boolean;
  /** No yes or no follows from it: nothing says that the day which was told is the one from which it runs, or it is one of two that end apart. */
  isSupposed: boolean;
}

/** By unit: how one and several are called, and whose rules of counting hold where the term does not say. */
const units: Record<DeadlineUnit, { one: string; many: string; court: string }> = {
  'dias-habiles-judiciales': {
    one: 'el día hábil judicial',
    many: 'días hábiles judiciales',
    court: 'nacional-civil-comercial',
  },
  'dias-habiles-administrativos': {
    one: 'el día hábil administrativo',
    many: 'días hábiles administrativos',
    court: 'administrativo-nacional',
  },
  'dias-habiles-laborales': { one: 'el día hábil', many: 'días hábiles', court: 'relacion-laboral' },
  'dias-corridos': { one: 'el día corrido', many: 'días corridos', court: 'nacional-civil-comercial' },
  meses: { one: 'el mes', many: 'meses', court: 'nacional-civil-comercial' },
  anios: { one: 'el año', many: 'años', court: 'nacional-civil-comercial' },
  horas: { one: 'la hora', many: 'horas', court: 'nacional-civil-comercial' },
};
/** Two days between which a term ends are told where they lie no further apart. */
const maxSpreadDays = 45;
const stops = ', salvo que algo lo haya suspendido o interrumpido';

/**
 * When a term of an answer ends, for the day that the question tells; null where it tells none, or tells it of something else.
 * @param on the articles of the answer, the first of which fixes the term
 */
export function dayOfTerm(
  terms: readonly Term[],
  on: readonly string[],
  understood: UnderstoodQuestion,
  events: ToldEvents,
): DayOfTerm | null {
  const own = terms.filter((term) => isOfQuestion(term, understood));
  const told = own.flatMap((term): ToldTerm[] => {
    // What interrupts, or is sooner what the term runs from, happened later.
    const day = events.dayOf(term.from, understood, term.prescribes || term.orLater !== undefined);
    return day === null ? [] : [{ term, day }];
  });
  const [first, ...others] = told;
  if (first === undefined && own.length === 1) return onlyDayTold(own, on, understood, events);
  const [second, ...more] = others;
  // Of two terms that run from what was told on one day the question does not say which.
  if (first === undefined || more.length > 0) return null;
  if (second !== undefined) return bothDays([first, second], on, understood, events);
  // "Compré el 3 y me la entregaron el 5": what the term would sooner run from is told without its day.
  const isToldOtherwise = ({ from }: Term) => from !== first.term.from && events.tells(from, understood);
  if (first.term.orLater !== undefined && own.some(isToldOtherwise)) return null;
  return tell(first.term, on, { ...first.day, isSupposed: false }, understood, events);
}

/** Two terms that run from two events, "los seis meses de la entrega" and "los sesenta días de que se rompió": each has its day. */
function bothDays(
  told: readonly [ToldTerm, ToldTerm],
  on: readonly string[],
  understood: UnderstoodQuestion,
  events: ToldEvents,
): DayOfTerm | null {
  const [one, other] = told;
  const areTold = ({ term: { orLater } }: ToldTerm) => orLater === undefined;
  if (one.term.from === other.term.from || one.day.from === other.day.from || !told.every(areTold)) return null;
  const [first, second] = told.map(({ term, day }) =>
    tell(term, on, { ...day, isSupposed: false }, understood, events, false),
  );
  if (first == null || second == null) return null;
  return {
    ...first,
    text: `${first.text}. ${second.text}`,
    keys: [...new Set([...first.keys, ...second.keys])],
    standsOn: [...(first.standsOn ?? []), ...(second.standsOn ?? [])],
    // Of two terms that end apart neither yes nor no follows by itself.
    isSupposed: first.isPast !== second.isPast,
  };
}

interface ToldTerm {
  term: Term;
  day: DayOfEvent;
}

/** What is asked of a term, or of what comes of it. */
const asksOfTime =
  /\b(?:plazos?|hasta (?:cuando|que dia)|cuanto tiempo|cuantos dias|vence|venc\w+|a tiempo|todavia|aun|ya (?:paso|pasaron|es tarde)|tarde|que dia|desde (?:cuando|[a-z]+\?)|prescri\w+|caduc\w+|puedo|podemos|que hago|que pasa)\b/;

/** The same from the only day that is told, where what happened on it was told in words that are not known. */
function onlyDayTold(
  [term]: readonly Term[],
  on: readonly string[],
  understood: UnderstoodQuestion,
  events: ToldEvents,
): DayOfTerm | null {
  if (term === undefined || !asksOfTime.test(fold(understood.text))) return null;
  const day = events.onlyDayFor(term.from, understood);
  if (day === null || daysBetween(day.from, understood.today) > maxSupposedDays) return null;
  return tell(term, on, { ...day, isSupposed: true }, understood, events);
}

/** What lies further back is told as the beginning of a story. */
const maxSupposedDays = 3 * 366;

function isOfQuestion({ said, unless }: Term, { text, today }: UnderstoodQuestion): boolean {
  if (said.length === 0 && unless.length === 0) return true;
  const book = new PhraseBook([
    ...said.map((phrase) => ({ owner: 'said' as const, phrase })),
    ...unless.map((phrase) => ({ owner: 'unless' as const, phrase })),
  ]);
  const found = new Set(book.find(readQuestionTokens(text, today)).map(({ owner }) => owner));
  return !found.has('unless') && (said.length === 0 || found.has('said'));
}

function tell(
  term: Term,
  on: readonly string[],
  day: DayOfEvent & { isSupposed: boolean },
  { text, today }: UnderstoodQuestion,
  events: ToldEvents,
  placesOthers = true,
): DayOfTerm | null {
  const since = events.sinceOf(term.from) ?? '';
  const folded = fold(text);
  const { court } = units[term.unit];
  const jurisdiction = term.court ?? court;
  // Local courts and offices count by their own rules.
  if (isOfOffice(term.unit) && placeElsewhere(folded) !== null) return null;
  const { deadlines: law } = openComputableLaw();
  const named = asDeadline(term, on, jurisdiction);
  const by = mannerOf(since, folded);
  const ends = (notified: CivilDay, deadline = named): DeadlineResult | null => {
    const settled = settle(() =>
      computeDeadline({ notified, by, jurisdiction, deadline: deadline.name }, { ...law, deadlines: [deadline] }),
    );
    return 'refused' in settled ? null : settled.value;
  };
  const [earliest, latest] = [ends(day.from), ends(day.to)];
  if (earliest === null || latest === null) return null;
  const isExact = day.from === day.to;
  const isPast = latest.due < today ? true : earliest.due >= today ? false : null;
  if (isPast === null) return null;
  // Which day is a working day may be disputed: that the term is moved is told, and not to which.
  const unmoved = term.extendsOnClosedDay ? ends(day.to, { ...named, extendsOnClosedDay: false }) : latest;
  if (unmoved === null) return null;
  const moved =
    isExact && unmoved.due < latest.due
      ? ` y, como ese día no es hábil, se ${unmoved.due < today ? 'corrieron' : 'corren'} al primer día hábil siguiente`
      : '';
  const ofDay = isExact ? `${since} ${tellDay(day.from)}` : `${since.replace(/(?: del|, el)$/, '')}, ${day.words}`;
  const when = whenItEnds(term, earliest, unmoved, isExact, today);
  const later = term.orLater === undefined ? '' : `; ${term.orLater}`;
  const meanwhile =
    placesOthers && isExact && !term.prescribes ? placeOf(events.onlyDayAfter(day.from, { text, today }), latest) : '';
  return {
    text: `${day.isSupposed ? `Si ${since.replace(/(?: del|, el)$/, '')} fue el ${tellDay(day.from)}` : `Contando desde ${ofDay}`}, ${when}${moved}${calendarOf(term.unit)}${term.prescribes ? stops : ''}${meanwhile}${later}${graceOf(term, latest, isExact, today)}`,
    keys: keysOf(named, latest),
    standsOn: latest.citations,
    calculator: isExact && !term.extendsOnClosedDay ? calculatorOf(term, day.from, by, jurisdiction) : null,
    term,
    isPast: isPast === true,
    mayRunLater: term.orLater !== undefined,
    prescribes: term.prescribes,
    isSupposed: day.isSupposed,
  };
}

/** Whether what happened meanwhile lies within the term; nothing where another reading or the hours of grace may save it. */
function placeOf(day: CivilDay | null, { due, graceUntil, readings }: DeadlineResult): string {
  if (day === null) return '';
  const lasts = [due, ...(graceUntil === null ? [] : [graceUntil]), ...readings.map(({ value }) => value)];
  const isWithin = lasts.every((last) => day <= last);
  if (!isWithin && lasts.some((last) => day <= last)) return '';
  return `; el ${tellDay(day)} cae ${isWithin ? 'dentro' : 'fuera'} de ese plazo`;
}

/** The article that fixes the term, and the rule by which it was counted; none of the law of work says how its working days are. */
function keysOf({ articles, unit }: CatalogueDeadline, { citations }: DeadlineResult): string[] {
  const counting = unit === 'dias-habiles-laborales' ? [] : citations.filter((key) => !articles.includes(key));
  return [...articles, ...counting].slice(0, maxCitations);
}

const maxCitations = 2;

const isOfOffice = (unit: DeadlineUnit): boolean =>
  unit === 'dias-habiles-judiciales' || unit === 'dias-habiles-administrativos';

function asDeadline(term: Term, on: readonly string[], jurisdiction: string): CatalogueDeadline {
  return {
    id: 'plazo-de-la-respuesta',
    name: 'plazo de la respuesta',
    aliases: [],
    forum: [jurisdiction],
    length: term.length,
    unit: term.unit,
    starts: '',
    articles: [term.article ?? on[0] ?? ''],
    effect: '',
    peremptory: true,
    grace: term.grace && term.unit === 'dias-habiles-judiciales',
    skipsRecess: false,
    extendsOnClosedDay: term.extendsOnClosedDay,
    from: null,
    note: null,
    checked: openComputableLaw().deadlines.jurisdictions.find(({ id }) => id === jurisdiction)?.checked as CivilDay,
  };
}

/** "Los 10 días corridos vencen el viernes 13/11/2026". */
function whenItEnds(
  { length, unit }: Term,
  earliest: DeadlineResult,
  latest: DeadlineResult,
  isExact: boolean,
  today: CivilDay,
): string {
  const { one, many } = units[unit];
  const isOne = length === 1;
  const counted = isOne ? one : `${unit === 'horas' ? 'las' : 'los'} ${length} ${many}`;
  const verb = latest.due < today ? (isOne ? 'venció' : 'vencieron') : isOne ? 'vence' : 'vencen';
  if (isExact) {
    const other = latest.readings.find(({ value }) => value !== latest.due);
    const reading = other === undefined ? '' : ` (según otra lectura, el ${tellDay(other.value)})`;
    const hour = unit === 'horas' ? ', a la misma hora' : '';
    const on = latest.due === today ? `hoy, ${tellDay(latest.due)}` : `el ${tellDay(latest.due)}`;
    return `${counted} ${verb} ${on}${hour}${reading}`;
  }
  if (daysBetween(earliest.due, latest.due) <= maxSpreadDays) {
    return `${counted} ${verb} entre el ${tellDay(earliest.due)} y el ${tellDay(latest.due)}, según el día exacto`;
  }
  return latest.due < today ? `${counted} ya ${verb}` : `${counted} todavía no ${isOne ? 'venció' : 'vencieron'}`;
}

const calendarOf = (unit: DeadlineUnit): string =>
  unit.startsWith('dias-habiles') ? ', según los feriados y las ferias que Foja tiene cargados' : '';

function graceOf({ unit, grace }: Term, { graceUntil }: DeadlineResult, isExact: boolean, today: CivilDay): string {
  if (!grace || graceUntil === null || !isExact || unit !== 'dias-habiles-judiciales' || graceUntil < today) return '';
  return `. Lo que se presenta en las primeras horas del despacho del ${tellDay(graceUntil)} todavía vale`;
}

/** What runs from the last edict itself is not put off as a notification by edict is. */
function mannerOf(since: string, folded: string): NotificationKind {
  const by = notificationIn(folded);
  return by === 'edictos' && !/notific/.test(since) ? 'personal' : by;
}

function calculatorOf(
  term: Term,
  notified: CivilDay,
  by: NotificationKind,
  jurisdiction: string,
): Computed['calculator'] {
  return {
    slug: 'vencimientos',
    title: 'Ver el vencimiento día por día',
    inputs: {
      notified,
      by,
      length: String(term.length),
      unit: term.unit,
      jurisdiction,
    },
  };
}
