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

const WORD = /\p{L}+(?:'\p{L}+)*(?:-\p{L}+)*/gu;

const GLUED_LEFT = /[@_/\d]$|[\p{Ll}\d]\.$/u;
const GLUED_RIGHT = /^(?:[@_\d]|\.[\p{Ll}\d])/u;

/** All words of the document, in order. */
export function wordsOf(document: NormalisedText): Word[] {
  const { text } = document;
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const written = match[0];
    const start = match.index;
    const end = start + written.length;
    const glued =
      GLUED_LEFT.test(text.slice(Math.max(0, start - 2), start)) || GLUED_RIGHT.test(text.slice(end, end + 2));
    words.push({ start, end, folded: document.folded.slice(start, end), shape: shapeOf(written), glued });
  }
  return words;
}

function shapeOf(written: string): Word['shape'] {
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

/** Folded words that the document also writes in small letters: ordinary words, unless the gazetteer knows them. */
export function ordinaryWords(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.filter(({ shape, glued }) => shape === 'lower' && !glued).map(({ folded }) => folded));
}

// Endings of common nouns and adjectives that surnames hardly ever have.
const ORDINARY_ENDING =
  /^\p{L}{3,}(?:cion|ciones|sion|siones|idad|idades|miento|mientos|ismo|ismos|mente|ionales?|icas|icos|idos|idas|ados|adas|atorios?|atorias?|ivos|ivas|ables?|ibles?|dores|antes|entes|istas|encias|ancias|ales)$/u;

/** True for folded words that read like common nouns or adjectives; ask only about words the gazetteer does not know. */
export function looksOrdinary(folded: string): boolean {
  return ORDINARY_ENDING.test(folded);
}
