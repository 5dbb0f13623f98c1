import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import { splitSentences } from '@foja/legal-text/split-sentences';
import type { StepsThatServe } from '../../corpus/doubts/read-doubts.ts';
import type { QuestionPart } from '../../understanding/understood-question.ts';
import type { DayOfTerm } from '../computed/day-of-term.ts';
import { termsOf } from '../terms-of.ts';
import { nearlyAsLikely, saidOf } from './doubts/doubts-of-part.ts';
import type { DoubtFound } from './doubts/find-doubts.ts';
import { placeDay } from './place-day.ts';
import { repliesAtOnce } from './reply-of.ts';
import { type Said, saysAgain } from './says-again.ts';

/** What the questions put answer, in one paragraph with its articles. */
export interface DoubtsTold {
  text: string;
  /** Articles that the paragraph names; the sentences were compared with them. */
  keys: string[];
  /** The parts of the question that it answers. */
  parts: QuestionPart[];
  /** How people ask what they answer; absent: not known. */
  asked?: string;
  /** How surely the first is what is asked, as doubts are measured. */
  worth: number;
  /** The first is said just for the facts that were told. */
  isOfFacts: boolean;
  /** What comes nearest to it of what people ask besides; absent: nothing does. */
  besides?: readonly ToldBeside[];
  /** The day on which a term of them ends, told with them; null where the question tells no day from which one runs. */
  day: DayOfTerm | null;
  /** What who asks does now, of the first that has steps; absent: nobody has looked. */
  steps?: StepsThatServe | undefined;
}

/** What stands below what is told. */
export interface ToldBeside extends Said {
  /** The same with the articles that it stands on named. */
  sentence: string;
  /** The part of the question that may put it. */
  part: QuestionPart;
}

const maxDoubts = 2;
/** The same where several things are asked. */
const maxOfParts = 4;
/** Worth from which a doubt is told besides what stands before it on the same article. */
const surelyAsked = 3.5;

/** The answers to the doubts that a question puts, but for what was told before; null where nothing is left. */
export function tellDoubts(
  doubts: readonly DoubtFound[],
  toldBefore: readonly ToldBeforeDoubts[],
  nameArticle: (key: string) => string,
  dayOf: (doubt: DoubtFound) => DayOfTerm | null = () => null,
): DoubtsTold | null {
  const answeredBefore = doubts.filter((doubt) => isToldBefore(doubt, toldBefore));
  // What its part puts far less surely than what was told before is asked by nobody.
  const isLeft = (doubt: DoubtFound) =>
    !answeredBefore.includes(doubt) &&
    !answeredBefore.some(({ part, worth }) => part === doubt.part && worth - doubt.worth > nearlyAsLikely);
  // Each thing that is asked has its answer, and one of them may have another.
  const limit = doubts.some(({ part }) => part !== doubts[0]?.part) ? maxOfParts : maxDoubts;
  const { told, parts } = chooseTold(doubts.filter(isLeft), limit);
  const [first] = told;
  if (first === undefined) return null;
  const before = { text: toldBefore.map(({ text }) => text).join(' '), keys: toldBefore.flatMap(({ keys }) => keys) };
  // Of two that one part puts, the one that says whether it is so comes first.
  const inOrder = told.every(({ part }) => part === first.part)
    ? told.toSorted((left, right) => Number(repliesAtOnce(right.answer)) - Number(repliesAtOnce(left.answer)))
    : told;
  const unsaid = toldBefore.length === 0 ? inOrder : inOrder.map((doubt) => withoutSaidBefore(doubt, before));
  const { sentences, day, isOfFacts } = withDay(unsaid, nameArticle, dayOf);
  return {
    text: sentences.join(' '),
    keys: inOrder.flatMap(({ keys }) => keys),
    day,
    parts,
    ...(told.some(({ asked }) => asked !== undefined) && {
      asked: told.flatMap(({ asked = [] }) => asked).join('\n'),
    }),
    worth: first.worth,
    isOfFacts,
    steps: stepsOf(inOrder),
  };
}

