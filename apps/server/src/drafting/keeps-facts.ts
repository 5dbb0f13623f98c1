import { detect } from '@foja/anonymizer';
import { numberWordPattern } from '@foja/legal-text/number-vocabulary';

/** Shares of the words, and bounds of the length, past which a new wording tells another story. */
const sharedWordsMin = 0.55;
const lengthShare = { min: 0.5, max: 1.8 };
const lengthSlackCharacters = 200;
/** Words are compared by so many first letters, so that another ending is no other word. */
const stemCharacters = 5;

/**
 * Whether a new wording of somebody's account keeps what it says: every number, date, name and other personal datum, and no
 * new one; its negations; most of its words; about its length. What it cannot tell apart it refuses: the person's own words
 * are always good.
 */
export function keepsFacts(original: string, wording: string): boolean {
  const length = wording.length;
  return (
    length >= original.length * lengthShare.min - lengthSlackCharacters &&
    length <= original.length * lengthShare.max + lengthSlackCharacters &&
    sameSet(numbersOf(original), numbersOf(wording)) &&
    sameSet(matchesOf(original, countingWords), matchesOf(wording, countingWords)) &&
    namesOf(original).every((name) => holds(wording, name)) &&
    namesOf(wording).every((name) => holds(original, name)) &&
    dataOf(original).every((datum) => holds(wording, datum)) &&
    dataOf(wording).every((datum) => holds(original, datum)) &&
    negationsOf(original) > 0 === negationsOf(wording) > 0 &&
    share(original, wording) >= sharedWordsMin &&
    share(wording, original) >= sharedWordsMin
  );
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
const holds = (text: string, part: string) => fold(text).includes(fold(part));

/** Figures as they are written, without the dots of thousands: "$ 200.000", "10/03/2026", "3,5". */
function numbersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\d+(?:[.,:/-]\d+)*/g)].map(([figure]) => figure.replace(/\.(?=\d{3}(?!\d))/g, '')));
}

const calendarWords =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo';

/** Numbers, months and days of the week in words. "Un" and "una" count nothing by themselves. */
const countingWords = new RegExp(`\\b(?:${numberWordPattern}|mitad|doble|${calendarWords})\\b`, 'g');

function matchesOf(text: string, pattern: RegExp): Set<string> {
  return new Set([...fold(text).matchAll(pattern)].map(([word]) => word));
}

/** How many words of a text deny something. */
export function negationsOf(text: string): number {
  return [...fold(text).matchAll(/\b(?:no|ni|nunca|jamas|sin|tampoco|nadie|nada|ningun\w*)\b/g)].length;
}

/** Capitalised words that do not open a sentence, and those before another one: names of people, streets, firms. */
export function namesOf(text: string): string[] {
  const inside = [...text.matchAll(/(?<![.!?:;\n«"(]\s*|^\s*)(?<=[\s(«"])\p{Lu}[\p{L}\d'-]+/gu)].map(([name]) => name);
  const opening = [...text.matchAll(/\p{Lu}[\p{L}'-]+(?=\s+\p{Lu}\p{L})/gu)].map(([name]) => name);
  return [...new Set([...inside, ...opening])];
}

/** Personal data as the anonymizer knows them. */
function dataOf(text: string): string[] {
  return detect(text).map(({ start, end }) => text.slice(start, end));
}

function stemsOf(text: string): Set<string> {
  return new Set((fold(text).match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, stemCharacters)));
}

/** Share of the longer words of `of` that `other` holds too. */
function share(of: string, other: string): number {
  const stems = stemsOf(of);
  const others = stemsOf(other);
  return stems.size === 0 ? 1 : [...stems].filter((stem) => others.has(stem)).length / stems.size;
}

function sameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((item) => right.has(item));
}
