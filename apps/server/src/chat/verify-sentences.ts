import { fold } from '@foja/legal-text/fold';
import { type Stretch, splitSentences } from '@foja/legal-text/split-sentences';
import { readQuantities } from '../corpus/check/quantities.ts';
import { piecesOfBody } from '../corpus/statements/split-pieces.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import { partiesIn } from './parties-in.ts';
import { termsOf } from './terms-of.ts';
import type { CheckedQuote } from './verify-quotes.ts';

/** A sentence that leans on a source which says something else. Offsets are of the answer; the marks stand inside or just behind. */
export interface UnsupportedSentence {
  start: number;
  end: number;
  /** What differs: a figure or its unit, whether something is so, or whom it concerns. */
  why: 'figure' | 'negation' | 'party';
}

/** Words of a sentence and of one of the source's that must be the same before what differs between them is told. */
const sameSentence = 0.72;
const fewestWords = 3;
const shortSentence = 4;
const markPattern = /\[(\d{1,3})\]/g;
const references =
  /\(?\barts?(?:iculos?|\.)?\s*[\d.,\sy-]+(?:bis|ter)?[^);.]*\)?|\bley(?:es)? (?:n[°º.]* ?)?[\d.]+|\b\d{1,2}\/\d{1,2}\/\d{2,4}|fallos: [\d:]+/g;
const workingKinds = /(\d+|[a-z]+)(?: \(\d+\))? dias (habiles|corridos)/g;

/**
 * Holds every sentence that cites a source against that source's words: its figures with their units stand there, what the source
 * denies is not affirmed, and the parties are not exchanged. What a source does not hold in like words is left alone.
 * @param ownWords what the person told: repeating it claims nothing.
 */
export function findUnsupportedSentences(
  content: string,
  sources: readonly RankedSource[],
  quotes: readonly CheckedQuote[],
  ownWords: string,
): UnsupportedSentence[] {
  // A guide tells its articles in its own words; its sentences lean on their marks.
  const guides = sources.filter(({ kind }) => kind === 'guide');
  const told = new Set(readQuantities(ownWords).map(({ value }) => value));
  return sentencesWithMarks(content).flatMap(({ start, end, text, numbers }) => {
    if (quotes.some((quote) => quote.start < end && quote.end > start)) return [];
    const cited = numbers.flatMap((number) => sources[number - 1] ?? []);
    if (cited.length === 0 || cited.length < numbers.length) return [];
    const why = whatDiffers(bare(text), [...cited, ...guides].map(evidenceOf), told);
    return why === null ? [] : [{ start, end, why }];
  });
}

/** Sentences with the numbers of the sources that they cite; marks that stand alone belong to the sentence before. */
function sentencesWithMarks(content: string): (Stretch & { numbers: number[] })[] {
  const sentences: (Stretch & { numbers: number[] })[] = [];
  for (const sentence of splitSentences(content)) {
    const numbers = [...sentence.text.matchAll(markPattern)].map(([, number]) => Number(number));
    const before = sentences.at(-1);
    const [leading = ''] = /^(?:\[\d{1,3}\]\s*)+/.exec(sentence.text) ?? [];
    if (leading !== '' && before !== undefined) {
      before.numbers.push(...[...leading.matchAll(markPattern)].map(([, number]) => Number(number)));
      before.end = sentence.start + leading.trimEnd().length;
      const rest = sentence.text.slice(leading.length);
      if (/\p{L}/u.test(rest)) {
        const own = [...rest.matchAll(markPattern)].map(([, number]) => Number(number));
        sentences.push({ start: sentence.start + leading.length, end: sentence.end, text: rest, numbers: own });
      }
      continue;
    }
    sentences.push({ ...sentence, numbers });
  }
  return sentences.filter(({ numbers }) => numbers.length > 0);
}

interface Evidence {
  /** Folded. */
  text: string;
  measures: ReadonlySet<string>;
  values: ReadonlySet<number>;
  sentences: readonly string[];
}

/** By what it was read from: sources are remembered from one question to the next, and their sections with them. */
const known = new WeakMap<object, { from: Pick<RankedSource, 'heading' | 'text' | 'editorial'>; evidence: Evidence }>();

/** All that a source says, official and editorial. */
function evidenceOf(source: RankedSource): Evidence {
  const { heading, text, editorial } = source;
  const key = editorial?.sections ?? source;
  const remembered = known.get(key);
  if (
    remembered?.from.text === text &&
    remembered.from.heading === heading &&
    remembered.from.editorial?.title === editorial?.title
  )
    return remembered.evidence;
  const evidence = readEvidence(source);
  known.set(key, { from: { heading, text, editorial }, evidence });
  return evidence;
}

function readEvidence(source: RankedSource): Evidence {
  const bodies = source.editorial?.sections.map(({ body }) => body) ?? [];
  const whole = [source.heading, source.text, source.editorial?.title ?? '', ...bodies].join('\n');
  const quantities = readQuantities(whole);
  return {
    text: fold(whole),
    measures: new Set(
      quantities.flatMap(({ value, unit, near }) => [unit ?? [], near].flat().flatMap((one) => measures(value, one))),
    ),
    values: new Set(quantities.map(({ value }) => value)),
    sentences: [
      ...splitSentences(source.text).map(({ text }) => text),
      ...bodies.flatMap((body) => piecesOfBody(body).map(({ text }) => text)),
    ],
  };
}

