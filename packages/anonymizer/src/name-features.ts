import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import type { NormalisedText } from './normalise.ts';
import { PLACE_WORDS } from './places.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { looksLikeSurname } from './surname-endings.ts';
import { SURNAMES } from './surnames.ts';
import { looksOrdinary, ordinaryWords, type Word } from './words.ts';

/** Takes one feature of a word: what kind of feature it is, and its value, in parts that follow each other. */
export type TakeFeature = (
  kind: number,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
  fifth?: string,
  sixth?: string,
) => void;

/** How many kinds of features there are. */
export const featureKinds = 29;

/** What one document says of its words, whatever place is asked about. */
export interface NameFacts {
  document: NormalisedText;
  words: readonly Word[];
  ordinary: ReadonlySet<string>;
  /** Folded word → how often it has a capital although no sentence begins there. */
  inside: ReadonlyMap<string, number>;
  /** Of each word: the writing of its line, in capitals (`U`), in small letters (`l`) or ordinary (`n`). */
  lines: readonly string[];
  /** Of each word: what the lists say of it. */
  classes: readonly string[];
  /** Given names of the document, by their first three letters. */
  given: ReadonlyMap<string, readonly string[]>;
  /** Of each word: what it is as a neighbour. */
  besides: readonly string[];
  /** Folded word → what stands beside its places, in all of the text. */
  signs: ReadonlyMap<string, number>;
  /** What stands before each word, shortened, and at the end what stands behind the last. */
  gaps: readonly string[];
}

/** Whether a name of the lists counts as one; in fitting some are forgotten, so that the surroundings are learned too. */
export type KnowsName = (folded: string) => boolean;

const longestNeighbour = 16;
const everyName: KnowsName = () => true;

/** What the lists say of a word, as one letter. */
function classOf(folded: string, knows: KnowsName): string {
  if (PARTICLES.has(folded)) return 'p';
  const isListed = (GIVEN_NAMES.has(folded) || SURNAMES.has(folded)) && knows(folded);
  if (STOP_WORDS.has(folded)) return STOPPED_NAMES.has(folded) && isListed ? 't' : 's';
  if (isListed) {
    if (AMBIGUOUS_NAMES.has(folded)) return GIVEN_NAMES.has(folded) ? 'a' : 'b';
    const isCommon = EVERYDAY_WORDS.has(folded) || isCommonWord(folded);
    if (GIVEN_NAMES.has(folded)) return isCommon ? 'f' : SURNAMES.has(folded) ? 'h' : 'g';
    return isCommon ? 'e' : 'n';
  }
  if (EVERYDAY_WORDS.has(folded) || isCommonWord(folded)) return 'c';
  if (PLACE_WORDS.has(folded)) return 'l';
  if (looksOrdinary(folded)) return 'o';
  return looksLikeSurname(folded) ? 'x' : 'u';
}

/** What the lists say of a word does not change from text to text. */
const plainClasses = new Map<string, string>();
const mostPlainClasses = 20_000;

function plainClassOf(folded: string): string {
  let known = plainClasses.get(folded);
  if (known === undefined) {
    known = classOf(folded, everyName);
    if (plainClasses.size >= mostPlainClasses) plainClasses.clear();
    plainClasses.set(folded, known);
  }
  return known;
}

/** Class and shape together, each written once. */
const CLASSES: Readonly<Record<string, Readonly<Record<Word['shape'], string>>>> = Object.fromEntries(
  [...'ptsabfhgencloux'].map((kind) => [
    kind,
    { lower: `${kind}l`, title: `${kind}T`, upper: `${kind}U`, initial: `${kind}I` },
  ]),
);

/** Reads once what is asked about each word. */
export function nameFacts(document: NormalisedText, words: readonly Word[], knows: KnowsName = everyName): NameFacts {
  const inside = new Map<string, number>();
  const classOfWord = new Map<string, string>();
  const classes: string[] = [];
  const lines: string[] = [];
  const besides: string[] = [];
  const gaps: string[] = [];
  const given = new Map<string, string[]>();
  let end = -1;
  let lineEnd = -1;
  let writing = 'n';
  for (const word of words) {
    if (word.start > lineEnd) {
      const next = document.text.indexOf('\n', word.start);
      lineEnd = next === -1 ? document.text.length : next;
      writing = writingOf(document.text.slice(word.start, lineEnd));
    }
    lines.push(writing);
    let known = classOfWord.get(word.folded);
    if (known === undefined) {
      known = knows === everyName ? plainClassOf(word.folded) : classOf(word.folded, knows);
      if (word.folded.length >= 5 && 'ghfa'.includes(known)) {
        const beginning = word.folded.slice(0, 3);
        given.set(beginning, [...(given.get(beginning) ?? []), word.folded]);
      }
      classOfWord.set(word.folded, known);
    }
    const kind = (CLASSES[known] as Record<Word['shape'], string>)[word.shape];
    classes.push(kind);
    besides.push(isOpen(known) && word.shape !== 'lower' ? kind : word.folded.slice(0, longestNeighbour));
    gaps.push(end < 0 ? '^' : gap(document.text, end, word.start));
    end = word.end;
    if (word.shape === 'title' && !opensSentence(document, word.start)) {
      inside.set(word.folded, (inside.get(word.folded) ?? 0) + 1);
    }
  }
  gaps.push('$');
  return {
    document,
    words,
    ordinary: ordinaryWords(words),
    inside,
    lines,
    classes,
    given,
    besides,
    gaps,
    signs: readSigns(words, classes, gaps),
  };
}