/** What stands before what the doubts answer. */
export interface ToldBeforeDoubts extends Said {
  /** It was computed, and what each part that this holds of asks for is what was. */
  answersPart?: (part: QuestionPart) => boolean;
}

/** Whether what stands before a doubt says it: on its article, where it is not surely what is asked, or in so many words. */
function isToldBefore(doubt: DoubtFound, toldBefore: readonly ToldBeforeDoubts[]): boolean {
  // What is surely asked may say more than a sentence with its figure: "si no contesta, podés considerarte despedido".
  return toldBefore.some((told) =>
    doubt.worth < surelyAsked
      ? told.keys.includes(doubt.keys[0] ?? '') || saysAgain(asSaid(doubt), told)
      : shareSaid(doubt.answer, told.text) >= mostlySaidFrom && saysAgain(asSaid(doubt), told),
  );
}

/** The parts of a question that what stands before its doubts answers: what was computed, or says what their likeliest doubt does. */
export function partsToldBefore(
  parts: readonly QuestionPart[],
  doubts: readonly DoubtFound[],
  toldBefore: readonly ToldBeforeDoubts[],
): QuestionPart[] {
  const computed = parts.filter((part) => toldBefore.some(({ answersPart }) => answersPart?.(part)));
  const told = doubts.filter((doubt) => isToldBefore(doubt, toldBefore));
  return [...computed, ...told.flatMap(({ part, alsoOf }) => [part, ...alsoOf])];
}

/** Those of the first that has some; where the first has none and no other tells any, none. */
function stepsOf([first, ...others]: readonly DoubtFound[]): StepsThatServe | undefined {
  if (first?.steps !== 'none') return first?.steps;
  return others.find(({ steps }) => steps !== undefined && steps !== 'none')?.steps ?? 'none';
}

/** The first so many that say something each, and the parts of the question that they answer. */
function chooseTold(doubts: readonly DoubtFound[], limit: number): { told: DoubtFound[]; parts: QuestionPart[] } {
  const told: DoubtFound[] = [];
  const parts: QuestionPart[] = [];
  for (const doubt of doubts) {
    const isSaid =
      told.some((other) => saysAgain(asSaid(doubt), asSaid(other))) || saysAgain(asSaid(doubt), together(told));
    if (isSaid && (parts.includes(doubt.part) || !saysUnsaidOf(doubt, told))) {
      // What says it again would have answered its part: that is answered where the other stands.
      parts.push(doubt.part, ...doubt.alsoOf);
      continue;
    }
    const held = told.findIndex((other) => isHeldBy(other, doubt));
    const holder = told[held];
    // What is likelier, and speaks as much of what is asked, keeps its place beside what says only some of it again.
    if (
      holder !== undefined &&
      doubt.worth < holder.worth &&
      !saysMoreOf(doubt, holder) &&
      shareSaid(holder.answer, doubt.answer) < whollySaidFrom
    ) {
      parts.push(doubt.part, ...doubt.alsoOf);
      continue;
    }
    if (holder !== undefined) told[held] = doubt;
    else if (told.length < limit) told.push(told.length === 0 ? doubt : withoutSaidAgain(doubt, together(told)));
    else continue;
    parts.push(doubt.part, ...doubt.alsoOf);
  }
  return { told, parts };
}

/** Whether it says a word that its part asks of and that nothing told says: "¿y quién paga las costas?", where no costs are spoken of. */
function saysUnsaidOf({ part, answer }: DoubtFound, told: readonly DoubtFound[]): boolean {
  const [own, others] = [termsOf(answer), termsOf(told.map((one) => one.answer).join(' '))];
  // What stands in front of several parts is asked by none of them alone.
  const askedElsewhere = new Set(told.filter((one) => one.part !== part).flatMap((one) => analyzeTerms(one.part.text)));
  return analyzeTerms(part.text).some((term) => own.has(term) && !others.has(term) && !askedElsewhere.has(term));
}