/** A figure in every unit in which it may be said: twelve months are a year, a half is fifty per cent. */
function measures(value: number, unit: string): string[] {
  const same = [`${value} ${unit}`];
  if (unit === 'month' && value % 12 === 0) same.push(`${value / 12} year`);
  if (unit === 'year') same.push(`${value * 12} month`);
  if (unit === 'day' && value % 7 === 0) same.push(`${value / 7} week`);
  if (unit === 'week') same.push(`${value * 7} day`);
  if (unit === 'hour' && value % 24 === 0) same.push(`${value / 24} day`);
  if (unit === 'half') same.push(`${value * 50} percent`);
  if (unit === 'percent' && value === 50) same.push('1 half');
  return same;
}

/** The sentence without what only refers. */
function bare(sentence: string): string {
  return fold(sentence)
    .replace(markPattern, ' ')
    .replace(/[*_`#>]/g, '')
    .replace(references, ' ');
}

function whatDiffers(
  sentence: string,
  evidence: readonly Evidence[],
  told: ReadonlySet<number>,
): UnsupportedSentence['why'] | null {
  if (saysAnotherFigure(sentence, evidence, told)) return 'figure';
  const likes = evidence
    .flatMap(({ sentences }) => sentences)
    .filter((other) => isLike(sentence, other))
    .map(fold);
  if (likes.length === 0) return null;
  if (likes.every((other) => deniesOtherwise(sentence, other))) return 'negation';
  return likes.every((other) => exchangesParties(sentence, other)) ? 'party' : null;
}

function saysAnotherFigure(sentence: string, evidence: readonly Evidence[], told: ReadonlySet<number>): boolean {
  const claims = readQuantities(sentence).filter(
    ({ isImplied, inWords, unit, value }) => !isImplied && (unit !== null || (!inWords && value >= 3)),
  );
  const isHeld = ({ value, unit }: (typeof claims)[number]) =>
    told.has(value) ||
    evidence.some(({ measures: held, values }) =>
      unit === null ? values.has(value) : measures(value, unit).some((one) => held.has(one)),
    );
  return !claims.every(isHeld) || countsOtherDays(sentence, evidence);
}

/** "Diez días hábiles" where the source counts ten running days. */
function countsOtherDays(sentence: string, evidence: readonly Evidence[]): boolean {
  return [...sentence.matchAll(workingKinds)].some(([, number = '', kind = '']) => {
    const [value] = readQuantities(`${number} dias`).map((one) => one.value);
    const kinds = evidence.flatMap(({ text }) =>
      [...text.matchAll(workingKinds)].flatMap(([, other = '', kept = '']) =>
        readQuantities(`${other} dias`)[0]?.value === value ? [kept] : [],
      ),
    );
    return kinds.length > 0 && !kinds.includes(kind);
  });
}

/** Whether one says nearly the same words as the other. */
function isLike(sentence: string, other: string): boolean {
  const [left, right] = [termsOf(sentence), termsOf(other)];
  const words = Math.max(left.size, right.size);
  const most = Math.min(left.size, right.size);
  // Most are too short or too long to be alike, whatever they say.
  if (most < fewestWords || most / words < sameSentence) return false;
  let shared = 0;
  for (const term of left) if (right.has(term)) shared += 1;
  // Of a short sentence every word counts.
  return shared >= fewestWords && shared / words >= (words <= shortSentence ? 1 : sameSentence);
}

/** A verb that is denied in one and affirmed in the other. */
function deniesOtherwise(sentence: string, other: string): boolean {
  const [left, right] = [denied(sentence), denied(other)];
  const onlyOne = (mine: Set<string>, theirs: Set<string>, theirText: string) =>
    [...mine].some((verb) => !theirs.has(verb) && new RegExp(`\\b${verb}`).test(theirText));
  return onlyOne(left, right, other) || onlyOne(right, left, sentence);
}

const pronouns = '(?:(?:se|le|les|lo|la|los|las|me|te|nos) )*';
const denial = new RegExp(`\\b(?:no|nunca|tampoco|jamas) ${pronouns}([a-z]{2,})`, 'g');

/** Beginnings of the verbs that a sentence denies. */
function denied(sentence: string): Set<string> {
  return new Set([...sentence.matchAll(denial)].map(([, verb = '']) => verb.slice(0, Math.max(3, verb.length - 2))));
}

/** The same words with the two sides in each other's place. */
function exchangesParties(sentence: string, other: string): boolean {
  const [left, right] = [partiesIn(sentence), partiesIn(other)];
  if (left.length === 0 || left.length !== right.length) return false;
  return (
    left.every((party, place) => right[place] !== undefined && party.pair === right[place].pair) &&
    left.some((party, place) => party.side !== right[place]?.side)
  );
}
