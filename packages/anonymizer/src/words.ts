import type { NormalisedText } from './normalise.ts';

/** One word of the normalised text. */
export interface Word {
  start: number;
  end: number;
  folded: string;
  /** `initial` is a single capital letter, `upper` two or more capitals, `title` a capital and then small letters. */
  shape: 'lower' | 'title' | 'upper' | 'initial';
  /** Part of an e-mail, a user name or a code, so not a word of the language. */
  glued: boolean;
}

const GLUED_LEFT = /[@_/\d]$|[\p{Ll}\d]\.$/u;
const GLUED_RIGHT = /^(?:[@_\d]|\.[\p{Ll}\d])/u;

/** All words of the document, in order: letters, with an apostrophe or a hyphen between two of them. */
export function wordsOf(document: NormalisedText): Word[] {
  const { text, folded } = document;
  const words: Word[] = [];
  let start = nextLetter(text, 0);
  while (start < text.length) {
    const end = wordEnd(text, start);
    const glued =
      (start > 0 && text[start - 1] !== ' ' && GLUED_LEFT.test(text.slice(Math.max(0, start - 2), start))) ||
      (end < text.length && text[end] !== ' ' && GLUED_RIGHT.test(text.slice(end, end + 2)));
    words.push({ start, end, folded: folded.slice(start, end), shape: shapeOf(text.slice(start, end)), glued });
    start = nextLetter(text, end);
  }
  return words;
}

const LETTER = /^\p{L}/u;

/** Units of the letter at `at`; 0 when there is none. */
function letterSize(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) ? 1 : 0;
  if (code < 0xd800)
    return code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7 ? 1 : Number(LETTER.test(text.charAt(at)));
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return at < text.length && LETTER.test(letter) ? letter.length : 0;
}

function nextLetter(text: string, from: number): number {
  let at = from;
  while (at < text.length && letterSize(text, at) === 0) at += 1;
  return at;
}

/** Behind a hyphen no apostrophe joins any more: "D'Angelo-Ruiz" is one word, "Ruiz-D" and "Angelo" are two. */
function wordEnd(text: string, start: number): number {
  let at = start;
  let joinsByHyphen = false;
  for (;;) {
    for (let size = letterSize(text, at); size > 0; size = letterSize(text, at)) at += size;
    const mark = text[at];
    const joins = (mark === "'" && !joinsByHyphen) || mark === '-';
    if (!joins || letterSize(text, at + 1) === 0) return at;
    joinsByHyphen ||= mark === '-';
    at += 1;
  }
}

function shapeOf(written: string): Word['shape'] {
  const code = written.charCodeAt(0);
  if (code >= 97 && code <= 122) return 'lower';
  const first = written[0] as string;
  if (first === first.toLowerCase()) return 'lower';
  if (written.length === 1) return 'initial';
  return written === written.toUpperCase() ? 'upper' : 'title';
}

/** Index of the first word that starts at or after `at`. */
export function firstWordFrom(words: readonly Word[], at: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as Word).start < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What stands between two consecutive words. */
export function gapBetween(document: NormalisedText, left: Word, right: Word): string {
  return document.text.slice(left.end, Math.min(right.start, left.end + 8));
}

/** Several readers of one document ask for the same words. */
const ordinaryOf = new WeakMap<readonly Word[], Set<string>>();

/** Folded words that the document also writes in small letters: ordinary words, unless the gazetteer knows them. */
export function ordinaryWords(words: readonly Word[]): ReadonlySet<string> {
  let ordinary = ordinaryOf.get(words);
  if (!ordinary) {
    ordinary = new Set<string>();
    for (const { shape, glued, folded } of words) if (shape === 'lower' && !glued) ordinary.add(folded);
    ordinaryOf.set(words, ordinary);
  }
  return ordinary;
}

// Endings of common nouns and adjectives that surnames hardly ever have.
const ORDINARY_ENDING =
  /^\p{L}{3,}(?:cion|ciones|sion|siones|[ilr]dad|[ilr]dades|miento|mientos|ismo|ismos|mente|ionales?|icas|icos|idos|idas|ados|adas|atorios?|atorias?|ivos|ivas|ables?|ibles?|dores|antes|entes|istas|encias|ancias|ales|ologia|ologica|ologico|iatria|iatrica|iatrico|ografia|ometria|terapia|oscopia|patia|zepam|azepina|apina|idona|oxetina|tralina|prazol|sartan|olol|cilina|micina|xacina|statina|dipina|profeno|semida|sona|lactona|formina|prolol|dopa)$/u;

/** True for folded words that read like common nouns or adjectives; ask only about words the gazetteer does not know. */
export function looksOrdinary(folded: string): boolean {
  return ORDINARY_ENDING.test(folded);
}