/** Whether one speaks of more of what is asked than another, in the parts that either answers. */
function saysMoreOf(one: DoubtFound, other: DoubtFound): boolean {
  const parts = new Set([one, other].flatMap(({ part, alsoOf }) => [part, ...alsoOf]));
  const said = ({ answer }: DoubtFound) => [...parts].reduce((sum, part) => sum + saidOf(part, answer), 0);
  return said(one) > said(other);
}

/** What a sentence begins with that only goes on with the one before it. */
const goesOn =
  /^(?:es[aeo]s?|est[aeo]s?|ell[ao]s?|desde (?:ell[ao]|ese|entonces)|ademas|tambien|en (?:ese|esos|cambio)|si (?:no )?(?:l[aeo]s?|se)|lo mismo|de lo contrario|asi|hasta|el resto|l[ao] (?:de|del|que))[ ,]/;

/** A second answer without its first and last sentences, as far as they say again what is told and the others stand without them. */
function withoutSaidAgain(doubt: DoubtFound, told: Said): DoubtFound {
  const sentences = splitSentences(doubt.answer).map(({ text }) => text);
  const isNew = (text: string) => !saysAgain({ text, keys: doubt.keys }, told);
  const first = sentences.findIndex(isNew);
  const last = sentences.findLastIndex(isNew);
  if (first < 0) return doubt;
  const from = goesOn.test(fold(sentences[first] ?? '')) || pointsBack.test(fold(sentences[first] ?? '')) ? 0 : first;
  return { ...doubt, answer: sentences.slice(from, last + 1).join(' ') };
}

const pointsBack =
  /\b(?:es[aeo]s?|est[aeo]s?|dich[oa]s?|sin (?:documento|eso)) |\b(?:antes|despues|si no|caso contrario)[,:]/;

/** Share of its words from which an answer says little more than what stands before it. */
const mostlySaidFrom = 0.5;
/** Share of its words from which a sentence is wholly said before. */
const whollySaidFrom = 0.6;

/** An answer without what a belief that is denied before it says wholly, at its beginning and its end, where the others stand without it. */
function withoutSaidBefore(doubt: DoubtFound, before: Said): DoubtFound {
  const sentences = splitSentences(doubt.answer).map(({ text }) => text);
  if (sentences.length < 2 || doubt.isOfFacts || repliesAtOnce(doubt.answer)) return doubt;
  const isSaid = sentences.map((text) => isWhollySaid({ text, keys: doubt.keys }, before));
  const [, next = ''] = sentences;
  const from = isSaid[0] && !isSaid[1] && !goesOn.test(fold(next)) && !pointsBack.test(fold(next)) ? 1 : 0;
  const last = sentences.length - 1;
  const to = isSaid[last] && last > from ? last : last + 1;
  return { ...doubt, answer: sentences.slice(from, to).join(' ') };
}

function isWhollySaid(one: Said, before: Said): boolean {
  return shareSaid(one.text, before.text) >= whollySaidFrom && saysAgain(one, before);
}

const denies = /^[^.;:]{0,90}(?<!\p{L})(?:no|nunca|ningún|ninguna?|sólo)(?!\p{L})/iu;

/** Whether what stands against a belief says no more than the answer that would stand below it, and no "Sí" or "No" is lost without it. */
export function isHeldByAnswer(denial: Said, answer: Said): boolean {
  return (
    !repliesAtOnce(denial.text) &&
    !denies.test(denial.text) &&
    isWhollySaid(withoutArticles(denial), withoutArticles(answer))
  );
}

const withoutArticles = ({ text, keys }: Said): Said => ({ text: text.replace(/\s*\([^()]*\)(?=\.)/g, ''), keys });

/** Share of a text's words that another says. */
function shareSaid(text: string, other: string): number {
  const [own, told] = [[...termsOf(text)], termsOf(other)];
  return own.filter((term) => told.has(term)).length / Math.max(1, own.length);
}