/** Not of the sentence: a name, or what may be one. */
const isOpen = (known: string) => known !== 's' && known !== 'p' && known !== 'c';

function writingOf(line: string): string {
  let capitals = 0;
  let small = 0;
  for (let at = 0; at < line.length && at < 200; at += 1) {
    const code = line.charCodeAt(at);
    if (code >= 65 && code <= 90) capitals += 1;
    else if (code >= 97 && code <= 122) small += 1;
  }
  if (capitals > 4 * small) return 'U';
  return small > 40 * capitals ? 'l' : 'n';
}

const opensSentence = (document: NormalisedText, start: number): boolean =>
  /(?:^|[.:;!?\n"¿¡(-] ?)$/.test(document.text.slice(Math.max(0, start - 2), start));

/** Whether a word may be part of a name at all. */
export function mayBeName({ words, classes }: NameFacts, index: number): boolean {
  const word = words[index] as Word;
  if (word.glued || word.folded.length > 24) return false;
  const kind = (classes[index] as string)[0] as string;
  if (kind === 's' || kind === 'p') return false;
  if (word.shape !== 'lower') return true;
  return word.folded.length >= 3 && kind !== 'c' && kind !== 'o' && kind !== 't';
}

/** All that the features of the word at `index` depend on, in one text: the same surroundings give the same features. */
export function surroundingsOf(facts: NameFacts, index: number): string {
  const { document, words, lines, inside, ordinary } = facts;
  const word = words[index] as Word;
  const first = Math.max(0, index - 2);
  const last = Math.min(words.length - 1, index + 2);
  const start = (words[first] as Word).start;
  const opens = word.start === 0 || document.text[word.start - 1] === '\n' ? 'L' : '-';
  const times = Math.min(5, inside.get(word.folded) ?? 0);
  const flags = `${index - first}${last - index}${word.start - start}${opens}${lines[index]}${times}${ordinary.has(word.folded) ? 'o' : '-'}`;
  const quoted = document.folded[word.start - 1] === '"' ? 'q' : '';
  return `${document.text.slice(start, (words[last] as Word).end)}\0${flags}${quoted}${familiarForm(facts, word.folded)}|${signsOf(facts, word.folded)}`;
}

/** Gives every feature of the word at `index` to `take`. */
export function readFeatures(facts: NameFacts, index: number, take: TakeFeature): void {
  const { document, words, classes, lines, inside, ordinary, besides, gaps } = facts;
  const { folded, text } = document;
  const word = words[index] as Word;
  const own = classes[index] as string;
  const line = lines[index] as string;
  const gapLeft = gaps[index] as string;
  const next = words[index + 1];
  const gapRight = gaps[index + 1] as string;
  const at = (offset: number): string => classes[index + offset] ?? '--';
  // A neighbour as its word, or, where it may be a name itself, as what it looks like.
  const left = besides[index - 1] ?? '';
  const right = besides[index + 1] ?? '';
  const left2 = besides[index - 2] ?? '';
  const right2 = besides[index + 2] ?? '';
  const before1 = at(-1);
  const after1 = at(1);
  take(0, own, line);
  take(1, own, line, gapLeft);
  take(2, own, line, gapRight);
  take(3, own, before1, gapLeft);
  take(4, own, after1, gapRight);
  take(5, own, before1, after1, gapLeft, gapRight);
  take(6, own, at(-2), before1, gapLeft);
  take(7, own, after1, at(2), gapRight);
  take(8, left, gapLeft);
  take(9, right, gapRight);
  take(10, own, signsOf(facts, word.folded));
  take(11, own, left2, left, gapLeft);
  take(12, left2, ' ', left, gapLeft);
  take(13, right, gapRight, right2);
  take(14, own, left, gapLeft);
  take(15, own, right, gapRight);
  take(16, word.folded.slice(-3), own[1] as string);
  take(17, word.folded.slice(-2), own);
  take(18, word.folded.slice(0, 3), own[1] as string);
  const times = inside.get(word.folded) ?? 0;
  take(19, own, times > 4 ? '5' : times > 2 ? '3' : String(times), ordinary.has(word.folded) ? 'o' : '-');
  // The ending of the verb after a name, with its accent: "dijo", "contó", "vive".
  if (next && next.shape === 'lower')
    take(20, own[1] as string, gapRight, text.slice(Math.max(next.start, next.end - 2), next.end));
  const before = folded[word.start - 1] ?? '\n';
  take(21, own, opensLine(text, word.start) ? 'L' : '-', gapLeft);
  take(22, own, String(word.folded.length), before === '"' ? 'q' : '');
  take(23, left2, gapLeft, own[0] as string);
  const familiar = familiarForm(facts, word.folded);
  if (familiar !== '') take(24, own, familiar);
  take(26, own, right, gapRight, right2);
  take(27, word.folded.slice(-4), own[1] as string);
  take(28, own, gapLeft, gapRight, times > 2 ? '3' : String(times), ordinary.has(word.folded) ? 'o' : '-');
  take(25, own, line, left, gapLeft, right.length > 2 ? 'w' : right, gapRight);
}

/** What the places of one word have beside them, as flags. */
const TITLED = 1;
const BEHIND_GIVEN = 2;
const DOES = 4;
const BEHIND_PREPOSITION = 8;
const IN_SMALL_LETTERS = 16;
const TITLES: ReadonlySet<string> = new Set(
  'sr sra srt srta dr dra sres dres don dona senor senora senorita doctor doctora lic ing prof'.split(' '),
);
const DEEDS: ReadonlySet<string> = new Set(
  'dijo dice declara declaro manifiesta manifesto refiere refirio contesto responde respondio pide pidio firma firmo vive vino niega nego reconoce agrega tiene esta sabe quiere fue llego trabaja trabajo pago cobra cobro le lo se no'.split(
    ' ',
  ),
);
const PREPOSITIONS: ReadonlySet<string> = new Set('a de con por y e para contra'.split(' '));

/** A word that stands behind "Sra." once is a name in its other places too. */
function readSigns(
  words: readonly Word[],
  classes: readonly string[],
  gaps: readonly string[],
): ReadonlyMap<string, number> {
  const signs = new Map<string, number>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    if (word.shape === 'initial') continue;
    const own = signsAt(words, classes, gaps, index);
    if (own !== 0) signs.set(word.folded, (signs.get(word.folded) ?? 0) | own);
  }
  return signs;
}

function signsAt(words: readonly Word[], classes: readonly string[], gaps: readonly string[], index: number): number {
  if (words[index]?.shape === 'lower') return IN_SMALL_LETTERS;
  const [previous, next, gap] = [words[index - 1], words[index + 1], gaps[index]];
  let signs = 0;
  if (previous && (gap === ' ' || gap === '. ')) {
    if (TITLES.has(previous.folded)) signs |= TITLED;
    if (gap === ' ' && previous.shape !== 'lower' && isGivenClass(classes[index - 1] as string)) signs |= BEHIND_GIVEN;
    if (gap === ' ' && previous.shape === 'lower' && PREPOSITIONS.has(previous.folded)) signs |= BEHIND_PREPOSITION;
  }
  if (next?.shape === 'lower' && gaps[index + 1] === ' ' && DEEDS.has(next.folded)) signs |= DOES;
  return signs;
}

const isGivenClass = ([kind]: string): boolean => kind === 'g' || kind === 'h';

const signsOf = ({ signs }: NameFacts, folded: string): string => String(signs.get(folded) ?? 0);

/** "Romi" of "Romina" (`b`), "Emanuelito" of "Emanuel" (`d`), where the document names both. */
function familiarForm({ given }: NameFacts, folded: string): string {
  if (folded.length < 3) return '';
  const names = given.get(folded.slice(0, 3));
  if (!names) return '';
  const stem = /^(.{3,})(?:c?it[oa]|ill[oa])$/.exec(folded)?.[1];
  for (const name of names) {
    if (name === folded) continue;
    if (name.length > folded.length + 1 && name.startsWith(folded.slice(0, -1)) && folded.length <= 5) return 'b';
    if (stem !== undefined && name.startsWith(stem)) return 'd';
  }
  return '';
}

function opensLine(text: string, start: number): boolean {
  return start === 0 || text[start - 1] === '\n';
}

/** What stands between two words, shortened. */
function gap(text: string, from: number, to: number): string {
  if (to - from === 1 && text[from] !== '\n') return text[from] as string;
  const between = text.slice(from, Math.min(to, from + 12));
  if (between.includes('\n'))
    return between[0] === '.' || between[0] === ':' || between[0] === ',' ? `${between[0]}|` : '|';
  return /\d/.test(between)
    ? `${(between[0] as string) + (between.at(-1) as string)}9`
    : between.slice(0, 3).replace(/[\t\u0090]/g, '?');
}
