import { isArticleSuffix } from './article-number.ts';
import { fold } from './fold.ts';

/** A piece of text as the citation parser sees it. `value` is folded, acronyms and numbers without dots. */
export interface Lexeme {
  kind: 'word' | 'number' | 'mark';
  value: string;
  /** Written in capitals: "CP" is a code, "cp" may be anything. */
  capitals: boolean;
  /** Begins with a capital. */
  isProper: boolean;
  start: number;
  end: number;
}

// In groups: an acronym, a number, a word; else a mark. A word may be cut by a hyphen at the end of a line. Dotted acronyms first ("L.D.C.", "C.C. y C."): their dots are not sentence ends. A number may carry thousands.
const pattern =
  /((?<![\p{L}\p{N}])C\.\s?C\.\s?y\s?C(?:\.\s?N)?(?![\p{L}\p{N}])\.?|(?<![\p{L}\p{N}])(?:\p{Lu}{1,2}\.){1,6}\p{Lu}{1,2}(?![\p{L}\p{N}])\.?|(?<![\p{L}\p{N}])\p{Lu}\.(?:\s\p{Lu}\.){1,6}(?!\s?\p{Lu}))|(\p{Nd}{1,3}(?:\.\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+)|([\p{L}\p{M}](?:(?<=\p{Ll})[-‐\u00AD][ \t]{0,4}\r?\n[ \t]{0,8}(?=\p{Ll})|[\p{L}\p{M}\u00AD])*)|[^\s\p{L}\p{M}\p{Nd}]/gu;

/** Only the accent tells them from "artículo", "decreto" and "fallo". */
const verbs = new Set(['articuló', 'decretó', 'falló']);
const numberSign = /^[°ºª]$/u;
/** What a word cut at the end of a line, or given a soft hyphen, has too much; and the sign of "art°", "arts.º". */
const notOfTheWord = /[-‐\u00AD][ \t]{0,4}\r?\n[ \t]{0,8}|\u00AD|[ºª]+$/gu;

/**
 * Pieces of the text in order. The degree sign of a number ("6°", "5to.") is part of the number; "N°", "Nro." become the
 * word "n".
 */
export function lexCitations(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (const match of text.matchAll(pattern)) {
    const [found, acronym, number, word] = match;
    const start = match.index;
    const end = start + found.length;
    const last = lexemes.at(-1);
    const touches = last !== undefined && last.end === start;
    if (acronym !== undefined) {
      lexemes.push({
        kind: 'word',
        value: fold(acronym.replace(/[.\s]/g, '')),
        capitals: true,
        isProper: true,
        start,
        end,
      });
    } else if (number !== undefined) {
      lexemes.push({ kind: 'number', value: number.replaceAll('.', ''), capitals: false, isProper: false, start, end });
    } else if (word !== undefined && !(touches && last.kind === 'number' && isOrdinalTail(word))) {
      const { isSign, value, capitals, isProper } = readWord(word);
      // "N°", "N.º", "arts.º": the sign belongs to what it touches.
      if (isSign && touches) last.end = end;
      else lexemes.push({ kind: 'word', value, capitals, isProper, start, end });
    } else if (touches && (numberSign.test(found) || closesOrdinal(text, last, found))) {
      last.end = end;
    } else if (word !== undefined && last !== undefined) {
      last.end = end;
    } else {
      lexemes.push({ kind: 'mark', value: found, capitals: false, isProper: false, start, end });
    }
  }
  return lexemes;
}

// As in `normalizeWord`: words repeat far more than they differ, and past this size the memory starts again.
const rememberedWords = 20_000;
const remembered = new Map<string, ReadWord>();
/** What is longer is no word, and would be kept whole. */
const longestRemembered = 40;

interface ReadWord extends Pick<Lexeme, 'value' | 'capitals' | 'isProper'> {
  /** Nothing of it is of a word. */
  isSign: boolean;
}

function readWord(word: string): ReadWord {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const whole = word.replace(notOfTheWord, '');
  const read = {
    isSign: whole === '',
    value: verbs.has(whole.toLowerCase()) ? whole.toLowerCase() : fold(whole),
    capitals: whole.length > 1 && isCapitals(whole),
    isProper: /^\p{Lu}/u.test(whole),
  };
  if (word.length > longestRemembered) return read;
  if (remembered.size >= rememberedWords) remembered.clear();
  remembered.set(word, read);
  return read;
}

/** The stop of "5to.". */
function closesOrdinal(text: string, last: Lexeme, mark: string): boolean {
  return mark === '.' && last.kind === 'number' && /\p{L}/u.test(text.slice(last.end - 1, last.end));
}

/** "5to", "1ro", "6º": º and ª count as letters in Unicode. */
function isOrdinalTail(word: string): boolean {
  return !isArticleSuffix(word) && /^(?:º|ª|o|a|ro|ra|do|da|to|ta|er|mo|vo|no)$/i.test(word);
}

function isCapitals(word: string): boolean {
  return (
    (/^\p{Lu}+$/u.test(word) && word.length <= 8) ||
    /^(?:CCyCN?|CCyCom|CCivCom|LdC|LCyQ|CPCyC|CPCCyC|CPCCNac)$/.test(word)
  );
}