/** Whether one says no more than another that stands beside it: neither the facts told nor a "Sí" are lost with it. */
function isHeldBy(one: DoubtFound, other: DoubtFound): boolean {
  const isLost = one.isOfFacts || (repliesAtOnce(one.answer) && !repliesAtOnce(other.answer));
  return !isLost && saysAgain(asSaid(one), asSaid(other));
}

function together(doubts: readonly DoubtFound[]): Said {
  return { text: doubts.map(({ answer }) => answer).join(' '), keys: doubts.flatMap(({ keys }) => keys) };
}

/** Their sentences, and beside the first that states a term the day on which it ends; beside one of another part, that of its own as well. */
function withDay(
  doubts: readonly DoubtFound[],
  nameArticle: (key: string) => string,
  dayOf: (doubt: DoubtFound) => DayOfTerm | null,
): Pick<DoubtsTold, 'day' | 'isOfFacts'> & { sentences: string[] } {
  const days = doubts.map((doubt) => dayOf(doubt));
  const own = doubts.map((doubt, place) => (isSure(days[place]) ? doubt : withoutOthersDay(doubt)));
  const isOfFacts = own[0]?.isOfFacts === true;
  // What surely runs from the day that was told is told before what may.
  const first = days.some(isSure) ? days.findIndex(isSure) : days.findIndex((day) => day !== null);
  const second = days.findIndex(
    (day, place) =>
      place > first && isSure(day) && isOfAnother(day, days[first]) && own[place]?.part !== own[first]?.part,
  );
  let sentences = own.map((doubt, place) => {
    const day = place === first || place === second ? days[place] : null;
    return sentenceOf(isSure(day) ? { ...doubt, answer: answerBeside(doubt, day) } : doubt, nameArticle);
  });
  // From the end, so that what is put in moves nothing that comes before it.
  for (const place of [second, first]) {
    const [doubt, day] = [own[place], days[place]];
    if (doubt === undefined || day == null) continue;
    const isOpening = place === first && place === 0 && !repliesAtOnce(doubt.answer);
    sentences = placeDay(sentences, place, day, isOpening ? doubt.part : null, nameArticle);
  }
  return { sentences, day: days[first] ?? null, isOfFacts };
}

const isSure = (day: DayOfTerm | null | undefined): day is DayOfTerm => day != null && !day.isSupposed;
const isOfAnother = (one: DayOfTerm, other: DayOfTerm | null | undefined): boolean => one.text !== other?.text;

/** What is said for everybody, where an answer was chosen by how long ago a day was from which its term does not run. */
function withoutOthersDay(doubt: DoubtFound): DoubtFound {
  const { isOfDates, general } = doubt.byElapsed;
  return isOfDates && doubt.terms.length > 0 ? { ...doubt, answer: general, isOfFacts: false } : doubt;
}

/** An answer with the articles that it stands on. */
export function sentenceOf(
  { answer, keys }: { answer: string; keys: readonly string[] },
  nameArticle: (key: string) => string,
): string {
  return `${answer.replace(/[.\s]+$/, '')} (${keys.map(nameArticle).join('; ')}).`;
}

/** What is said on the side of the term on which the day lies: the calendar counts better than so many days elapsed. */
function answerBeside(
  { answer, byElapsed: { said, general, cases } }: DoubtFound,
  { isPast, term }: DayOfTerm,
): string {
  const side = isPast ? 'more' : 'less';
  if (said === side) return answer;
  const own = cases.find((one) => one.side === side && isLimit(one.limit, term));
  return own?.answer ?? (said === null ? answer : general);
}

const unitOf: Partial<Record<Quantity['unit'], RegExp>> = {
  hora: /^horas$/,
  dia: /^dias/,
  'dia-habil': /^dias-habiles/,
  mes: /^meses$/,
  anio: /^anios$/,
};

const isLimit = ({ value, unit }: Quantity, term: DayOfTerm['term']): boolean =>
  value === term.length && unitOf[unit]?.test(term.unit) === true;

function asSaid({ answer, keys }: DoubtFound): Said {
  return { text: answer, keys };
}
